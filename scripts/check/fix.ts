import type { Problem } from '../content/problem.ts'

/** Applies fixes to `saved`, a file's text on disk. Returns the new text and the number of fixes. */
export function applyFixes(saved: string, problems: readonly Pick<Problem, 'line' | 'column' | 'fix'>[]) {
  const ends = [...saved.matchAll(/\r\n?|\n/g)]
  const starts = [saved.startsWith('\ufeff') ? 1 : 0, ...ends.map(({ 0: end, index }) => index + end.length)]
  const edits = problems.flatMap(({ line, column, fix }) => {
    if (!fix) return []
    const { at: position = { line, column }, actual, expected } = fix
    const actualLines = actual.split('\n')
    const [first, last] = [starts[position.line - 1], starts[position.line + actualLines.length - 2]]
    if (first === undefined || last === undefined || actual === expected) return []
    const start = first + position.column - 1
    const end = (actualLines.length === 1 ? start : last) + (actualLines.at(-1)?.length ?? 0)
    if (saved.slice(start, end).replace(/\r\n?/g, '\n') !== actual) return []
    const [lineEnd] = ends[position.line - 1] ?? ends.at(-1) ?? ['\n']
    return [{ start, end, to: expected.replaceAll('\n', lineEnd) }]
  })
  // Applies edits from the end, so that offsets stay valid. The next run handles a second edit at the same offset.
  edits.sort((a, b) => b.start - a.start)
  let after = ''
  let done = saved.length
  let count = 0
  for (const { start, end, to } of edits) {
    if (end > done || (count > 0 && start === done)) continue
    const between = saved.slice(end, done)
    // Skips an edit that would join a \r and a \n into one line ending.
    if (saved[start - 1] === '\r' && (to || between || after).startsWith('\n')) continue
    after = to + between + after
    done = start
    count++
  }
  return { text: saved.slice(0, done) + after, count }
}
