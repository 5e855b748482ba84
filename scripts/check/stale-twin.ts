import { locales } from '../../site/locales.ts'
import type { Site } from '../content/content-map.ts'
import { type Entry, fieldAt } from '../content/entry.ts'
import { memoize } from '../lib/memoize.ts'
import type { Finding } from './rule.ts'

/** A translation says what its source says: `translates` is the fingerprint of the source it was made of. */
export function staleTwin(entry: Entry, { entries }: Pick<Site, 'entries'>): Finding[] {
  const source = sourceOf(entry, entries)
  const { translates } = entry.fields
  if (!source || translates === undefined || translates === source.fingerprint) return []
  const name = `${entry.collection}/${entry.name}`
  const message = {
    en: '%1 has changed since this was translated. Translate the change, then run npm run twin -- accept %2',
    nl: '%1 is gewijzigd nadat dit is vertaald. Vertaal de wijziging en voer dan uit: npm run twin -- accept %2',
    values: [source.file, name],
  }
  return [{ ...fieldAt(entry, 'translates'), message, isAdvice: true }]
}

/** The entry that a translation was made of: the one in the first language that has it. */
export function sourceOf(entry: Entry, entries: readonly Entry[]): Entry | undefined {
  const source = sourcesAmong(entries).get(`${entry.collection}/${entry.name}`)
  return source?.locale === entry.locale ? undefined : source
}

/** The sources among entries: each of thousands of translations asks for one. */
const sourcesAmong = memoize((entries: readonly Entry[]) => {
  const backwards = entries.toSorted((one, other) => locales.indexOf(other.locale) - locales.indexOf(one.locale))
  return new Map(backwards.map((entry) => [`${entry.collection}/${entry.name}`, entry]))
}, new WeakMap())

/** A translation names what it was made of, so that it is noticed when that changes. A draft can wait. */
export function unmarkedTwin(entry: Entry, { entries }: Pick<Site, 'entries'>): Finding[] {
  const source = sourceOf(entry, entries)
  if (!source || entry.fields.translates !== undefined || entry.fields.draft === true) return []
  const name = `${entry.collection}/${entry.name}`
  const message = {
    en: 'Nobody will hear when %1 changes. Does this say the same? Then run npm run twin -- accept %2',
    nl: 'Niemand krijgt het te horen als %1 verandert. Staat hier hetzelfde? Voer dan uit: npm run twin -- accept %2',
    values: [source.file, name],
  }
  return [{ line: 1, column: 1, message, isAdvice: true }]
}
