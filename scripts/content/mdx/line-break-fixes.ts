import { positionAt } from '../problem.ts'
import { removeIt } from './counterparts.ts'
import type { Explained } from './element-content.ts'
import { breaksAtEnd, lineBreak, withoutBreak } from './line-breaks.ts'

/** Explains a <br> that cannot become \, with a correction that removes all line breaks at the end of its line. */
export function explainBreak(name: string, source: string, offset: number, written: string): Explained | undefined {
  const message = lineBreak(name, source, offset)
  if (!message) return undefined
  if (message.values?.cure !== removeIt) return { message, suggestedFix: withoutBreak(message, source, offset) }
  const all = breaksAtEnd(source, offset)
  const at = all && positionAt({ text: source, line: 1, column: 1 }, all.start)
  return { message, suggestedFix: { ...(at && { at }), actual: all?.written ?? written, expected: '' } }
}
