import { sameOnBothSides } from '../../content/mdx/syntax/unequal-backticks.ts'
import { say, shorten } from '../../content/problem.ts'
import type { Explained, Match } from './markup-inline.ts'

const endBelow = {
  en: 'Write {right} on this line, and remove line {line}.',
  nl: 'Schrijf {right} op deze regel, en haal regel {line} weg.',
}

const nothingBetween = {
  en: 'There is nothing between this {marks} and {marks} on line {below}. Remove both, and each line that then has no words.',
  nl: 'Tussen deze {marks} en {marks} op regel {below} staat niets. Haal beide weg, en ook elke regel die dan geen woorden heeft.',
}

const twoBold = {
  en: 'Between two bold pieces there must be a space. Write {right}.',
  nl: 'Tussen twee vette stukken moet een spatie staan. Schrijf {right}.',
}
const oneOrTwoBold = {
  en: 'Between two bold pieces there must be a space. Write {right}; or, if they are one word, {joined}.',
  nl: 'Tussen twee vette stukken moet een spatie staan. Schrijf {right}; of, als ze één woord zijn, {joined}.',
}

const listMarker = /^[\s>]*(?:[-*+]|\d{1,9}[.)])[ \t]+/

/** Tells whether marks are at the beginning of a line, and the same marks at the end of the line above. */
export function emptyFromAbove(lines: readonly string[], line: number, marks: string): boolean {
  const [above = '', own = ''] = [lines[line - 1]?.trimEnd(), lines[line]?.replace(/^[\s>]+/, '')]
  const isAlone = above.split(marks).length === 2 && own.split(marks).length === 2
  const isOpen = /[\s>]/.test(above.at(-marks.length - 1) ?? ' ') && /^\s?$/.test(own.charAt(marks.length))
  if (!isAlone || !isOpen || !above.endsWith(marks) || !own.startsWith(marks)) return false
  // Without its line, the second line of an item would be no item.
  return own.trimEnd() === marks || !listMarker.test(above) || above.replace(listMarker, '') !== marks
}

/** Tells whether a line begins with marks whose end is alone on the next line. */
export const endsBelow = (lines: readonly string[], line: number, marks: string) =>
  lines[line]?.replace(/^[\s>]+/, '').trimEnd() === marks &&
  /^[\s>]*(.*)/.exec(lines[line - 1] ?? '')?.[1]?.startsWith(marks) === true &&
  lines[line - 1]?.split(marks).length === 2

/** Tells whether [!ENDBOX] follows its [!BEGINBOX]. Only the first line of the block is reported. */
export function endsBox(matchedText: string, above: readonly string[]): boolean {
  const [, name = ''] = /^\[!END([A-Z]+)\]/.exec(matchedText) ?? []
  return name !== '' && above.some((line) => line.includes(`[!BEGIN${name}]`))
}

/** Explains bold or italic words whose end is alone on the next line. */
function ofEndBelow({ matchedText, behind, lines, line }: Match): Explained {
  const right = behind.trimEnd() + matchedText
  const message = say(endBelow, { right: shorten(right), line: line + 1 })
  return { message, suggestedFix: { actual: `${behind}\n${lines[line]}`, expected: right } }
}

/** Explains marks at the end of a line and the beginning of the next one, with nothing between them. */
function ofNothing({ matchedText: marks, before, lines, line }: Match): Explained {
  const [above = '', first = '', second = ''] = lines.slice(line - 2, line + 1)
  const [start = ''] = /^[\s>]*/.exec(second) ?? []
  const rest = second.slice(start.length + marks.length).trim()
  const hasWords = before.replace(listMarker, '').replace(/^[\s>]+/, '') !== ''
  const kept = [...(hasWords ? [before.trimEnd()] : []), ...(rest ? [start + rest] : [])]
  const suggestedFix = {
    at: { line: line - 1, column: above.length + 1 },
    actual: `\n${first}\n${second}`,
    expected: kept.map((one) => `\n${one}`).join(''),
  }
  return { message: say(nothingBetween, { marks, below: line + 1 }), suggestedFix }
}

/** Explains **words****more**: two bold pieces without a space between them. */
function ofTwoBold({ before, behind, line }: Match): Explained | undefined {
  const [start = ''] = /(?:\*\*|__)?[^*_\n]*$/.exec(before) ?? []
  const [actual, mark, first = '', second = ''] =
    /^(\*\*|__)([^*_\n]*[^*_\s])\1\1([^*_\s][^*_\n]*)\1/.exec(
      /^(?:\*{4}|_{4})/.test(behind) ? start + behind : behind,
    ) ?? []
  if (!actual) return undefined
  const right = `${mark}${first}${mark} ${mark}${second}${mark}`
  if (/[\p{L}\p{N}]$/u.test(first) && /^[\p{L}\p{N}]/u.test(second))
    return { message: say(oneOrTwoBold, { right, joined: mark + first + second + mark }) }
  const column = 1 + before.length - (behind.startsWith(actual) ? 0 : start.length)
  return { message: say(twoBold, { right }), suggestedFix: { at: { line, column }, actual, expected: right } }
}

/** Explains code in a line that begins and ends with different numbers of backticks. */
function unequalInLine({ before, behind, line }: Match): Explained | undefined {
  for (const { 0: source, 1: open = '', 2: words = '', 3: close = '', index } of (before + behind).matchAll(
    /(`{2,})([^`\n]+)(`+)/g,
  )) {
    if (open.length === close.length) continue
    const suggestedFix = { at: { line, column: index + 1 }, actual: source, expected: `\`${words.trim()}\`` }
    return { message: sameOnBothSides(open, words, close), source, suggestedFix }
  }
  return undefined
}

/** Explains marks with nothing between them or their end on the next line, and code with unequal backticks. */
export function cureOfPair(match: Match): Explained | undefined {
  const { kind, matchedText, lines, line } = match
  const isBold = /^(?:\*{2}|_{2}|\*{4})$/.test(matchedText)
  const ofBold = (kind === 'around' || kind === 'emptyBold') && isBold ? ofTwoBold(match) : undefined
  if (ofBold) return ofBold
  if (kind !== 'around') return undefined
  if (emptyFromAbove(lines, line, matchedText)) return ofNothing(match)
  if (/^(?:\*{1,3}|_{1,2})$/.test(matchedText) && endsBelow(lines, line, matchedText)) return ofEndBelow(match)
  return /^`{2,}$/.test(matchedText) ? unequalInLine(match) : undefined
}
