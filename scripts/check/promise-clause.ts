import { withoutQuotes } from '../content/read/yaml-lines.ts'
import { nearest } from '../lib/nearest.ts'
import type { Draft, Finding } from './rule.ts'

/** A promise of a document is made in it: its clause is a heading there. */
export function promiseClause({ fields, headings, fieldTexts }: Draft): Finding[] {
  if (!headings) return []
  const ids = headings.map(({ id }) => id)
  return clausesOf(fields).flatMap((clause) => {
    if (ids.includes(clause)) return []
    const place = fieldTexts.find(({ text }) => withoutQuotes(text) === clause)
    const close = nearest(clause, ids) ?? { en: 'one of its headings', nl: 'een van de koppen' }
    const message = {
      en: '"%1" is no clause of this document. Write %2, or the id of another heading below.',
      nl: '"%1" is geen clausule van dit document. Schrijf %2, of het id van een andere kop hieronder.',
      values: [clause, close],
    }
    return [{ line: place?.line ?? 1, column: place?.column ?? 1, message }]
  })
}

/** The fields may be wrong in every way; the schema says so. */
function clausesOf({ promises }: Draft['fields']): string[] {
  const { items } = (promises ?? {}) as { items?: unknown }
  if (!Array.isArray(items)) return []
  return items.map((item: { clause?: unknown } | null) => item?.clause).filter((clause) => typeof clause === 'string')
}
