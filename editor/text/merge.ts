import { diff3Merge } from 'node-diff3'

/** Merges two texts that began as `base`, line by line, as git does; undefined where both changed the same lines. */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  const regions = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true })
  const lines: string[] = []
  for (const { ok } of regions) {
    if (!ok) return undefined
    lines.push(...ok)
  }
  return lines.join('')
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
