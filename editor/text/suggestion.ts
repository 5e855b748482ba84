import { distance } from 'fastest-levenshtein'
import { type Message, meantIn } from '../../scripts/check/message.ts'
import type { Problem } from '../../scripts/check/problem.ts'
import { offsetOf, readingOf } from './parts.ts'

/**
 * Returns a problem with the correction that its message asks about: "Did you mean …?" Unlike a correction of the check
 * itself it is a guess, which only a writer may accept.
 */
export function withSuggestion<Own extends Problem>(problem: Own, text: string): Own {
  const meant = problem.expected === undefined ? meantIn(problem.message) : undefined
  if (meant === undefined) return problem
  const next = withoutSigns(meant)
  const written = namesIn(problem.message)
    .filter((name) => name !== next && name !== meant)
    .sort((one, other) => distance(one, next) - distance(other, next))
  const start = offsetOf(text, problem.line, problem.column)
  for (const name of written) {
    const index = indexNear(text, name, start)
    if (index < 0) continue
    const actual = meant.startsWith('<') ? tagAt(text, index, name) : name
    return { ...problem, at: placeOf(text, index), actual, expected: renamed(actual, name, next) }
  }
  return problem
}

/** Finds a name behind a place, or where it stands only once. */
function indexNear(text: string, name: string, start: number): number {
  const next = text.indexOf(name, start)
  if (next >= 0 && next < start + 500) return next
  const only = text.indexOf(name)
  return only === text.lastIndexOf(name) ? only : -1
}

/** The name of a tag, up to that of its end. */
function tagAt(text: string, index: number, name: string): string {
  const rest = text.slice(index)
  const end = /^[^<>]*\/>/.test(rest) ? -1 : rest.indexOf(`</${name}>`)
  return readingOf(end < 0 ? name : rest.slice(0, end + 2 + name.length))
}

function renamed(actual: string, name: string, next: string): string {
  return actual === name ? next : next + actual.slice(name.length, -name.length) + next
}

/** The texts in a message, and the last part of each path of a field. */
function namesIn({ values = [] }: Message): string[] {
  return values.flatMap((value) => {
    if (typeof value === 'object') return namesIn(value)
    const name = withoutSigns(String(value))
    const last = name.replace(/^.*\./, '')
    return [name, last].filter(Boolean)
  })
}

function withoutSigns(text: string): string {
  return text.replace(/^[<{"]|[>}"]$/g, '')
}

function placeOf(text: string, index: number) {
  const before = readingOf(text.slice(0, index))
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}
