import type { ParsedDocument } from '../../content/document.ts'
import { withoutAnchor } from '../../content/mdx/heading-ids.ts'

export type Heading = ParsedDocument['outline']['headings'][number]

export const lettersOf = (words: string) =>
  withoutAnchor(words)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Returns the first link in a heading as written, or its address: # [Words](https://example.org). */
export const linkIn = (line: string) => /(?<!!)\[[^[\]\n]+\]\([^()\s]+\)|https?:\/\/[^\s()[\]<>]+/.exec(line)?.[0]

/** Tells whether the title begins with the first heading, or vice versa, because writers may shorten either. */
function extendsTitle({ depth, text }: Pick<Heading, 'depth' | 'text'>, { title }: Record<string, unknown>): boolean {
  if (depth !== 1 || typeof title !== 'string') return false
  const heading = lettersOf(text)
  // A title can begin with a number that the heading lacks.
  const ofTitle = /^\d/.test(heading) ? lettersOf(title) : lettersOf(title).replace(/^\d+/, '')
  const [short = '', long = ''] = [heading, ofTitle].sort((a, b) => a.length - b.length)
  return short.length >= 8 && long.startsWith(short)
}

/** Tells whether there are words above a heading, so that the heading is that of a part. */
export function isBelowWords({ line, isUnderlined }: Heading, lines: readonly string[]): boolean {
  if (isUnderlined) return false
  const above = lines.slice(lines.indexOf('---', 1) + 1, line - 1)
  return above.some((one) => /^[ \t]*(?![<{!]|\[!\[|(?:import|export)\b)\S.*\p{L}/u.test(one))
}

/** Tells whether a first-level heading repeats the title or a part of it, so that the writer is told to remove it. */
export const isLikeTitle = (heading: Pick<Heading, 'depth' | 'text'>, fields: Record<string, unknown>) =>
  repeatsTitle(heading, fields) || extendsTitle(heading, fields)

/** Tells whether a first-level heading has the same words as the title. */
export function repeatsTitle(
  { depth, text }: Pick<Heading, 'depth' | 'text'>,
  { title }: Record<string, unknown>,
): boolean {
  return depth === 1 && typeof title === 'string' && lettersOf(text) === lettersOf(title)
}
