import { createReporter, quote, say } from './problem.ts'

const ofMerge = {
  en: '{line} is left from an unfinished merge. Keep one of the two texts, and remove the lines of <, |, = and >.',
  nl: '{line} is van een samenvoeging die niet af is. Houd een van de twee teksten, en haal de regels met <, |, = en > weg.',
}

/** Signs in the order of a conflict. Between | and = is the text before both changes. */
const signs = '<|=>'

/** Matches the mark that git writes: exactly seven of a sign, alone or before a name. */
const mark = /^([<|=>])\1{6}(?:[ \t].*)?$/

/** Matches a file with a mark. Most have none. */
const anyMark = /^(?:<{7}|\|{7}|={7}|>{7})(?:[ \t]|$)/m

/** Matches the fence of a code block. */
const fence = /^ {0,3}(`{3,}(?!.*`)|~{3,})(.*)$/

interface Mark {
  lineIndex: number
  sign: number
}

/**
 * Reports each conflict of a merge at its first mark. Returns the text with the first of its two versions. Empty lines
 * replace the rest, so that line numbers stay.
 */
export function withoutMerge(file: string, text: string) {
  const { problems, report } = createReporter(file)
  if (!anyMark.test(text)) return { text, problems }
  const lines = text.split('\n')
  for (const conflict of conflictsIn(lines)) {
    const [first, second = first] = conflict
    const last = conflict.at(-1)
    if (!first || !second || !last) continue
    const position = { line: first.lineIndex + 1, column: 1 }
    report('merge-left', { position, message: say(ofMerge, { line: quote(lines[first.lineIndex]?.trimEnd()) }) })
    for (const { lineIndex } of conflict) lines[lineIndex] = ''
    // Without its first mark, the texts of a conflict cannot be told apart, and both remain.
    if (first.sign === 0) lines.fill('', second.lineIndex, last.lineIndex + 1)
  }
  return { text: lines.join('\n'), problems }
}

/** Groups marks by conflict: a mark out of order begins another conflict. */
function conflictsIn(lines: readonly string[]): Mark[][] {
  const marks = marksIn(lines)
  const [only] = marks
  if (only && marks.length === 1 && isUnderline(lines, only.lineIndex)) return []
  const conflicts: Mark[][] = []
  for (const [index, mark] of marks.entries())
    if (mark.sign > (marks[index - 1]?.sign ?? signs.length)) conflicts.at(-1)?.push(mark)
    else conflicts.push([mark])
  return conflicts
}

function marksIn(lines: readonly string[]): Mark[] {
  const marks: Mark[] = []
  let open = ''
  for (const [lineIndex, line] of lines.entries()) {
    const [, ticks = '', info = ''] = fence.exec(line) ?? []
    if (open === '') open = ticks
    else if (ticks.startsWith(open) && info.trim() === '') open = ''
    const sign = open === '' ? mark.exec(line)?.[1] : undefined
    if (sign) marks.push({ lineIndex, sign: signs.indexOf(sign) })
  }
  return marks
}

/** Tells whether a line underlines a heading of the same length, between empty lines. */
function isUnderline(lines: readonly string[], index: number): boolean {
  const isEmpty = (line = '') => line.trim() === ''
  return (
    /^=+$/.test(lines[index] ?? '') &&
    lines[index - 1]?.trim().length === 7 &&
    isEmpty(lines[index - 2]) &&
    isEmpty(lines[index + 1])
  )
}
