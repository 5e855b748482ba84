import { say } from '../../message.ts'
import type { Draft, Finding } from '../rule.ts'

/** A short line in bold that stands alone looks like a heading, and is none to search, to a screen reader and in the outline. */
export function headingBold({ outline }: Draft): Finding[] {
  return outline.boldLines
    .filter(({ text }) => text.length <= 60 && !/[.!?:…]$/.test(text) && !text.includes('\n'))
    .map(({ text, line, column }) => {
      const message = say`"${text}" looks like a heading and is none. Write ## ${text}, or go on on that line.`
      return { line, column, message, isAdvice: true }
    })
}
