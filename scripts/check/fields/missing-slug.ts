import { parse } from 'yaml'
import { locales } from '../../../site/locales.ts'
import type { Site } from '../../content/content-map.ts'
import type { Entry } from '../../content/entry.ts'
import { reservedSlugs, slugOf } from '../../content/posts.ts'
import { toSlug } from '../../content/read/slug.ts'
import { memoize } from '../../lib/memoize.ts'
import { asBrowsersRead } from '../link-address.ts'
import type { Finding } from '../rule.ts'

/** The address of an article says what it is about, in its own language; the file name is shared with the twin. */
export function missingSlug(entry: Entry, site: Site): Finding[] {
  const { locale, name, places, titleLine } = entry
  const slug = slugOfTitle(entry)
  if (slug === undefined || slug === name) return []
  const { owners, linked, isRead } = surroundingsIn(site)
  const fault = {
    en: 'slug is missing, so the address ends in %1.',
    nl: 'slug ontbreekt, dus het adres eindigt op %1.',
    values: [name],
  }
  const at = titleLine ?? { line: places.title?.line ?? 1, column: 1 }
  if (owners.get(`${locale} ${slug}`) !== 1)
    return [
      {
        ...at,
        message: {
          en: '%1 Write one that no other address has.',
          nl: '%1 Schrijf een slug die geen ander adres heeft.',
          values: [fault],
        },
        isAdvice: true,
      },
    ]
  const line = `slug: ${typeof parse(slug) === 'string' ? slug : `"${slug}"`}`
  // A link to the article as it is now would lead nowhere, and a title with an entity is corrected first.
  const isFree = titleLine && isRead && !linked.has(name) && !/&[\w#]+;/.test(String(entry.fields.title))
  const fix = isFree ? { ...at, from: '', to: `${line}\n` } : undefined
  return [{ ...at, message: { en: '%1 Write %2', nl: '%1 Schrijf %2', values: [fault, line] }, isAdvice: true, fix }]
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
