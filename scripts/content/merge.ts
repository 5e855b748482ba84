import { createReporter, quote, say } from './problem.ts'

const ofMerge = {
  en: '{line} is left over from an unfinished merge. Keep one of the versions, and remove the others and the lines that begin with <<<<<<<, |||||||, ======= or >>>>>>>.',
  nl: '{line} komt van een samenvoeging die niet is afgemaakt. Laat één versie staan, en haal de andere weg, met de regels die beginnen met <<<<<<<, |||||||, ======= of >>>>>>>.',
}

/** Characters of conflict markers, in the order in which git writes them. The text between | and = is the original. */
const markCharacters = '<|=>'

/** Matches the mark that git writes: exactly seven identical characters, on their own or before a name. */
const mark = /^([<|=>])\1{6}(?:[ \t].*)?$/

/** Matches a file with a mark. Prefilter, because most files have none. */
const anyMark = /^(?:<{7}|\|{7}|={7}|>{7})(?:[ \t]|$)/m

const fence = /^ {0,3}(`{3,}(?!.*`)|~{3,})(.*)$/

interface Mark {
  lineIndex: number
  order: number
}

/**
 * Reports each conflict of a merge at its first mark. Returns the text with the first version of each conflict. Empty
 * lines replace the rest, so that line numbers stay the same.
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
    // If the first mark of a conflict is missing, the two versions cannot be told apart, so both remain.
    if (first.order === 0) lines.fill('', second.lineIndex, last.lineIndex + 1)
  }
  return { text: lines.join('\n'), problems }
}

/** Groups marks by conflict: a mark out of order begins another conflict. */
function conflictsIn(lines: readonly string[]): Mark[][] {
  const marks = marksIn(lines)
  if (marks.every(({ lineIndex }) => isUnderline(lines, lineIndex))) return []
  const conflicts: Mark[][] = []
  for (const [index, mark] of marks.entries())
    if (mark.order > (marks[index - 1]?.order ?? markCharacters.length)) conflicts.at(-1)?.push(mark)
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
    const character = open === '' ? mark.exec(line)?.[1] : undefined
    if (character) marks.push({ lineIndex, order: markCharacters.indexOf(character) })
  }
  return marks
}

/** Tells whether a line of seven = underlines a heading of seven characters, with empty lines around the two. */
function isUnderline(lines: readonly string[], index: number): boolean {
  const isEmpty = (line = '') => line.trim() === ''
  return (
    /^=+$/.test(lines[index] ?? '') &&
    !isEmpty(lines[index - 1]) &&
    isEmpty(lines[index - 2]) &&
    isEmpty(lines[index + 1])
  )
}
