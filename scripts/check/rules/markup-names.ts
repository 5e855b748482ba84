/** Match with the text before and after it on its line, the lines above, and all lines. */
export interface Found {
  matchedText: string
  before: string
  behind: string
  above: () => readonly string[]
  lines: readonly string[]
}

/** Tells whether a * without another one is part of a name in code: *path == 0, *next_item. */
export function isPointer(found: Found): boolean {
  const { matchedText, before, behind } = found
  const isName = /^(?:[a-z]\w*(?: ?[=!]?=|->|\[)|[a-z]\w*_\w|[a-z]+[A-Z])/.test(behind)
  return matchedText === '*' && isName && /[^\s>*+-].*[\s(]$/.test(before) && !paragraphAt(found).includes('*')
}

/** Returns the lines around a match, up to an empty line, without the match. */
function paragraphAt({ before, behind, above, lines }: Found): string {
  const isEmpty = (one: string) => one.trim() === ''
  const below = lines.slice(above().length + 1)
  const end = below.findIndex(isEmpty)
  const begin = above().findLastIndex(isEmpty) + 1
  return [...above().slice(begin), before, behind, ...below.slice(0, end < 0 ? undefined : end)]
    .join('\n')
    .replace(/^[ \t>]*\* /gm, '')
}
