import type { Path } from '../../../site/locales.ts'
import { href } from '../../../site/routes.ts'
import { appearsAt } from '../../content/clock.ts'
import { aliasesOf, type Entry, fieldAt, type SiteContext, slugOf } from '../../content/entry.ts'
import { type Problem, problemOf, say } from '../../content/problem.ts'
import type { Rule } from '../../content/rule.ts'

const moved = {
  en: 'No longer online: {urls}. Write aliases: [{aliases}] to send visitors here.',
  nl: 'Niet meer online: {urls}. Schrijf aliases: [{aliases}], dan komen bezoekers hier terecht.',
  desk: {
    en: 'No longer online: {urls}. Add {aliases} to the earlier addresses.',
    nl: 'Niet meer online: {urls}. Zet {aliases} bij de eerdere adressen.',
  },
}
const hidden = {
  en: 'No longer online, because this post is hidden: {urls}. Remove {field} to keep the post online.',
  nl: 'Niet meer online, want dit artikel is verborgen: {urls}. Haal {field} weg om het online te houden.',
}
const removed = {
  en: 'No longer online: {urls}. Restore the post, write aliases: [{slugs}] in the post that replaces it, or remove the links to the old post.',
  nl: 'Niet meer online: {urls}. Zet het artikel terug, schrijf aliases: [{slugs}] in het artikel dat ervoor in de plaats komt, of haal de links naar het oude artikel weg.',
}

/** Has no `check` of its own: `goneAddresses` compares the posts with those of an earlier revision. */
export const goneAddress: Rule = {
  id: 'gone-address',
  docs: {
    messages: [moved, hidden, removed],
    en: 'Links and search engines still lead to an address that was online. The aliases field sends visitors on to the current address of the post.',
    nl: 'Links en zoekmachines leiden nog naar een adres dat online was. Met aliases komen bezoekers op het huidige adres van het artikel terecht.',
    example: { wrong: '---\nslug: nieuw\n---', right: '---\nslug: nieuw\naliases: [oud]\n---' },
  },
}

export type LivePost = Pick<Entry, 'file' | 'locale' | 'name' | 'fields' | 'hasBody'>

export function goneAddresses(live: readonly LivePost[], site: SiteContext): { url: Path; problem: Problem }[] {
  if (live.length === 0) return []
  const publishedUrls = new Set(site.published().map(({ url }) => url))
  const posts = site.entries.filter(({ collection }) => collection === 'blog')
  return live.flatMap((livePost) => {
    const { file, locale, fields, hasBody } = livePost
    if (!hasBody || appearsAt(livePost) > site.now) return []
    const urlOf = (slug: string) => href('post', locale, { slug })
    const lost = [...aliasesOf(livePost), slugOf(livePost)].filter((slug) => !publishedUrls.has(urlOf(slug)))
    const successor =
      posts.find((post) => post.locale === locale && post.fields.id === fields.id) ??
      posts.find((post) => post.file === file)
    if (lost.length === 0 || successor?.unreadableFields) return []
    const urls = lost.map(urlOf)
    const advice = successor?.hasBody
      ? adviseOn(successor, livePost, urls.join(', '), site.now)
      : { message: say(removed, { urls: urls.join(', '), slugs: lost.join(', ') }) }
    const problem = problemOf(file, goneAddress.id, { ...advice, isAdvice: true })
    return urls.map((url) => ({ url, problem }))
  })
}

function adviseOn(successor: Entry, livePost: LivePost, urls: string, now: number) {
  const atField = (name: string) => ({ file: successor.file, position: fieldAt(successor, name) })
  const field = successor.fields.draft === true ? 'draft' : 'publishAt'
  if (appearsAt(successor) > now) return { ...atField(field), message: say(hidden, { urls, field }) }
  // The oldest alias comes first: it identifies the post in feeds.
  const aliases = new Set([...aliasesOf(livePost), slugOf(livePost), ...aliasesOf(successor)])
  aliases.delete(slugOf(successor))
  return { ...atField('slug'), message: say(moved, { urls, aliases: [...aliases].join(', ') }) }
}
