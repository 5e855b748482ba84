import type { Nodes, Root } from 'mdast'
import { say } from '../message.ts'
import type { Problem } from '../problem.ts'
import { placeIn } from '../read/places.ts'
import { parseMarkdown } from './markdown.ts'
import { explainMdx } from './mdx-errors.ts'

/** Enough for any file a person wrote; a file with more mistakes of syntax is read again once these are mended. */
const most = 20

/** A line that begins with a hundred signs of quotes and lists: the parser would take minutes over some thousands. */
const deep = /^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){100}/m

/**
 * Parses a body. The parser gives up at the first mistake of syntax, so each one is blanked out and the text parsed
 * again, until all of them are found and the rest can be checked too.
 */
export function parseBody(file: string, text: string): { tree?: Root; problems: Problem[]; guessedLines: number[] } {
  const whole = { text, line: 1, column: 1 }
  const at = text.search(deep)
  const problems: Problem[] = []
  const guessedLines: number[] = []
  const nested = (line: number) => ({
    problems: [...problems, { file, line, column: 1, message: tooDeep }],
    guessedLines,
  })
  if (at >= 0) return nested(placeIn(whole, at).line)
  const missed = new Set<string>()
  let readable = text
  for (let tries = 0; tries < most; tries++) {
    try {
      const tree = parseMarkdown(readable)
      const line = lineTooDeep(tree)
      return line === undefined ? { tree, problems, guessedLines } : nested(line)
    } catch (error) {
      const stumble = explainMdx(error, readable)
      if (!stumble) throw error
      const { start, end, tag, message } = stumble
      if (!tag || !missed.delete(tag)) problems.push({ file, ...placeIn(whole, start), message })
      if (tag) missed.add(tag.startsWith('/') ? tag.slice(1) : `/${tag}`)
      const rest = blank(readable, start, end)
      guessedLines.push(...paragraphsAround(text, start, end))
      if (rest === readable) break
      readable = rest
    }
  }
  return { problems, guessedLines }
}

/** The line of something that stands within a hundred others: what works on the tree would exhaust the stack. */
function lineTooDeep(tree: Root): number | undefined {
  let level: Nodes[] = [tree]
  for (let depth = 0; depth < 100 && level.length > 0; depth++)
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  return level[0] && (level[0].position?.start.line ?? 1)
}

export const tooDeep = say`This line is nested too deeply. Write it with fewer quotes, lists or components in each other.`

/** The lines of the paragraphs that a stretch is in: what is blanked there can have meant more than what it hides. */
function paragraphsAround(text: string, start: number, end: number): number[] {
  const lines = text.split('\n')
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  let [first, last] = [lineAt(start), lineAt(end)]
  while (lines[first - 2]?.trim()) first--
  while (lines[last]?.trim()) last++
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** Keeps every place after the stretch where it was. The value of a property stays a value. */
function blank(text: string, start: number, end: number): string {
  const stretch = text.slice(start, end)
  // A property keeps a value, so that it is not reported as an empty one as well.
  const value =
    text[start - 1] === '=' ? `"${stretch.slice(1, -1).replace(/[^\n]/g, '…')}"` : stretch.replace(/[^\n]/g, ' ')
  return text.slice(0, start) + value + text.slice(end)
}
