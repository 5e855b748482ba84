import { categories, categoryNames } from '../../site/categories.ts'
import type { Site } from '../content-map.ts'
import type { Known } from '../entry.ts'
import { toDay } from '../schema/dates.ts'
import type { Finding } from './rule.ts'
import { sourceOf } from './stale-twin.ts'

/** Fields that twins have in common: they are one text, which appears in both languages at once. */
const shared = ['id', 'date', 'category', 'on', 'draft', 'publishAt']

/** What twins say differently of themselves. While one of them is hidden, the language switch leads elsewhere. */
export function twinFields(entry: Known, { entries }: Pick<Site, 'entries'>): Finding[] {
  const source = sourceOf(entry, entries)
  if (!source) return []
  return shared.flatMap((name) => {
    const [ours, theirs] = [entry, source].map((one) => valueOf(one, name))
    // A date that is none is reported by itself.
    if (name === 'date' && !(ours && theirs)) return []
    if (String(ours || '') === String(theirs || '')) return []
    const place = entry.places[ours === undefined ? 'title' : name] ?? { line: 1, column: 1 }
    const [here, there] = [entry, source].map(({ fields }) =>
      fields[name] === undefined ? `no ${name}` : `${name}: ${fields[name]}`,
    )
    const message = `There is ${here} here and ${there} in ${source.file}. Give both the same: they are one text in two languages.`
    return [{ ...place, message }]
  })
}

function valueOf(entry: Known, name: string): unknown {
  const value = entry.fields[name]
  if (name === 'category') return categoryIn(entry)
  return name === 'date' && typeof value === 'string' ? toDay(value) : value
}

/** The name of a category, which stands as it is written where another field is wrong. */
function categoryIn({ fields, locale }: Known): string | undefined {
  return categoryNames.find((name) => name === fields.category || categories[name].slug[locale] === fields.category)
}
