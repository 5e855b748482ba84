import type { Locale } from '../../site/locales.ts'
import { translate } from './message.ts'
import { compare, type Problem } from './problem.ts'

/** One line for a terminal, with the place first so that editors link it. In English. */
export const print = printIn()

/** Prints problems in the words of a language, in English unless told. */
export function printIn(locale?: Locale): (problem: Pick<Problem, 'file' | 'line' | 'column' | 'message'>) => string {
  return ({ file, line, column, message }) => `${file}:${line}:${column}  ${translate(message, locale)}`
}

/** Problems in the order a writer would work through them: by file, then from top to bottom. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(translate(a.message), translate(b.message)),
  )
}
