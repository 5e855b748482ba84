import { say } from '../../message.ts'
import { shorten } from '../../problem.ts'
import type { Draft, Finding } from '../rule.ts'

/** Who multiplies twice in a sentence gets what stands between in italics: 5*3 en 4*2. */
export function emphasisInside({ outline }: Draft): Finding[] {
  return outline.emphasisInside.map(({ text, line, column }) => {
    const sign = text.charAt(0)
    const message = say`"${shorten(text)}" is read as words that stand out. Write \\${sign} for the sign itself, or × for times.`
    return { line, column, message }
  })
}
