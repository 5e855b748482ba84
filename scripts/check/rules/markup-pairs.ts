import { sameOnBothSides } from '../../content/mdx/unequal-backticks.ts'
import { say, shorten } from '../../content/problem.ts'
import type { Explained, Match } from './markup-inline.ts'

const endBelow = {
  en: 'Write {right} on this line, and remove line {line}.',
  nl: 'Schrijf {right} op deze regel, en haal regel {line} weg.',
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

/** Explains marks whose end is alone on the next line, and code with unequal backticks. */
export function cureOfPair(match: Match): Explained | undefined {
  const { kind, matchedText, lines, line } = match
  if (kind !== 'around') return undefined
  if (/^(?:\*{1,3}|_{1,2})$/.test(matchedText) && endsBelow(lines, line, matchedText)) return ofEndBelow(match)
  return /^`{2,}$/.test(matchedText) ? unequalInLine(match) : undefined
}
