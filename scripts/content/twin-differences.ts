import type { Problem } from '../check/problem.ts'
import type { Entry, WrittenHeading } from './entry.ts'

/** Twins have the same headings: the same ids in the same order, at the same level. The first difference is named. */
export function differingHeadings(entry: Entry, original: Entry | undefined): Problem[] {
  if (!original?.headings || !entry.headings || original.hasBody !== entry.hasBody) return []
  const [ours, theirs] = [entry.headings, original.headings]
  const count = Math.max(ours.length, theirs.length)
  for (let at = 0; at < count; at++) {
    const [own, other] = [ours[at], theirs[at]]
    if (own && other && own.id === other.id && own.depth === other.depth) continue
    const isOnlyHere = own !== undefined && !theirs.some(({ id }) => id === own.id)
    const isOnlyThere = other !== undefined && !ours.some(({ id }) => id === other.id)
    if (own && other && isOnlyHere === isOnlyThere) return [differs(entry.file, own, original.file, other)]
    if (own && isOnlyHere) return [lacks(entry.file, own, original.file)]
    if (other) return [lacks(original.file, other, entry.file)]
    if (own) return [lacks(entry.file, own, original.file)]
  }
  return []
}

function differs(file: string, own: WrittenHeading, twin: string, other: WrittenHeading): Problem {
  const message = {
    en: '"%1" stands where %2:%3 has "%4". Give both the same headings in the same order, each with as many # and the same [#%5].',
    nl: '"%1" staat waar %2:%3 de kop "%4" heeft. Geef beide dezelfde koppen in dezelfde volgorde, elk met evenveel # en hetzelfde [#%5].',
    values: [own.written.trim(), twin, other.line, other.written.trim(), own.id],
  }
  return { ruleId: 'twin-headings', file, line: own.line, column: 1, message }
}

function lacks(file: string, { id, line, written }: WrittenHeading, twin: string): Problem {
  const message = {
    en: '%1 lacks this heading. Write it there, with [#%2], or take %3 out.',
    nl: 'In %1 ontbreekt deze kop. Schrijf hem daar, met [#%2], of laat %3 weg.',
    values: [twin, id, written.trim()],
  }
  return { ruleId: 'twin-headings', file, line, column: 1, message }
}
