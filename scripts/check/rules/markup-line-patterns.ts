import type { MarkupPattern } from './markup-patterns.ts'

/** Markup in a paragraph: markers at the start of two consecutive lines. A single such line can be dialogue. */
export const linePatterns: readonly MarkupPattern[] = [
  { kind: 'list', find: repeated(/[\p{So}→⇒➔»]\ufe0f?/u) },
  { kind: 'list', find: repeated(/[–—‒―]/u) },
  { kind: 'list', find: repeated(/o(?=\s)/u) },
  { kind: 'list', find: repeated(/\(?(?:[a-zA-Z]|[ivx]{2,4}|\d{1,3})\)/u) },
  { kind: 'list', find: repeated(/[a-z]\./u) },
  { kind: 'list', find: repeated(/(?:\d{1,3}\.|[-+*])(?=[\u00a0\u2002-\u200a\u202f])/u) },
]

/** Markup in fields and properties, which are plain text. */
export const fieldPatterns: readonly MarkupPattern[] = [
  {
    kind: 'plain',
    find: /(?<![\p{L}\p{N}*_\\])(\*\*|__|\*|_|~~|`)(?=\S)[^*_~`\n]+(?<=\S)\1(?![\p{L}\p{N}*_])/gmu,
  },
  { kind: 'plain', find: /!?\[[^[\]\n]+\]\([^()\n]*\)/gmu },
  { kind: 'plain', find: /<\/?[a-z][\w-]*(?:\s[^<>\n]*)?\/?>/gmu },
  { kind: 'plain', find: /&(?:[a-z]{2,}|#\w+);/gmu },
  { kind: 'plain', find: /(?<![\p{L}\p{N}:/]):[a-z][a-z\d_-]*:(?![\p{L}\p{N}:/])/gmu },
]

/**
 * Matches a line marker that the next line repeats, unless a hard line break separates the two. Indented lines between
 * them continue the first.
 */
function repeated({ source }: RegExp): RegExp {
  const begin = `${source}[ \\t\\u00a0\\u2002-\\u200a\\u202f]`
  const toNextLine = '.*(?<! {2}|\\\\)\\n'
  const indented = `[ \\t>]{0,20}[ \\t]{2}${toNextLine}`
  return new RegExp(`(?<=^[ \\t>]*)${begin}(?=${toNextLine}(?:${indented}){0,9}[ \\t>]*${begin})`, 'gmu')
}
