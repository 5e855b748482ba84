/** Ranges of the characters in Figtree, the font of social pictures. A test compares them with the font files. */
const characters = [
  ...[' -~', '\u00a0-\u00ac', '\u00ae-\u0113', '\u0116-\u0127', '\u012a\u012b', '\u012e-\u0137', '\u0139-\u013e'],
  ...['\u0141-\u0148', '\u014a-\u014d', '\u0150-\u0161', '\u0164\u0165', '\u016a-\u017e', '\u01cd\u01ce'],
  ...['\u0218-\u021b', '\u0237', '\u02c6\u02c7\u02da\u02dc\u02dd', '\u1e80-\u1e85', '\u1e9e\u1ef2\u1ef3'],
  ...['\u2013\u2014', '\u2018-\u201a', '\u201c-\u201e', '\u2020\u2022\u2026\u2039\u203a\u2044\u20ac\u20b9'],
  '\u2122\u2191\u2193\u2212\u2215',
]

export const inFont = new RegExp(`^[${characters.join('')}]*$`)

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Joiners, and hyphens and spaces of other widths. Readers do not notice if these are omitted or replaced. */
const unseen = /^[\p{Cf}\p{Zs}\u2010-\u2012]+$/u

/**
 * Returns text as a social picture shows it. A character that the font lacks becomes its plain form, such as 2 for ₂,
 * or is omitted with the space around it.
 */
export function drawnText(text: string): string {
  if (inFont.test(text)) return text
  const drawn = [...graphemes.segment(text)].map(({ segment }) => drawnCharacter(segment)).join('')
  return drawn
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;!?)\]])/g, '')
    .trim()
}

/** Lists the characters that a social picture omits or shows in their plain form. */
export function notDrawn(text: string): { character: string; drawn: string }[] {
  if (inFont.test(text)) return []
  const all = new Set([...graphemes.segment(text)].map(({ segment }) => segment))
  return [...all]
    .filter((character) => !inFont.test(character.normalize('NFC')) && !unseen.test(character))
    .map((character) => ({ character, drawn: drawnCharacter(character).trim() }))
    .filter(({ character, drawn }) => character.replace(/\ufe0f$/, '') !== drawn)
}

function drawnCharacter(character: string): string {
  const composed = character.normalize('NFC')
  if (inFont.test(composed)) return composed
  if (/^[\u2010-\u2012]/.test(composed)) return '-'
  const unaccented = composed.normalize('NFKD').replace(/\p{M}/gu, '')
  const drawn = [...unaccented].filter((character) => inFont.test(character)).join('')
  // A symbol or punctuation mark may separate two words, so it becomes a space. A letter does not.
  return drawn === '' && /^[\p{S}\p{P}\p{Zs}]/u.test(composed) ? ' ' : drawn
}
