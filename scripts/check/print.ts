import type { Locale } from '../../site/locales.ts'
import { translate } from './message.ts'
import { compare, type Problem } from './problem.ts'

/** Prints one line in English, with the position first so that editors link it. */
export const print = printIn()

export function printIn(locale?: Locale): (problem: Pick<Problem, 'file' | 'line' | 'column' | 'message'>) => string {
  return ({ file, line, column, message }) => `${file}:${line}:${column}  ${translate(message, locale)}`
}

export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(translate(a.message), translate(b.message)),
  )
}
