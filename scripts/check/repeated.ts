import type { Site } from '../content/content-map.ts'
import { type Entry, fieldAt } from '../content/entry.ts'
import { dateOf, nextId, slugOf } from '../content/posts.ts'
import { memoize } from '../lib/memoize.ts'
import { say } from './message.ts'
import { compare } from './problem.ts'
import type { Finding } from './rule.ts'

/**
 * Each post has an id and an address of its own. Two posts, or two sections of the FAQ on one page, with one title are
 * hard to tell apart; two of one order follow by chance.
 */
export function repeated(entry: Entry, site: Site): Finding[] {
  const known = firstsIn(site)
  return keysOf(entry).flatMap(({ key, name, value }): Finding[] => {
    const first = known.get(key)
    if (!first || first === entry) return []
    const place = fieldAt(entry, name)
    if (name === 'title' || name === 'order') {
      const message = say`${name} "${value}" is also that of ${first.file}:${fieldAt(first, name).line}. Give one of the two another.`
      return [{ ...place, message, isAdvice: true }]
    }
    const cure =
      name === 'id'
        ? say`Write id: ${nextId(site.entries)} in the one that is new, in every language.`
        : say`Choose another for the one that is new.`
    return [{ ...place, message: say`${name} "${value}" is also used by ${first.file}. ${cure}` }]
  })
}

/** The first entry with each value, by what it stands beside. The newer post is the one that is being written. */
const firstsIn = memoize(({ entries }: Site) => {
  const byAge = entries.toSorted((one, other) => compare(dateOf(one), dateOf(other)))
  const all = byAge.flatMap((entry) => keysOf(entry).map(({ key }) => [key, entry] as const))
  return new Map(all.toReversed())
}, new WeakMap())

function keysOf(entry: Entry): { key: string; name: string; value: string }[] {
  const { collection, locale, fields } = entry
  const names = { blog: ['id', 'slug', 'title'], faq: ['title', 'order'] }[String(collection)] ?? []
  return names.flatMap((name) => {
    const value = name === 'slug' ? slugOf(entry) : fields[name]
    if (value === undefined || value === null) return []
    const place = [locale, collection, collection === 'faq' ? (fields.on ?? 'faq') : '']
    return { key: [...place, name, String(value).trim().toLowerCase()].join('\n'), name, value: String(value) }
  })
}
