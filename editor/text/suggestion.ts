import { applyFixes } from '../../scripts/check/fix.ts'
import { guessIn, type Problem } from '../../scripts/content/problem.ts'
import { offsetOf } from './parts.ts'

/** Corrects a problem in its text, with its fix or suggested fix, or else with the guess in its message. */
export function correct(text: string, problem: Problem): string {
  const { fix = problem.suggestedFix } = problem
  return fix ? applyFixes(text, [{ ...problem, fix }]).text : acceptGuess(text, problem)
}

/** Accepts the suggestion of a "Did you mean …?" message. Replaces the wrong name, including in its closing tag. */
export function acceptGuess(text: string, { line, column, message }: Problem): string {
  const { actual = '', expected = '' } = guessIn(message) ?? {}
  const offset = text.indexOf(actual, offsetOf(text, line, column))
  if (offset < 0) return text
  const after = text.slice(offset + actual.length)
  const isOpened = text[offset - 1] === '<' && !/^[^<>]*\/>/.test(after)
  return text.slice(0, offset) + expected + (isOpened ? after.replace(`</${actual}>`, `</${expected}>`) : after)
}
