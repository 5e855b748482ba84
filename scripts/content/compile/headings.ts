import type { Problem } from '../../check/problem.ts'
import type { WrittenHeading } from '../entry.ts'

/** An id that the writer gave twice; the automatic ones are always different. */
export function repeatedAnchors(file: string, headings: readonly WrittenHeading[]): Problem[] {
  const first = new Map<string, number>()
  return headings.flatMap(({ id, line, written }) => {
    const other = first.get(id)
    if (other === undefined) {
      first.set(id, line)
      return []
    }
    const cure = `${withoutAnchor(written)} [#${id}-2]`
    const message = {
      en: 'The anchor "%1" is that of line %2 already. Write another, like %3',
      nl: 'Het id "%1" staat al op regel %2. Schrijf een ander, zoals %3',
      values: [id, other, cure],
    }
    return [{ ruleId: 'heading-id', file, line, column: 1, message }]
  })
}

/** A heading without the id at its end: `## Kosten [#costs]` → `## Kosten`. */
export function withoutAnchor(written: string): string {
  return written.replace(/\s*\[#[^\]]*\]\s*$/, '').trim()
}
