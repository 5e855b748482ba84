import { distance } from 'fastest-levenshtein'
import { type Message, meantIn, type Problem } from '../../scripts/content/problem.ts'
import { offsetOf, readingOf } from './parts.ts'

/** Adds the correction in a "Did you mean …?" message to its problem. It is a guess, so a writer must accept it. */
export function withSuggestion<Own extends Problem>(problem: Own, text: string): Own {
  const meant = problem.fix === undefined ? meantIn(problem.message) : undefined
  if (meant === undefined) return problem
  const next = withoutSigns(meant)
  const start = offsetOf(text, problem.line, problem.column)
  const [found] = namesIn(problem.message)
    .filter((name) => name !== next)
    .sort((one, other) => distance(one, next) - distance(other, next))
    .map((name) => ({ name, index: indexNear(text, name, start) }))
    .filter(({ index }) => index >= 0)
  if (!found) return problem
  const { name, index } = found
  const before = readingOf(text.slice(0, index))
  const at = { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
  const actual = meant.startsWith('<') ? tagAt(text.slice(index), name) : name
  const expected = actual === name ? next : next + actual.slice(name.length, -name.length) + next
  return { ...problem, fix: { at, actual, expected } }
}

/** Finds a name after an offset, or its only occurrence. */
function indexNear(text: string, name: string, start: number): number {
  const next = text.indexOf(name, start)
  if (next >= 0 && next < start + 500) return next
  const only = text.indexOf(name)
  return only === text.lastIndexOf(name) ? only : -1
}

function tagAt(text: string, name: string): string {
  const end = /^[^<>]*\/>/.test(text) ? -1 : text.indexOf(`</${name}>`)
  return readingOf(end < 0 ? name : text.slice(0, end + 2 + name.length))
}

function namesIn({ values = [] }: Message): string[] {
  return values.flatMap((value) => {
    if (typeof value === 'object') return namesIn(value)
    const name = withoutSigns(String(value))
    return [name, name.replace(/^.*\./, '')].filter(Boolean)
  })
}

function withoutSigns(text: string): string {
  return text.replace(/^[<{"]|[>}"]$/g, '')
}
