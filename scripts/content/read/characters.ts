import { type Message, say } from '../../check/message.ts'
import { type Problem, quote } from '../../check/problem.ts'
import { matchesIn } from './places.ts'

/** What a merge leaves behind where two versions differ. */
export function markersIn(file: string, text: string): Problem[] {
  return matchesIn([{ text, line: 1, column: 1 }], /^(<{7}|>{7}) .*$/gm).map(({ written, place }) => ({
    file,
    ...place,
    message: say`${quote(written)} is left of a merge. Keep one of the two versions, and take the lines of <, = and > out.`,
  }))
}

const names: Record<string, Message> = {
  '\u0000': say`a null byte`,
  '\u200b': say`a space without width`,
  '\u2060': say`a space without width`,
  '\ufeff': say`a byte-order mark`,
  '\u00ad': say`a soft hyphen`,
}

// A joiner (\u200d) makes one sign of several emoji, and the marks \u200e and \u200f are of right-to-left languages.
const strange = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Characters that nobody sees: they hide what a text says, and a search does not find it. */
export function strangeCharacters(file: string, text: string): Problem[] {
  const whole = [{ text, line: 1, column: 1 }]
  const invisible = matchesIn(whole, strange).map(({ written, place }) => {
    const code = `U+${written.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    const turns = /[\u202a-\u202e\u2066-\u2069]/.test(written)
    const name = names[written] ?? (turns ? say`a mark that turns the direction of the text` : say`a control character`)
    const message = say`An invisible character stands here: ${name} (${code}). Take it out.`
    return { file, ...place, message, fix: { ...place, from: written, to: '' } }
  })
  const loose = matchesIn(whole, /\p{L}\p{M}+/gu).flatMap(({ written, place }) => {
    const to = written.normalize('NFC')
    if (to === written) return []
    const message = say`"${written}" is written with a loose accent. Write ${to} as one character, so that it is found.`
    return [{ file, ...place, message, fix: { ...place, from: written, to } }]
  })
  return [...invisible, ...loose]
}
