import type { ParsedDocument } from '../../content/document.ts'
import { say } from '../../content/problem.ts'

export const commentsAsTitles = {
  en: 'A single # marks the page title. If lines {line} to {last} are code, write ``` on a line of its own before and after them; for a heading, write ##.',
  nl: 'Eén # is voor de titel van de pagina. Zijn regel {line} tot en met {last} code, schrijf dan ``` op een eigen regel ervoor en erna; schrijf ## voor een kop.',
  desk: {
    en: 'Level 1 is for the page title. If this line and the similar ones below it are code, write ``` on a line of its own before and after them; for a heading, make it level 2.',
    nl: 'Niveau 1 is voor de titel van de pagina. Zijn deze regel en de soortgelijke eronder code, schrijf dan ``` op een eigen regel ervoor en erna; maak van een kop niveau 2.',
  },
}

/** Matches a line of code: a statement, an assignment, a call or a command. */
const codeLine =
  /[;{}]$|^(?:\/\/|[$>] \S|(?:const|let|var|import|from|export|return|def|class|sudo|npm|npx|git|cd|docker|curl|pip|apt|brew) \S+(?: \S+)?[:;]?$|[\w.$[\]"']+ ?[-+*]?= ?\S|[\w.]+\(.*\)$)/

const comment = /^# \S/

/**
 * Finds the comments of code without fences, which begin with # like a title: at least two, with code directly below.
 * Returns a message for the first comment, and the lines of all of them.
 */
export function unfencedComments({ outline, lines }: ParsedDocument) {
  const found = outline.headings.filter(({ mark, line }) => mark.trim() === '#' && comment.test(lines[line - 1] ?? ''))
  const isCode = (line = '') => codeLine.test(line.trim())
  const first = found.find(({ line }) => isCode(lines.slice(line).find((one) => !comment.test(one))))
  if (found.length < 2 || !first) return { lines: new Set<number>() }
  const isPart = (line: string) => line.trim() === '' || comment.test(line) || /^[ \t]+\S/.test(line) || isCode(line)
  const end = lines.findIndex((one, index) => index >= first.line && !isPart(one))
  const last = lines.slice(0, end < 0 ? undefined : end).findLastIndex((line) => line.trim() !== '') + 1
  const comments = found.filter(({ line }) => line >= first.line && line <= last)
  if (comments.length < 2) return { lines: new Set<number>() }
  return {
    first,
    lines: new Set(comments.map(({ line }) => line)),
    message: say(commentsAsTitles, { line: first.line, last }),
  }
}
