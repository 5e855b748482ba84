import type { Problem } from '../problem.ts'
import { matchesIn } from './positions.ts'

// A joiner (\u200d) combines several emoji, and the marks \u200e and \u200f are for right-to-left languages.
const strange = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Reports invisible characters: they hide or reverse text, and break search. */
export function strangeCharacters(file: string, text: string): Problem[] {
  return matchesIn([{ text, line: 1, column: 1 }], strange).map(({ written, place }) => {
    const code = `U+${written.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    const message = {
      en: 'An invisible character stands here: %1. Take it out.',
      nl: 'Hier staat een onzichtbaar teken: %1. Laat het weg.',
      values: [code],
    }
    // Word and PDF end lines with \v and \f: without a space, adjacent words would merge.
    const expected = /[\v\f\u0085]/.test(written) ? ' ' : ''
    return { ruleId: 'invisible-character', file, ...place, message, actual: written, expected }
  })
}
