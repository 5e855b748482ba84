import type { Message } from '../problem.ts'
import { keepText } from './tag-pairs.ts'

const asMeaningBelow = {
  en: 'Write each word in bold on a line of its own, with its meaning in the paragraphs below it.',
  nl: 'Schrijf elk woord vet op een eigen regel, met de betekenis in de alinea’s eronder.',
}

/** Matches a definition (<dd>) that does not fit on one line: one with paragraphs, a list or code. */
const longMeaning =
  /<dd\b[^<>]*>(?:(?!<\/dd>)[\s\S])*?(?:<(?:p|[uo]l|pre|table|blockquote)\b|\n[ \t]*\n[ \t]*[^<\s]|`{3})/i

/** Explains an HTML list without items, or with definitions of several paragraphs. */
export function unusualList(name: string, written: string, content: string): Message | undefined {
  if (/^[uo]l$/.test(name) && content && !/<li\b/i.test(written)) return keepText
  return name === 'dl' && longMeaning.test(written) ? asMeaningBelow : undefined
}
