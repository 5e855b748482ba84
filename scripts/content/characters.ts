import { type Place, type Problem, quote } from './problem.ts'

/** What a merge leaves behind where two versions differ. */
export function markersIn(file: string, text: string): Problem[] {
  return [...text.matchAll(/^(<{7}|>{7}) .*$/gm)].map(({ 0: line, index }) => ({
    file,
    ...placeAt(text, index),
    message: `${quote(line)} is left of a merge. Keep one of the two versions, and take the lines of <, = and > out.`,
  }))
}

const names: Record<string, string> = {
  '\u0000': 'a null byte',
  '\u200b': 'a space without width',
  '\u2060': 'a space without width',
  '\ufeff': 'a byte-order mark',
  '\u00ad': 'a soft hyphen',
}

// A joiner (\u200d) makes one sign of several emoji, and the marks \u200e and \u200f are of right-to-left languages.
const strange = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Characters that nobody sees: they hide what a text says, and a search does not find it. */
export function strangeCharacters(file: string, text: string): Problem[] {
  const invisible = [...text.matchAll(strange)].map(({ 0: character, index }) => {
    const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    const turns = /[\u202a-\u202e\u2066-\u2069]/.test(character)
    const name = names[character] ?? (turns ? 'a mark that turns the direction of the text' : 'a control character')
    const message = `An invisible character stands here: ${name} (${code}). Take it out.`
    return { file, ...placeAt(text, index), message, fix: { from: character, to: '' } }
  })
  const loose = [...text.matchAll(/\p{L}\p{M}+/gu)].flatMap(({ 0: written, index }) => {
    const whole = written.normalize('NFC')
    if (whole === written) return []
    const message = `"${written}" is written with a loose accent. Write ${whole} as one character, so that it is found.`
    return [{ file, ...placeAt(text, index), message, fix: { from: written, to: whole } }]
  })
  return [...invisible, ...loose].slice(0, 20)
}

/** Spaces at the end of a line: nobody sees them, and two of them break the line. */
export function trailingSpaces(file: string, text: string): Problem[] {
  const body = text.indexOf('\n---', 3)
  return [...text.matchAll(/[^\S\n]+$/gm)].map(({ 0: spaces, index }) => {
    const next = text[index + spaces.length + 1] ?? '\n'
    const isBreak = /^ {2,}$/.test(spaces) && index > body && /\S/.test(next) && /\S/.test(text[index - 1] ?? ' ')
    const at = { file, ...placeAt(text, index) }
    const line = `${spaces}\n`
    return isBreak
      ? {
          ...at,
          message: 'Spaces at the end break the line. Write \\ in their place.',
          fix: { from: line, to: '\\\n' },
        }
      : { ...at, message: 'Spaces stand at the end of this line. Take them out.', fix: { from: line, to: '\n' } }
  })
}

function placeAt(text: string, offset: number): Place {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return { line: text.slice(0, start).split('\n').length, column: offset - start + 1 }
}
