import { categories } from '../../site/categories.ts'
import { type Locale, locales } from '../../site/locales.ts'
import { pageSegment, routes } from '../../site/routes.ts'
import { type Entry, fieldAt } from './entry.ts'
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

export function aliasesOf({ fields }: Pick<Entry, 'fields'>): string[] {
  return Array.isArray(fields.aliases) ? fields.aliases.filter((alias) => typeof alias === 'string') : []
}

/** Returns the date of a post. An invalid date means that the post is being written. */
export function dateOf({ fields }: Entry): string {
  return typeof fields.date === 'string' ? fields.date : '9999'
}

/** Returns the highest number plus one, for all twins of a new post. */
export function nextId(entries: readonly Entry[]): number {
  const ids = entries.filter(({ collection }) => collection === 'blog').map(({ fields }) => Number(fields.id) || 0)
  return Math.max(0, ...ids) + 1
}

export function slugOf(entry: Pick<Entry, 'fields' | 'name'>): string {
  return String(entry.fields.slug ?? entry.name)
}
