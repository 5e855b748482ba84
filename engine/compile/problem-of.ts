import type { VFileMessage } from 'vfile-message'
import type { Fix, Place, Problem } from '../problem.ts'

/** A message of a plugin as a problem of its file. With `actual` and `expected` it is about the name of a fact. */
export function problemOf(message: VFileMessage, file: string, text: string): Problem {
  const { line = 1, column = 1, reason, actual, expected } = message
  const [meant] = expected ?? []
  const fix = actual && meant ? fixOfFact(actual, meant, { line, column }, text) : undefined
  return { file, line, column, message: reason, fix }
}

/** Corrects the name of a fact that begins with the first brace at or behind a place. */
function fixOfFact(name: string, meant: string, { line, column }: Place, text: string): Fix | undefined {
  const written = (text.split('\n')[line - 1] ?? '').slice(column - 1)
  const brace = /\{\s*/.exec(written)
  if (!brace) return undefined
  const at = brace.index + brace[0].length
  return written.startsWith(name, at) ? { line, column: column + at, from: name, to: meant } : undefined
}
