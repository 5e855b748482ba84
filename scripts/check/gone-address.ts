import type { Path } from '../../site/locales.ts'
import { href } from '../../site/routes.ts'
import { appearsAt } from '../content/clock.ts'
import { aliasesOf, type Entry, fieldAt, slugOf } from '../content/entry.ts'
import { type Message, type Problem, say } from '../content/problem.ts'
import type { SiteContext as Site } from '../content/site-context.ts'
import type { Explained } from './rule.ts'

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

export const goneAddress: Explained = {
  id: 'gone-address',
  says: [moved, hidden, removed],
  why: {
    en: 'Links and search engines still lead to an address that was live. With aliases it goes on to where the post is now.',
    nl: 'Links en zoekmachines leiden nog naar een adres dat online was. Met aliases gaat het door naar waar het artikel nu staat.',
  },
  example: { wrong: '---\nslug: nieuw\n---', right: '---\nslug: nieuw\naliases: [oud]\n---' },
}

export type LivePost = Pick<Entry, 'file' | 'locale' | 'name' | 'fields' | 'hasBody'>

export function goneAddresses(live: readonly LivePost[], site: Site): { url: Path; problem: Problem }[] {
  if (live.length === 0) return []
  const known = new Set(site.published().map(({ url }) => url))
  return live.flatMap((was) => {
    if (!was.hasBody || appearsAt(was) > site.now) return []
    const urlOf = (slug: string) => href('post', was.locale, { slug })
    const lost = [...aliasesOf(was), slugOf(was)].filter((slug) => !known.has(urlOf(slug)))
    const problem = lost.length > 0 && advise(was, lost.map(urlOf).join(', '), lost, site)
    return problem ? lost.map((slug) => ({ url: urlOf(slug), problem })) : []
  })
}

function advise(was: LivePost, urls: string, lost: readonly string[], { entries, now }: Site): Problem | undefined {
  const posts = entries.filter(({ collection, locale }) => collection === 'blog' && locale === was.locale)
  const heir = posts.find(({ fields }) => fields.id === was.fields.id) ?? posts.find(({ file }) => file === was.file)
  if (heir?.unread) return undefined
  const at = (entry: Entry, field: string, message: Message): Problem => {
    return { ruleId: goneAddress.id, file: entry.file, ...fieldAt(entry, field), message, isAdvice: true }
  }
  if (!heir?.hasBody) {
    const message = say(removed, urls, lost.join(', '))
    return { ruleId: goneAddress.id, file: was.file, line: 1, column: 1, message, isAdvice: true }
  }
  const field = heir.fields.draft === true ? 'draft' : 'publishAt'
  if (appearsAt(heir) > now) return at(heir, field, say(hidden, urls, field))
  // The oldest alias comes first: it identifies the post in feeds.
  const aliases = new Set([...aliasesOf(was), slugOf(was), ...aliasesOf(heir)])
  aliases.delete(slugOf(heir))
  return at(heir, 'slug', say(moved, urls, [...aliases].join(', ')))
}
