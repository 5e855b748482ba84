import { type Message, say } from '../../content/problem.ts'
import type { Match } from './markup-inline.ts'

const inQuotation = {
  en: 'These lines become one paragraph. Begin each with > and then - or 1. and a space, instead of its own number or character, or put a line with only > between them.',
  nl: 'Deze regels worden één alinea. Begin elke regel met > en dan - of 1. en een spatie, in plaats van met een eigen nummer of teken, of zet er een regel met alleen > tussen.',
}
const inNotice = {
  en: 'These lines become one paragraph. Begin each with - or 1. and a space, instead of its own number or character, or put an empty line between them.',
  nl: 'Deze regels worden één alinea. Begin elke regel met - of 1. en een spatie, in plaats van met een eigen nummer of teken, of zet er een lege regel tussen.',
}
const lettered = {
  en: 'These lines become one paragraph. Write - and a space before {mark} and before each letter below it, or put {line} between them.',
  nl: 'Deze regels worden één alinea. Schrijf - en een spatie voor {mark} en voor elke letter eronder, of zet er {line} tussen.',
}
const lineOfQuotation = { en: 'a line with only >', nl: 'een regel met alleen >' }
const emptyLine = { en: 'an empty line', nl: 'een lege regel' }

/**
 * Returns the cure for items without a list in a quotation. Letters stay, because an answer can name one. The > of a
 * notice are removed, according to the message about its first line.
 */
export function quotedLines({ matchedText, lines, line }: Match): Message {
  const above = lines.slice(0, line).findLastIndex((one) => !one.trimStart().startsWith('>'))
  const isNotice = /^[ \t]*>[ \t]*\[!/.test(lines[above + 1] ?? '')
  const mark = matchedText.trim()
  if (/^\p{L}[.)]$/u.test(mark)) return say(lettered, { mark, line: isNotice ? emptyLine : lineOfQuotation })
  return isNotice ? inNotice : inQuotation
}
