import { say } from '../../content/problem.ts'
import type { Explained, Match } from './markup-inline.ts'

const twoMarks = {
  en: 'Remove {sign}: {mark} already begins this line.',
  nl: 'Haal {sign} weg: {mark} staat al aan het begin van deze regel.',
}
const author = {
  en: 'Write – and a space before a name, or - and a space before a list item.',
  nl: 'Schrijf – en een spatie voor een naam, of - en een spatie voor een punt van een lijst.',
}
const plus = {
  en: 'For a list item, write - and an ordinary space instead. For the character itself, write \\+.',
  nl: 'Schrijf voor een punt van een lijst - en een gewone spatie. Schrijf voor het teken zelf \\+.',
}
const dashInstead = {
  en: 'Write - and an ordinary space instead of {mark}.',
  nl: 'Schrijf - en een gewone spatie in plaats van {mark}.',
}
const spaceAfter = {
  en: 'After this {mark}, write an ordinary space.',
  nl: 'Schrijf achter deze {mark} een gewone spatie.',
}
const itemOrWords = {
  en: 'If this belongs to the line above, write both on one line. For a list item, write an empty line, and then - and a space before the words.',
  nl: 'Hoort dit bij de regel erboven, schrijf ze dan op één regel. Schrijf voor een punt van een lijst een lege regel, en dan - en een spatie voor de woorden.',
}

/** Explains a sign of a list item without a space, or of another system; undefined if the general cure applies. */
export function ofItem({ matchedText, before, behind, lines, line }: Match): Explained | undefined {
  const [, mark] = /(?:^|\s)([-*+]|\d+[.)])\s+$/.exec(before) ?? []
  if (mark) {
    const [actual] = /^\S[ \t\u00a0]*/.exec(behind) ?? [matchedText]
    return { message: say(twoMarks, { mark, sign: matchedText }), suggestedFix: { actual, expected: '' } }
  }
  if (matchedText === '+') return { message: plus }
  if (matchedText === '-' && /^-\p{Lu}/u.test(behind) && /^\s*>[\s>]*$/.test(before)) return { message: author }
  if (matchedText === '-' && continuesLine(lines, line)) return { message: itemOrWords }
  if (!/^[-+*\d]/.test(matchedText)) return { message: say(dashInstead, { mark: matchedText }) }
  // Only 1. begins a list directly below other text.
  const above = lines[line - 2]?.replace(/^[\s>]+/, '') ?? ''
  const isNext = /^[-*]|^1[.)]/.test(matchedText) || above === '' || /^\d+[.)]/.test(above)
  if (!isNext) return undefined
  const other = /^[\u00a0\u2002-\u200a\u202f]/.exec(behind.slice(matchedText.length))?.[0] ?? ''
  const suggestedFix = { actual: matchedText + other, expected: `${matchedText} ` }
  return { message: say(spaceAfter, { mark: matchedText }), suggestedFix }
}

/** Tells whether the line above is part of the same sentence, and neither it nor the next line looks like a list item. */
function continuesLine(lines: readonly string[], line: number): boolean {
  const [above = '', below = ''] = [lines[line - 2], lines[line]].map((one) => one?.replace(/^[\s>]+/, '').trimEnd())
  return /[\p{L}\p{N},]$/u.test(above) && ![above, below].some((one) => /^(?:[-+*#|]|\d+[.)])/.test(one))
}
