import type { Path } from '../../../site/locales.ts'
import { href } from '../../../site/routes.ts'
import { appearsAt } from '../../content/clock.ts'
import { aliasesOf, type Entry, fieldAt, slugOf } from '../../content/entry.ts'
import { type Problem, problemOf, type ReportedProblem, say } from '../../content/problem.ts'
import type { SiteContext } from '../../content/site-context.ts'
import type { Rule } from '../rule.ts'

const moved = {
  en: 'Visitors no longer reach %1, live until now. Write aliases: [%2], so that it leads here.',
  nl: 'Bezoekers komen niet meer op %1, tot nu toe online. Schrijf aliases: [%2], dan leidt dat hierheen.',
}
const hidden = {
  en: 'Visitors no longer reach %1, live until now: this post is hidden. Leave %2 out to keep it.',
  nl: 'Bezoekers komen niet meer op %1, tot nu toe online: dit artikel is verborgen. Laat %2 weg om het te houden.',
}
const removed = {
  en: 'Visitors no longer reach %1, live until now. Restore the post, write aliases: [%2] in the one that takes its place, or take the links to it out.',
  nl: 'Bezoekers komen niet meer op %1, tot nu toe online. Zet het artikel terug, schrijf aliases: [%2] in het artikel dat ervoor in de plaats komt, of haal de links ernaar weg.',
}

/** Compares with an earlier version of the site, so it is not among the rules of a normal check. */
export const goneAddress: Rule = {
  id: 'gone-address',
  docs: {
    messages: [moved, hidden, removed],
    en: 'Links and search engines still lead to an address that was live. With aliases it goes on to where the post is now.',
    nl: 'Links en zoekmachines leiden nog naar een adres dat online was. Met aliases gaat het door naar waar het artikel nu staat.',
    example: { wrong: '---\nslug: nieuw\n---', right: '---\nslug: nieuw\naliases: [oud]\n---' },
  },
}

export type LivePost = Pick<Entry, 'file' | 'locale' | 'name' | 'fields' | 'hasBody'>

export function goneAddresses(live: readonly LivePost[], site: SiteContext): { url: Path; problem: Problem }[] {
  if (live.length === 0) return []
  const known = new Set(site.published().map(({ url }) => url))
  const posts = site.entries.filter(({ collection }) => collection === 'blog')
  return live.flatMap((livePost) => {
    const { file, locale, fields, hasBody } = livePost
    if (!hasBody || appearsAt(livePost) > site.now) return []
    const urlOf = (slug: string) => href('post', locale, { slug })
    const lost = [...aliasesOf(livePost), slugOf(livePost)].filter((slug) => !known.has(urlOf(slug)))
    const successor =
      posts.find((post) => post.locale === locale && post.fields.id === fields.id) ??
      posts.find((post) => post.file === file)
    if (lost.length === 0 || successor?.unread) return []
    const urls = lost.map(urlOf)
    const advice = successor?.hasBody
      ? adviseOn(successor, livePost, urls.join(', '), site.now)
      : { message: say(removed, urls.join(', '), lost.join(', ')) }
    const problem = problemOf(file, goneAddress.id, { ...advice, isAdvice: true })
    return urls.map((url) => ({ url, problem }))
  })
}

function adviseOn(successor: Entry, livePost: LivePost, urls: string, now: number): ReportedProblem {
  const at = (name: string) => ({ file: successor.file, position: fieldAt(successor, name) })
  const field = successor.fields.draft === true ? 'draft' : 'publishAt'
  if (appearsAt(successor) > now) return { ...at(field), message: say(hidden, urls, field) }
  // The oldest alias comes first: it identifies the post in feeds.
  const aliases = new Set([...aliasesOf(livePost), slugOf(livePost), ...aliasesOf(successor)])
  aliases.delete(slugOf(successor))
  return { ...at('slug'), message: say(moved, urls, [...aliases].join(', ')) }
}
