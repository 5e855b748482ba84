import { say } from '../../message.ts'
import type { Draft, Finding } from '../rule.ts'

/** A sentence that begins with a year and a full stop is read as a list that begins at that number. */
export function listYear({ outline }: Draft): Finding[] {
  return outline.listNumbers
    .filter(({ text }) => Number.parseInt(text, 10) >= 1000)
    .map(({ text, line, column }) => {
      const to = `${text.slice(0, -1)}\\${text.slice(-1)}`
      const message = say`"${text}" begins a list. Write ${to} for a sentence.`
      return { line, column, message, fix: { line, column, from: text, to } }
    })
}
