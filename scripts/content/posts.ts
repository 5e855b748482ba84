import { categories } from '../../site/categories.ts'
import { type Locale, locales } from '../../site/locales.ts'
import { pageSegment, routes } from '../../site/routes.ts'
import { aliasesOf, type Entry, fieldAt, slugOf } from './entry.ts'
import type { Problem } from './problem.ts'

export function checkPosts(entries: readonly Entry[]): Problem[] {
  return locales.flatMap((locale) => {
    const posts = entries.filter((entry) => entry.collection === 'blog' && entry.locale === locale)
    const reserved = reservedSlugs(locale)
    const owners = new Map<string, string>([...reserved, ...posts.map((entry) => [slugOf(entry), entry.file] as const)])
    const taken = (entry: Entry, field: string, slug: string, owner: string) => {
      const message = {
        en: '%1 "%2" is taken by %3. Choose another.',
        nl: '%1 "%2" is al van %3. Kies een ander.',
        values: [field, slug, owner],
      }
      return { ruleId: 'post-address', file: entry.file, ...fieldAt(entry, field), message }
    }
    return posts.flatMap((entry) => {
      const slug = slugOf(entry)
      const page = reserved.get(slug)
      const own = page ? [taken(entry, 'slug', slug, page)] : []
      const earlier = aliasesOf(entry).flatMap((alias) => {
        const owner = owners.get(alias)
        owners.set(alias, owner ?? entry.file)
        return owner ? [taken(entry, 'aliases', alias, owner)] : []
      })
      return [...own, ...earlier]
    })
  })
}

function reservedSlugs(locale: Locale): Map<string, string> {
  const addresses = Object.values(routes).flatMap<string>((route) => route.addresses[locale])
  const last = addresses.map((address) => address.slice(address.lastIndexOf('/') + 1))
  return new Map([
    ...[pageSegment[locale], ...last].map((slug) => [slug, 'site/routes.ts'] as const),
    ...Object.values(categories).map(({ slug }) => [slug[locale], 'site/categories.ts'] as const),
  ])
}
