import { type Message, say } from '../message.ts'
import { type Place, type Problem, quote } from '../problem.ts'
import type { Outline } from './outline.ts'
import { isOpen } from './signs.ts'

/** What a merge leaves behind where two versions differ. */
export function markersIn(file: string, text: string): Problem[] {
  const placeAt = placesOf(text)
  return [...text.matchAll(/^(<{7}|>{7}) .*$/gm)].map(({ 0: line, index }) => ({
    file,
    ...placeAt(index),
    message: say`${quote(line)} is left of a merge. Keep one of the two versions, and take the lines of <, = and > out.`,
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
  const placeOfSign = placesOf(text)
  const invisible = [...text.matchAll(strange)].map(({ 0: character, index }) => {
    const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    const turns = /[\u202a-\u202e\u2066-\u2069]/.test(character)
    const name =
      names[character] ?? (turns ? say`a mark that turns the direction of the text` : say`a control character`)
    const message = say`An invisible character stands here: ${name} (${code}). Take it out.`
    const place = placeOfSign(index)
    return { file, ...place, message, fix: { ...place, from: character, to: '' } }
  })
  const placeOfLetter = placesOf(text)
  const loose = [...text.matchAll(/\p{L}\p{M}+/gu)].flatMap(({ 0: written, index }) => {
    const whole = written.normalize('NFC')
    if (whole === written) return []
    const message = say`"${written}" is written with a loose accent. Write ${whole} as one character, so that it is found.`
    const place = placeOfLetter(index)
    return [{ file, ...place, message, fix: { ...place, from: written, to: whole } }]
  })
  return [...invisible, ...loose]
}

/**
 * Spaces at the end of a line: nobody sees them, and two of them break the line. Those of code are part of it. Where a
 * text could be another one without them, after a \ or with spaces that Markdown takes for a character, the writer decides.
 */
export function trailingSpaces(file: string, text: string, { breaks, codeLines }: Outline): Problem[] {
  const placeAt = placesOf(text)
  const broken = new Map(breaks.map((one) => [`${one.line}:${one.column}`, one]))
  const ofCode = new Set(codeLines)
  return [...text.matchAll(/[^\S\n]+(?=\n|$)/g)].flatMap(({ 0: spaces, index }) => {
    const place = placeAt(index)
    if (ofCode.has(place.line)) return []
    const found = broken.get(`${place.line}:${place.column}`)
    if (found) {
      const message = say`Spaces at the end break the line. Write \\ in their place.`
      return [{ file, ...place, message, fix: found.canBeSign ? { ...place, from: spaces, to: '\\' } : undefined }]
    }
    const meansMore = /[^ \t]/.test(spaces) || isOpen.test(text.slice(Math.max(0, index - 80), index))
    const message = say`Spaces stand at the end of this line. Take them out.`
    return [{ file, ...place, message, fix: meansMore ? undefined : { ...place, from: spaces, to: '' } }]
  })
}

/** Gives the places of offsets that come one after another. */
function placesOf(text: string): (offset: number) => Place {
  let line = 1
  let start = 0
  let end = text.indexOf('\n')
  return (offset) => {
    while (end >= 0 && end < offset) {
      line++
      start = end + 1
      end = text.indexOf('\n', start)
    }
    return { line, column: offset - start + 1 }
  }
}
