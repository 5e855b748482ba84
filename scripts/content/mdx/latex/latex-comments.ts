import { type Message, say, shorten } from '../../problem.ts'

const commentLine = {
  en: '% begins a comment in another system, but visitors see "{line}". Remove the line, or only the % if visitors should see the rest.',
  nl: '% begint commentaar in een ander systeem, maar bezoekers zien "{line}". Haal de regel weg, of alleen de % als bezoekers de rest moeten zien.',
}
const commentLines = {
  en: '% begins a comment in another system, but visitors see "{line}". Remove lines {first} to {last}, or only the % at the beginning of each if visitors should see the rest.',
  nl: '% begint commentaar in een ander systeem, maar bezoekers zien "{line}". Haal regel {first} tot en met {last} weg, of alleen de % aan het begin van elke regel als bezoekers de rest moeten zien.',
}

/** Matches a line that only a text with LaTeX has. In other texts, % can begin a percentage. */
const ofLatex =
  /^(?:%+[ \t]*(?:#{1,6}[ \t]|\\[a-zA-Z]{2,}[[{])|[ \t]*\\(?:begin|section|subsection|chapter)\*?\{|[ \t]*\\item[ \t[])/

/** Finds the lines that LaTeX would not show, but this site would. Other lines with % can be its title, or part of a sentence. */
export function latexComments(text: string): { start: number; end: number; message: Message }[] {
  if (!/^%/m.test(text)) return []
  const lines = withoutCode(text.split('\n'))
  if (!lines.some((line) => ofLatex.test(line))) return []
  const found: { start: number; end: number; message: Message }[] = []
  let start = 0
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('%') && !lines[index - 1]?.startsWith('%')) {
      const next = lines.findIndex((one, at) => at > index && !one.startsWith('%'))
      const run = lines.slice(index, next < 0 ? undefined : next)
      const isApart = found.length > 0 || lines.slice(0, index).some((one) => one.trim() !== '')
      if ((isApart && !lines[index - 1]?.trim()) || run.some((one) => ofLatex.test(one)))
        found.push({ start, end: start + run.join('\n').length, message: ofRun(run, index + 1) })
    }
    start += line.length + 1
  }
  return found
}

/** Replaces the lines of code with spaces. */
function withoutCode(lines: readonly string[]): string[] {
  let fence = ''
  return lines.map((line) => {
    const [, marks = '', info = ''] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    const isCode = fence !== '' || marks !== ''
    if (marks && !fence) fence = marks
    else if (marks.startsWith(fence) && info.trim() === '') fence = ''
    return isCode ? ' '.repeat(line.length) : line
  })
}

function ofRun(run: readonly string[], first: number): Message {
  const line = shorten(run[0] ?? '')
  return run.length === 1
    ? say(commentLine, { line })
    : say(commentLines, { line, first, last: first + run.length - 1 })
}
