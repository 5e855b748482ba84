import { translate } from '../../scripts/check/message.ts'
import type { Place, Problem } from '../../scripts/check/problem.ts'
import type { Examined } from '../../scripts/content/build-content.ts'

/** What is wrong with a change of a file, when it was to correct some of these problems and nothing else. */
export function changedElsewhere(old: string, changed: string, problems: readonly Problem[]): string | undefined {
  if (problems.some(({ actual }) => actual === '\r\n')) {
    if (changed.includes('\r')) return 'has mixed ends of lines'
    const others = problems.filter(({ actual }) => actual !== '\r\n')
    return changedElsewhere(old.replace(/\r\n?/g, '\n'), changed, others)
  }
  // A file in parts of which each is a character or the end of a line, as the places count them.
  const parts = old.match(/\r\n|[\s\S]/g) ?? []
  const starts = [old.startsWith('\ufeff') ? 1 : 0, ...parts.flatMap((part, index) => (isEnd(part) ? [index + 1] : []))]
  const offsetOf = ({ line, column }: Place) => (starts[line - 1] ?? Number.NaN) + column - 1
  const textOf = (start: number, end?: number) => parts.slice(start, end).join('')
  const edits = problems.flatMap((problem) => {
    const { actual: from, expected: to, at = problem } = problem
    if (from === undefined || to === undefined) return []
    return [{ problem, from, to, start: offsetOf(at), end: offsetOf(at) + from.length }]
  })
  if (edits.length === 0) return changed === old ? undefined : 'is changed'
  let pattern = ''
  let done = 0
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    const { problem, from, to, start, end } = edit
    const said = JSON.stringify(problem)
    if (textOf(start, end).replace(/\r\n?/g, '\n') !== from) return `does not have what is to be corrected, ${said}`
    const between = textOf(Math.min(start, offsetOf(problem)), end)
    if (end < offsetOf(problem) || /\n[ \t>]*\n/.test(between.replace(/\r\n?/g, '\n')))
      return `has it elsewhere, ${said}`
    // Of corrections at the same place one is made, so that there anything can stand.
    const isShared = edits.some(
      (other) => other !== edit && (other.start === start || (other.start < end && other.end > start)),
    )
    const right = literal(to).replaceAll('\n', '(?:\\r\\n?|\\n)')
    pattern += literal(textOf(done, start))
    pattern += isShared ? '[\\s\\S]*?' : `(?:${right}|${literal(textOf(start, end))})`
    done = Math.max(done, end)
  }
  if (!new RegExp(`^${pattern}${literal(textOf(done))}$`).test(changed)) return 'is changed elsewhere'
  const ends = new Set(parts.filter(isEnd))
  return changed.match(/\r\n|\r|\n/g)?.every((end) => ends.has(end)) === false ? 'has other ends of lines' : undefined
}

function isEnd(part: string): boolean {
  return /[\r\n]/.test(part)
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Kinds of mistakes of which a file has more than in each of `before`. */
export function newMistakes(before: readonly Examined[], after: Examined): { name: string; kind: string }[] {
  const known = before.map(countKinds)
  return [...countKinds(after)].flatMap(([key, count]) => {
    const [name = '', kind = ''] = key.split('\n')
    return known.every((counts) => (counts.get(key) ?? 0) < count) ? [{ name, kind }] : []
  })
}

/** How many mistakes of each kind each file has. The kind is what is said of all of them, before the cure. */
function countKinds({ problems, advice }: Examined): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { file, message } of [...problems, ...advice]) {
    const fault = translate(message)
      .replace(/\s+/g, ' ')
      .replace(/ (?:Write|Did you mean|Use|Give|Take) .*|^.*(?= is an expression)/g, '')
      .replace(/".*"|\S*[\d/{}#@&[\]]\S*/g, '…')
    const key = `${file.replace('content/', '')}\n${fault}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
