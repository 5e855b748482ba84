import { categories } from '../../../site/categories.ts'
import { localize, type Path } from '../../../site/locales.ts'
import { href, pageSegment, routes } from '../../../site/routes.ts'
import { appearsAt, clockTime, dayOf, toMoment } from '../../content/clock.ts'
import { aliasesOf, type Entry, fieldAt, slugOf } from '../../content/entry.ts'
import { type Message, type Problem, problemOf, say } from '../../content/problem.ts'
import type { SiteContext } from '../../content/site-context.ts'
import { memoize } from '../../lib/cache.ts'
import { toSlug } from '../../lib/strings.ts'
import type { DocumentRule, Rule, SiteRule } from '../rule.ts'

const stillToCome = {
  en: 'date "%1" is still to come, and the post is shown already. Write publishAt: %2 09:00 to wait for it.',
  nl: 'date "%1" moet nog komen, en het artikel is al te zien. Schrijf publishAt: %2 09:00 om het tot die dag te verbergen.',
}
const laterDate = {
  en: 'date "%1" is later than publishAt. Write date: %2, the day on which it appears.',
  nl: 'date "%1" is later dan publishAt. Schrijf date: %2, de dag waarop het verschijnt.',
}

export const futureDate: SiteRule = {
  id: 'future-date',
  docs: {
    messages: [stillToCome, laterDate],
    why: {
      en: 'A date hides nothing: publishAt does. A post is not of a later day than it appears.',
      nl: 'Een datum verbergt niets: publishAt wel. Een artikel is niet van later dan de dag waarop het verschijnt.',
    },
    example: { wrong: '---\ndate: 2026-12-01\n---', right: '---\ndate: 2026-12-01\npublishAt: 2026-12-01 09:00\n---' },
  },
  check({ entry, site, report }) {
    const { date, draft, publishAt } = entry.fields
    if (entry.collection !== 'blog' || typeof date !== 'string') return
    const day = dayOf(date) ?? date
    const last = typeof publishAt === 'string' ? publishAt.slice(0, 10) : clockTime(site.now).slice(0, 10)
    if (day <= last || toMoment(day) === undefined) return
    const position = fieldAt(entry, 'date')
    if (typeof publishAt !== 'string') {
      if (!draft) report({ position, message: say(stillToCome, date, day), isAdvice: true })
    } else if (toMoment(publishAt) !== undefined) report({ position, message: say(laterDate, date, last) })
  },
}

const noSlug = {
  en: 'slug is missing, so the address ends in %1. Write one, such as slug: %2',
  nl: 'slug ontbreekt, dus het adres eindigt op %1. Schrijf er een, zoals slug: %2',
}

export const missingSlug: DocumentRule = {
  id: 'missing-slug',
  docs: {
    messages: [noSlug],
    why: {
      en: 'The address tells visitors and search engines what a post is about, in its own language.',
      nl: 'Het adres zegt bezoekers en zoekmachines waar een artikel over gaat, in de eigen taal.',
    },
    example: {
      wrong: '---\ntitle: Wat kost een website\n---\nTekst.',
      right: '---\nslug: wat-kost-een-website\ntitle: Wat kost een website\n---\nTekst.',
    },
  },
  check({ document: { collection, name, fields, hasBody, unread, positions }, report }) {
    const { title, slug } = fields
    if (collection !== 'blog' || !hasBody || slug !== undefined || unread || typeof title !== 'string') return
    const right = toSlug(title, 80)
    if (right === name) return
    const position = { line: positions.title?.line ?? 1, column: 1 }
    report({ position, message: say(noSlug, name, right), isAdvice: true })
  },
}

const besideText = {
  en: 'readTime "%1" stands beside a text, from which it is computed. Leave the line out.',
  nl: 'readTime "%1" staat bij een tekst, waaruit de leestijd wordt berekend. Laat de regel weg.',
}
const noReadTime = {
  en: 'readTime is missing. Write minutes, like readTime: 4; only where there is a text it is computed.',
  nl: 'readTime ontbreekt. Schrijf de minuten, zoals readTime: 4; alleen waar een tekst staat, wordt de leestijd berekend.',
}

export const readTime: DocumentRule = {
  id: 'read-time',
  docs: {
    messages: [besideText, noReadTime],
    why: {
      en: 'The reading time of a text is computed. Only a post without text states it.',
      nl: 'De leestijd van een tekst wordt berekend. Alleen een artikel zonder tekst noemt hem.',
    },
    example: { wrong: '---\nreadTime: 4\n---\nTekst.', right: '---\nid: 91\n---\nTekst.' },
  },
  check({ document, report }) {
    const { collection, hasBody, unread, fields } = document
    if (collection !== 'blog' || unread?.includes('readTime') || hasBody === (fields.readTime === undefined)) return
    const message = hasBody ? say(besideText, String(fields.readTime)) : noReadTime
    report({ position: fieldAt(document, 'readTime'), message })
  },
}

const taken = { en: '%1 "%2" is taken by %3. Choose another.', nl: '%1 "%2" is al van %3. Kies een ander.' }

export const postAddress: SiteRule = {
  id: 'post-address',
  docs: {
    messages: [taken],
    why: {
      en: 'An address belongs to one page. An earlier one of a post leads to where it is now.',
      nl: 'Een adres hoort bij één pagina. Een eerder adres van een artikel leidt naar het huidige.',
    },
    example: { wrong: '---\nslug: zorg\n---', right: '---\nslug: automatisering-in-de-zorg\n---' },
  },
  check({ entry, site, report }) {
    if (entry.collection !== 'blog') return
    const slug = slugOf(entry)
    const owner = reservedSlugs[entry.locale].get(slug)
    if (owner) report({ position: fieldAt(entry, 'slug'), message: say(taken, 'slug', slug, owner) })
    for (const { alias, owner } of takenAliases(site).get(entry) ?? [])
      report({ position: fieldAt(entry, 'aliases'), message: say(taken, 'aliases', alias, owner) })
  },
}

const reservedSlugs = localize((locale): ReadonlyMap<string, string> => {
  const addresses = Object.values(routes).flatMap<string>((route) => route.addresses[locale])
  const last = addresses.map((address) => address.slice(address.lastIndexOf('/') + 1))
  return new Map([
    ...[pageSegment[locale], ...last].map((slug) => [slug, 'site/routes.ts'] as const),
    ...Object.values(categories).map(({ slug }) => [slug[locale], 'site/categories.ts'] as const),
  ])
})

/** Aliases of each post that are the address of a page, of a post, or an alias of an earlier post. */
const takenAliases = memoize(({ entries }: SiteContext) => {
  const posts = entries.filter(({ collection }) => collection === 'blog')
  const owners = localize((locale) => {
    const own = posts.filter((post) => post.locale === locale)
    return new Map([...reservedSlugs[locale], ...own.map((post) => [slugOf(post), post.file] as const)])
  })
  const aliases = posts.map((post) => {
    const known = owners[post.locale]
    const found = aliasesOf(post).flatMap((alias) => {
      const owner = known.get(alias)
      known.set(alias, owner ?? post.file)
      return owner ? [{ alias, owner }] : []
    })
    return [post, found] as const
  })
  return new Map(aliases)
}, new WeakMap())

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
    why: {
      en: 'Links and search engines still lead to an address that was live. With aliases it goes on to where the post is now.',
      nl: 'Links en zoekmachines leiden nog naar een adres dat online was. Met aliases gaat het door naar waar het artikel nu staat.',
    },
    example: { wrong: '---\nslug: nieuw\n---', right: '---\nslug: nieuw\naliases: [oud]\n---' },
  },
}

export type LivePost = Pick<Entry, 'file' | 'locale' | 'name' | 'fields' | 'hasBody'>

/** Returns the URLs of live posts that the site no longer has, each with its problem. */
export function goneAddresses(live: readonly LivePost[], site: SiteContext): { url: Path; problem: Problem }[] {
  if (live.length === 0) return []
  const known = new Set(site.published().map(({ url }) => url))
  return live.flatMap((livePost) => {
    if (!livePost.hasBody || appearsAt(livePost) > site.now) return []
    const urlOf = (slug: string) => href('post', livePost.locale, { slug })
    const lost = [...aliasesOf(livePost), slugOf(livePost)].filter((slug) => !known.has(urlOf(slug)))
    const problem = lost.length > 0 && advise(livePost, lost.map(urlOf).join(', '), lost, site)
    return problem ? lost.map((slug) => ({ url: urlOf(slug), problem })) : []
  })
}

function advise(
  livePost: LivePost,
  urls: string,
  lost: readonly string[],
  { entries, now }: SiteContext,
): Problem | undefined {
  const posts = entries.filter(({ collection, locale }) => collection === 'blog' && locale === livePost.locale)
  const successor =
    posts.find(({ fields }) => fields.id === livePost.fields.id) ?? posts.find(({ file }) => file === livePost.file)
  if (successor?.unread) return undefined
  const at = (entry: Entry, field: string, message: Message): Problem => {
    return problemOf(entry.file, goneAddress.id, { position: fieldAt(entry, field), message, isAdvice: true })
  }
  if (!successor?.hasBody) {
    const message = say(removed, urls, lost.join(', '))
    return problemOf(livePost.file, goneAddress.id, { message, isAdvice: true })
  }
  const field = successor.fields.draft === true ? 'draft' : 'publishAt'
  if (appearsAt(successor) > now) return at(successor, field, say(hidden, urls, field))
  // The oldest alias comes first: it identifies the post in feeds.
  const aliases = new Set([...aliasesOf(livePost), slugOf(livePost), ...aliasesOf(successor)])
  aliases.delete(slugOf(successor))
  return at(successor, 'slug', say(moved, urls, [...aliases].join(', ')))
}
