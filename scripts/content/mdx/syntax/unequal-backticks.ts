import { type Message, say, shorten } from '../../problem.ts'
import { lineAt, type SyntaxMistake } from './syntax-errors.ts'

const unequal = {
  en: '{open} begins the code, but {close} ends it. Write the same number of ` on both sides: {code}.',
  nl: '{open} begint de code, maar {close} sluit die af. Schrijf aan beide kanten evenveel `: {code}.',
}
const shown = {
  en: '{source} is shown as typed. {cure}',
  nl: '{source} wordt getoond zoals het er staat. {cure}',
}

/** Returns the cure for code with more ` on one side. */
export const sameOnBothSides = (open: string, words: string, close: string): Message =>
  say(unequal, { open, close, code: `\`${words.trim()}\`` })

/** Tells whether a single ` without another one in its paragraph ends what begins at an offset of its line. */
export function isBeforeLoneBacktick(text: string, offset: number): boolean {
  if (!text.slice(offset, lineAt(text, offset)[1]).includes('`')) return false
  const next = text.indexOf('\n\n', offset)
  const paragraph = text.slice(text.lastIndexOf('\n\n', offset) + 1, next < 0 ? undefined : next)
  return [...paragraph.matchAll(/(?<![`\\])`(?!`)/g)].length % 2 === 1
}

/** Explains a tag or braces in code with more ` on one side, such as ```<b>``. */
export function unequalBackticks(text: string, offset: number): SyntaxMistake | undefined {
  const [from, to] = lineAt(text, offset)
  for (const { 0: code, 1: open = '', 2: words = '', 3: close = '', index } of text
    .slice(from, to)
    .matchAll(/(?<!`)(`{2,})([^`]+)(`+)/g)) {
    const start = from + index
    if (open.length === close.length || offset < start || offset > start + code.length) continue
    const expected = `\`${words.trim()}\``
    return {
      offset: start,
      message: say(shown, { source: shorten(open), cure: sameOnBothSides(open, words, close) }),
      spans: [[start, start + code.length]],
      filler: 'x',
      suggestedFix: { actual: code, expected },
    }
  }
  return undefined
}
