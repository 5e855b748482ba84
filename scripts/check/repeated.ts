import type { Site } from '../content/content-map.ts'
import { type Entry, fieldAt } from '../content/entry.ts'
import { dateOf, nextId, slugOf } from '../content/posts.ts'
import { memoize } from '../lib/memoize.ts'
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
      const message = {
        en: '%1 "%2" is also that of %3:%4. Give one of the two another.',
        nl: '%1 "%2" heeft ook %3:%4. Geef een van de twee een andere.',
        values: [name, value, first.file, fieldAt(first, name).line],
      }
      return [{ ...place, message, isAdvice: true }]
    }
    const cure =
      name === 'id'
        ? {
            en: 'Write id: %1 in the one that is new, in every language.',
            nl: 'Schrijf id: %1 in het nieuwe van de twee, in elke taal.',
            values: [nextId(site.entries)],
          }
        : { en: 'Choose another for the one that is new.', nl: 'Kies een andere voor het nieuwe van de twee.' }
    return [
      {
        ...place,
        message: {
          en: '%1 "%2" is also used by %3. %4',
          nl: '%1 "%2" staat ook in %3. %4',
          values: [name, value, first.file, cure],
        },
      },
    ]
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
