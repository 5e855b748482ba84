import type { Message } from '../../problem.ts'
import { withSentence } from '../cures/counterparts.ts'

const lineBefore = {
  en: 'Put an empty line before the text that follows.',
  nl: 'Zet een lege regel voor de tekst die volgt.',
}

const ownLine = {
  en: 'Begin the quotation on a line of its own, with an empty line before it.',
  nl: 'Begin het citaat op een eigen regel, met een lege regel ervoor.',
}

/** Adds to the message about a quotation that it needs a line of its own, if anything precedes it on its line outside a table. */
export const apartFromWords = (message: Message, before: string): Message =>
  /^[\s>]*(?:(?:(?:[-*+]|\d+[.)])\s+)*$|\|)/.test(before.slice(before.lastIndexOf('\n') + 1))
    ? message
    : withSentence(message, ownLine)

/**
 * Adds to the message about a figure or a quotation that an empty line must end it, if text follows directly. `behind`
 * starts after the end tag.
 */
export const apartFromText = (message: Message, behind: string): Message =>
  /^[ \t]*\n?[ \t]*(?:<(?:a|b|strong|em|i|span|code)\b|(?!(?:\*|\d+[.)])[ \t])[\p{L}\p{N}*_`"'(])/u.test(behind)
    ? withSentence(message, lineBefore)
    : message
