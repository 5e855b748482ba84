import type { Problem } from '../content/problem.ts'

type Fixable = Pick<Problem, 'line' | 'column' | 'fix'>

/** Applies fixes to `saved`, the text of a file with its byte-order mark and line endings. Returns their number too. */
export function applyFixes(saved: string, problems: readonly Fixable[]): { text: string; count: number } {
  const lines = linesOf(saved)
  const edits = problems.flatMap((problem) => toEdit(problem, lines, saved))
  // Applies edits from the end, so that offsets stay valid. The next run handles a second edit at the same offset.
  edits.sort((a, b) => b.start - a.start)
  let after = ''
  let done = saved.length
  let count = 0
  for (const { start, end, to } of edits) {
    if (end > done || (count > 0 && start === done)) continue
    const between = saved.slice(end, done)
    // Avoids merging two line endings into one.
    if (saved[start - 1] === '\r' && (to || between || after).startsWith('\n')) continue
    after = to + between + after
    done = start
    count++
  }
  return { text: saved.slice(0, done) + after, count }
}

interface Line {
  start: number
  end: string
}

function linesOf(saved: string): Line[] {
  const ends = [...saved.matchAll(/\r\n?|\n/g)]
  const first = { start: saved.startsWith('\ufeff') ? 1 : 0, end: ends[0]?.[0] ?? '\n' }
  const others = ends.map(({ 0: end, index }, at) => ({ start: index + end.length, end: (ends[at + 1] ?? [end])[0] }))
  return [first, ...others]
}

/** Locates a fix in the file. Returns nothing if the file has other text there. */
function toEdit({ line, column, fix }: Fixable, lines: readonly Line[], saved: string) {
  if (!fix) return []
  const { at = { line, column }, actual: from, expected: to } = fix
  const written = from.split('\n')
  const [first, last] = [lines[at.line - 1], lines[at.line + written.length - 2]]
  if (!first || !last || from === to) return []
  const start = first.start + at.column - 1
  const end = (written.length === 1 ? start : last.start) + (written.at(-1)?.length ?? 0)
  if (saved.slice(start, end).replace(/\r\n?/g, '\n') !== from) return []
  return [{ start, end, to: to.replaceAll('\n', first.end) }]
}
