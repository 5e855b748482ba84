import type { Message } from '../problem.ts'
import { withSentence } from './counterparts.ts'

const lineBefore = {
  en: 'Put an empty line before the text that follows.',
  nl: 'Zet een lege regel voor de tekst die volgt.',
}

/**
 * Adds to the message about a figure or a quotation that an empty line must end it, if text follows directly. `behind`
 * starts after the end tag.
 */
export const apartFromText = (message: Message, behind: string): Message =>
  /^[ \t]*\n?[ \t]*(?:<(?:a|b|strong|em|i|span|code)\b|(?!(?:\*|\d+[.)])[ \t])[\p{L}\p{N}*_`"'(])/u.test(behind)
    ? withSentence(message, lineBefore)
    : message
