import { guessIn, type Problem } from '../../scripts/content/problem.ts'
import { offsetOf, readingOf } from './parts.ts'

/** Makes the guess of a "Did you mean …?" message the fix of its problem. The writer must accept it. */
export function withSuggestion<Own extends Problem>(problem: Own, text: string): Own {
  const guess = problem.fix ? undefined : guessIn(problem.message)
  if (!guess) return problem
  const { actual: name, expected: next } = guess
  const index = text.indexOf(name, offsetOf(text, problem.line, problem.column))
  if (index < 0) return problem
  const before = readingOf(text.slice(0, index))
  const at = { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
  const actual = before.endsWith('<') ? tagAt(text.slice(index), name) : name
  const expected = actual === name ? next : next + actual.slice(name.length, -name.length) + next
  return { ...problem, fix: { at, actual, expected } }
}

/** Text from a name to its closing tag, or the name alone if it has none. */
function tagAt(text: string, name: string): string {
  const end = /^[^<>]*\/>/.test(text) ? -1 : text.indexOf(`</${name}>`)
  return readingOf(end < 0 ? name : text.slice(0, end + 2 + name.length))
}
