import type { Message } from '../../check/message.ts'
import { type Problem, quote } from '../../check/problem.ts'
import { matchesIn } from './places.ts'

/** What a merge leaves behind where two versions differ. */
export function markersIn(file: string, text: string): Problem[] {
  return matchesIn([{ text, line: 1, column: 1 }], /^(<{7}|>{7}) .*$/gm).map(({ written, place }) => ({
    ruleId: 'merge-marker',
    file,
    ...place,
    message: {
      en: '%1 is left of a merge. Keep one of the two versions, and take the lines of <, = and > out.',
      nl: '%1 is over van een merge. Houd een van de twee versies, en laat de regels met <, = en > weg.',
      values: [quote(written)],
    },
  }))
}

const names: Record<string, Message> = {
  '\u0000': { en: 'a null byte', nl: 'een nulbyte' },
  '\u200b': { en: 'a space without width', nl: 'een spatie zonder breedte' },
  '\u2060': { en: 'a space without width', nl: 'een spatie zonder breedte' },
  '\ufeff': { en: 'a byte-order mark', nl: 'een byte-order mark' },
  '\u00ad': { en: 'a soft hyphen', nl: 'een zacht koppelteken' },
}

// A joiner (\u200d) makes one sign of several emoji, and the marks \u200e and \u200f are of right-to-left languages.
const strange = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Characters that nobody sees: they hide what a text says, and a search does not find it. */
export function strangeCharacters(file: string, text: string): Problem[] {
  const whole = [{ text, line: 1, column: 1 }]
  const invisible = matchesIn(whole, strange).map(({ written, place }) => {
    const code = `U+${written.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    const turns = /[\u202a-\u202e\u2066-\u2069]/.test(written)
    const name =
      names[written] ??
      (turns
        ? { en: 'a mark that turns the direction of the text', nl: 'een teken dat de schrijfrichting omdraait' }
        : { en: 'a control character', nl: 'een besturingsteken' })
    const message = {
      en: 'An invisible character stands here: %1 (%2). Take it out.',
      nl: 'Hier staat een onzichtbaar teken: %1 (%2). Laat het weg.',
      values: [name, code],
    }
    return { ruleId: 'invisible-character', file, ...place, message, actual: written, expected: '' }
  })
  const loose = matchesIn(whole, /\p{L}\p{M}+/gu).flatMap(({ written, place }) => {
    const expected = written.normalize('NFC')
    if (expected === written) return []
    const message = {
      en: '"%1" is written with a loose accent. Write %2 as one character, so that it is found.',
      nl: '"%1" heeft een los accent. Schrijf %2 als één teken, dan wordt het gevonden.',
      values: [written, expected],
    }
    return [{ ruleId: 'loose-accent', file, ...place, message, actual: written, expected }]
  })
  return [...invisible, ...loose]
}
