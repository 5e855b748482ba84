import { parse } from 'yaml'
import { locales } from '../../../site/locales.ts'
import type { Site } from '../../content/content-map.ts'
import type { Entry } from '../../content/entry.ts'
import { reservedSlugs, slugOf } from '../../content/posts.ts'
import { toSlug } from '../../content/read/slug.ts'
import { memoize } from '../../lib/memoize.ts'
import { asBrowsersRead } from '../link-address.ts'
import { say } from '../message.ts'
import type { SiteRule } from '../rule.ts'

const taken = {
  en: 'slug is missing, so the address ends in %1. Write one that no other address has.',
  nl: 'slug ontbreekt, dus het adres eindigt op %1. Schrijf een slug die geen ander adres heeft.',
}
const free = {
  en: 'slug is missing, so the address ends in %1. Write %2',
  nl: 'slug ontbreekt, dus het adres eindigt op %1. Schrijf %2',
}

export const missingSlug: SiteRule = {
  id: 'missing-slug',
  says: [taken, free],
  why: {
    en: 'The address tells visitors and search engines what a post is about, in its own language.',
    nl: 'Het adres zegt bezoekers en zoekmachines waar een artikel over gaat, in de eigen taal.',
  },
  example: {
    wrong: '---\ntitle: Wat kost een website\n---\nTekst.',
    right: '---\nslug: wat-kost-een-website\ntitle: Wat kost een website\n---\nTekst.',
  },
  check(entry, site) {
    const { locale, name, places, titleLine } = entry
    const slug = slugOfTitle(entry)
    if (slug === undefined || slug === name) return []
    const { owners, linked, isRead } = surroundingsIn(site)
    const at = titleLine ?? { line: places.title?.line ?? 1, column: 1 }
    if (owners.get(`${locale} ${slug}`) !== 1) return [{ ...at, message: say(taken, name), isAdvice: true }]
    const line = `slug: ${typeof parse(slug) === 'string' ? slug : `"${slug}"`}`
    // A link to the article as it is now would lead nowhere, and a title with an entity is corrected first.
    const isFree = titleLine && isRead && !linked.has(name) && !/&[\w#]+;/.test(String(entry.fields.title))
    const expected = isFree ? `${line}\n` : undefined
    return [{ ...at, message: say(free, name, line), isAdvice: true, actual: '', expected }]
  },
}

/** The slug that an article without one would have by its title. */
function slugOfTitle({ collection, fields, hasBody }: Entry): string | undefined {
  if (collection !== 'blog' || !hasBody || fields.slug !== undefined || typeof fields.title !== 'string')
    return undefined
  return toSlug(fields.title).slice(0, 80).replace(/-$/, '')
}

/** How many addresses end in a slug, or would, by language and slug; and the names of the articles to which a text leads. */
const surroundingsIn = memoize(({ entries, pageAt }: Site) => {
  const slugs = [
    ...locales.flatMap((locale) =>
      [...reservedSlugs(locale).keys()].flatMap((slug) => [`${locale} ${slug}`, `${locale} ${slug}`]),
    ),
    ...entries
      .filter(({ collection }) => collection === 'blog')
      .flatMap((entry) => [...new Set([slugOf(entry), slugOfTitle(entry)])].map((slug) => `${entry.locale} ${slug}`)),
  ]
  const owners = new Map<string, number>()
  for (const slug of slugs) owners.set(slug, (owners.get(slug) ?? 0) + 1)
  const paths = entries.flatMap(({ outline }) => outline.links.map(({ url }) => pathOf(url)))
  // A text that cannot be read may lead to any article.
  const isRead = entries.every(({ headings }) => headings)
  return { owners, linked: new Set(paths.flatMap((path) => pageAt(path)?.post?.name ?? [])), isRead }
}, new WeakMap())

/** The path of an address, also of one that names a domain. */
function pathOf(url: string): string {
  return asBrowsersRead(url).replace(/^(?:https?:)?\/\/[^/]*|[?#].*$/gi, '')
}
