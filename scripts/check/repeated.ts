import { dateOf, type Entry, fieldAt, slugOf } from '../content/entry.ts'
import { compare, say } from '../content/problem.ts'
import type { SiteContext as Site } from '../content/site-context.ts'
import { nextId } from '../content/templates.ts'
import { memoize } from '../lib/cache.ts'
import type { Finding, SiteRule } from './rule.ts'

const sameName = {
  en: '%1 "%2" is also that of %3:%4. Give one of the two another.',
  nl: '%1 "%2" heeft ook %3:%4. Geef een van de twee een andere.',
}
const nextNumber = {
  en: 'Write id: %1 in the one that is new, in every language.',
  nl: 'Schrijf id: %1 in het nieuwe van de twee, in elke taal.',
}
const another = { en: 'Choose another for the one that is new.', nl: 'Kies een andere voor het nieuwe van de twee.' }
const inUse = { en: '%1 "%2" is also used by %3. %4', nl: '%1 "%2" staat ook in %3. %4' }

export const repeated: SiteRule = {
  id: 'repeated',
  says: [sameName, inUse],
  why: {
    en: 'An id or address belongs to one post. Two equal titles are hard to tell apart.',
    nl: 'Een id of adres hoort bij één artikel. Twee gelijke titels zijn niet uit elkaar te houden.',
  },
  example: { wrong: '---\nid: 1\n---', right: '---\nid: 92\n---' },
  check(entry, site) {
    const known = firstsIn(site)
    return keysOf(entry).flatMap(({ key, name, value }): Finding[] => {
      const first = known.get(key)
      if (!first || first === entry) return []
      const place = fieldAt(entry, name)
      if (name === 'title' || name === 'order') {
        const message = say(sameName, name, value, first.file, fieldAt(first, name).line)
        return [{ ...place, message, isAdvice: true }]
      }
      const cure = name === 'id' ? say(nextNumber, nextId(site.entries)) : another
      return [{ ...place, message: say(inUse, name, value, first.file, cure) }]
    })
  },
}

/** The first entry for each value. Reports the newer post, which is the one being edited. */
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
