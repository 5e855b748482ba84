import type { Fix } from '../problem.ts'

// A line of the fields as a writer sees it, also where YAML cannot read it.

/** What comes before the value of a line, and the value. */
export const shape = /^(\s*(?:- +)*(?:[\w-]+: +|- +))(.*?)\s*$/

/** Whether a line begins with the name of a field. */
export function isField(text: string): boolean {
  return /^\s*(?:- +)*[\w-]+:( |$)/.test(text)
}

/** How many signs of white space a line begins with. */
export function indent(text: string): number {
  return text.length - text.trimStart().length
}

/** A text in the quotes that need the fewest escapes. */
export function inQuotes(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}

/** A value without the quotes around it, if it has them. */
export function withoutQuotes(text: string): string {
  return /^(["']).*\1$/s.test(text) ? text.slice(1, -1) : text
}

/** A line with spaces in the place of the tabs before it: two for each, and none where nothing stands above it to belong to. */
export function withSpaces(text: string, above: readonly string[]): string {
  const [, tabs = '', rest = ''] = /^([ \t]*)(.*)$/.exec(text) ?? []
  const parent = above.findLast((line) => line.trim() !== '') ?? ''
  const isNested = /^[\s-]|:\s*$/.test(parent)
  return (isNested ? tabs.replaceAll('\t', '  ') : '') + rest
}

/** Corrects a line where it differs from what is meant. */
export function fixOfLine(line: number, written: string, meant: string): Fix {
  let start = 0
  while (start < written.length && written[start] === meant[start]) start++
  let end = 0
  while (end < Math.min(written.length, meant.length) - start && written.at(-1 - end) === meant.at(-1 - end)) end++
  const between = (text: string) => text.slice(start, text.length - end)
  return { line, column: start + 1, from: between(written), to: between(meant) }
}
