import { defaultLocale } from '../../site/locales.ts'
import type { Site } from '../content-map.ts'
import type { Known } from '../entry.ts'
import type { Finding } from './rule.ts'

/** A translation says what its source says: `translates` is the fingerprint of the source it was made of. */
export function staleTwin(entry: Known, { entries }: Pick<Site, 'entries'>): Finding[] {
  const source = sourceOf(entry, entries)
  const { translates } = entry.fields
  if (!source || translates === undefined || translates === source.fingerprint) return []
  const name = `${entry.collection}/${entry.name}`
  const message = `${source.file} has changed since this was translated. Translate the change, then run npm run twin -- accept ${name}`
  return [{ ...(entry.places.translates ?? { line: 1, column: 1 }), message }]
}

/** The entry that a translation was made of. */
export function sourceOf(entry: Known, entries: readonly Known[]): Known | undefined {
  if (entry.locale === defaultLocale) return undefined
  const sources = named.get(entries) ?? byName(entries)
  named.set(entries, sources)
  return sources.get(`${entry.collection}/${entry.name}`)
}

/** The sources among entries: each of thousands of translations asks for one. */
const named = new WeakMap<readonly Known[], ReadonlyMap<string, Known>>()

function byName(entries: readonly Known[]): ReadonlyMap<string, Known> {
  const sources = entries.filter(({ locale }) => locale === defaultLocale)
  return new Map(sources.map((entry) => [`${entry.collection}/${entry.name}`, entry]))
}
