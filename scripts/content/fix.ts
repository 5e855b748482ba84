import type { Problem } from './problem.ts'

/** A text with every mistake corrected that has one right answer, and how many that were. */
export function applyFixes(text: string, problems: readonly Problem[]): { text: string; count: number } {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const edits = problems.flatMap(({ line, column, fix }) => {
    if (!fix || fix.from === '') return []
    const at = text.indexOf(fix.from, (starts[line - 1] ?? 0) + column - 1)
    return at < 0 ? [] : [{ at, ...fix }]
  })
  // From the end to the beginning, so that no place moves. Of two that overlap the next run does the other.
  edits.sort((a, b) => b.at - a.at)
  let fixed = text
  let limit = Number.POSITIVE_INFINITY
  let count = 0
  for (const { at, from, to } of edits) {
    if (at + from.length > limit) continue
    fixed = fixed.slice(0, at) + to + fixed.slice(at + from.length)
    limit = at
    count++
  }
  return { text: fixed, count }
}
