import type { Root } from 'mdast'
import { VFileMessage } from 'vfile-message'
import { explainMdx } from './mdx-errors.ts'
import type { Place, Problem } from './problem.ts'

/** Enough for any file a person wrote; a file with more mistakes of syntax is read again once these are mended. */
const most = 20

/** A line that begins with a hundred signs of quotes and lists: the parser would take minutes over some thousands. */
const tooDeep = /^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){100}/m

/** The end of a sentence about a text on which the parsers would exhaust the stack. */
export const nestedTooDeeply =
  'is nested too deeply to read. Write it with fewer quotes, lists or components in each other.'

/**
 * Parses a body. The parser gives up at the first mistake of syntax, so each one is blanked out and the text parsed
 * again, until all of them are found and the rest can be checked too.
 */
export function parseBody(
  file: string,
  text: string,
  parse: (text: string) => Root,
): { tree?: Root; problems: Problem[] } {
  const deep = text.search(tooDeep)
  if (deep >= 0) return { problems: [{ file, ...placeOf(text, deep), message: `This line ${nestedTooDeeply}` }] }
  const problems: Problem[] = []
  const missed = new Set<string>()
  let readable = text
  for (let tries = 0; tries < most; tries++) {
    try {
      return { tree: parse(readable), problems }
    } catch (error) {
      // Anything else is a fault of the program.
      if (!(error instanceof VFileMessage)) throw error
      const { start, end, tag, message } = explainMdx(error, readable)
      if (!tag || !missed.delete(tag)) problems.push({ file, ...placeOf(text, start), message })
      if (tag) missed.add(tag.startsWith('/') ? tag.slice(1) : `/${tag}`)
      const rest = blank(readable, start, end)
      if (rest === readable) break
      readable = rest
    }
  }
  return { problems }
}

function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** Keeps every place after the stretch where it was. The value of a property stays a value. */
function blank(text: string, start: number, end: number): string {
  const stretch = text.slice(start, end).replace(/[^\n]/g, ' ')
  const value = text[start - 1] === '=' ? `"${stretch.slice(1, -1)}"` : stretch
  return text.slice(0, start) + value + text.slice(end)
}
