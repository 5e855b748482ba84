import { type Message, say, shorten } from '../problem.ts'

const commentLine = {
  en: '% begins a comment in another system, but visitors see "{line}". Remove the line, or only the % if visitors should see the rest.',
  nl: '% begint commentaar in een ander systeem, maar bezoekers zien "{line}". Haal de regel weg, of alleen de % als bezoekers de rest moeten zien.',
}
const commentLines = {
  en: '% begins a comment in another system, but visitors see "{line}". Remove lines {first} to {last}, or only the % at the beginning of each if visitors should see the rest.',
  nl: '% begint commentaar in een ander systeem, maar bezoekers zien "{line}". Haal regel {first} tot en met {last} weg, of alleen de % aan het begin van elke regel als bezoekers de rest moeten zien.',
}

/** Matches a line with a heading or a command of LaTeX in its comment. A percentage can begin with % too. */
const marked = /^%+[ \t]*(?:#{1,6}[ \t]|\\[a-zA-Z]{2,}[[{])/

/** Finds the lines that LaTeX would not show, but this site would. */
export function latexComments(text: string): { start: number; end: number; message: Message }[] {
  if (!/^%/m.test(text)) return []
  const lines = text.split('\n')
  const found: { start: number; end: number; message: Message }[] = []
  let [fence, start] = ['', 0]
  for (const [index, line] of lines.entries()) {
    const [, marks = '', info = ''] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (marks && !fence) fence = marks
    else if (marks.startsWith(fence) && info.trim() === '') fence = ''
    if (!fence && line.startsWith('%') && !lines[index - 1]?.startsWith('%')) {
      const next = lines.findIndex((one, at) => at > index && !one.startsWith('%'))
      const run = lines.slice(index, next < 0 ? undefined : next)
      if (run.some((one) => marked.test(one)))
        found.push({ start, end: start + run.join('\n').length, message: ofRun(run, index + 1) })
    }
    start += line.length + 1
  }
  return found
}

function ofRun(run: readonly string[], first: number): Message {
  const line = shorten(run[0] ?? '')
  return run.length === 1
    ? say(commentLine, { line })
    : say(commentLines, { line, first, last: first + run.length - 1 })
}
