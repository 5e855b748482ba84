import { diff3Merge, diffComm } from 'node-diff3'

/** Three-way merge by line, as in git; undefined on a conflict. */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  const regions = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true })
  return regions.every(({ ok }) => ok) ? regions.flatMap(({ ok = [] }) => ok).join('') : undefined
}

interface DiffPart {
  common?: string[]
  buffer1?: string[]
  buffer2?: string[]
}

export const diff: (one: string[], other: string[]) => DiffPart[] = diffComm

export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
