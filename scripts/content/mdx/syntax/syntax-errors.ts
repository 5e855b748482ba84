import type { Fix, Message, Position } from '../../problem.ts'
import type { ParseError } from '../dialect.ts'

/** Kinds of errors, in the order in which they are tried. Each has its own cure. */
const kinds = [
  'unclosed',
  'closedByAnother',
  'closedOutside',
  'stray',
  'code',
  'openBrace',
  'brace',
  'tag',
  'unknown',
] as const

export type ErrorKind = (typeof kinds)[number]

/** Tag, brace or statement that an error is about. */
export interface Place {
  kind: ErrorKind
  offset: number
  /** Character at which the parser stopped. */
  stop: number
  /** End of the block in which the tag or brace must be closed. */
  limit: number
  name: string
  /** Name of the closing tag, if it differs from `name`. */
  end?: string
  reason: string
}

export type Span = readonly [start: number, end: number]

export interface SyntaxMistake {
  /** Default: `mdx-syntax`. */
  ruleId?: string
  offset: number
  /** Start of the mistake, if it is before `offset`. */
  position?: Position
  message: Message
  fix?: Fix
  suggestedFix?: Fix
  /** Parts to remove so that the parser can continue. */
  spans: Span[]
  /** Replacement for the first span. Default: spaces. */
  filler?: string
}

const expressions = 'micromark-extension-mdx-expression'

type Found = Partial<Place> & Pick<Place, 'offset'>

/** Error with the offsets of its opener and of the character at which the parser stopped. */
interface Located extends Pick<ParseError['error'], 'reason' | 'ruleId' | 'source'> {
  opener: number
  stop: number
}

/**
 * Functions that find the place of an error, by kind. remark has one rule for several kinds, and reports unclosed tags
 * at the end of their parent, or without a position. So these functions also read the reason and the source.
 */
const finders: Record<ErrorKind, (error: Located, text: string) => Found | undefined> = {
  unclosed: ({ reason }, text) =>
    byReason(reason, text, /^Expected a closing tag for `<(?<name>[^`>]*)>` \((?<at>\d+:\d+)/),
  closedByAnother: ({ reason }, text) =>
    byReason(reason, text, /^Unexpected closing tag `<\/(?<end>[^`>]*)>`, .* `<(?<name>[^`>]*)>` \((?<at>\d+:\d+)/),
  closedOutside: ({ reason, stop }) => {
    const [, name] = /^Expected the closing tag `<\/([^`>]*)>`/.exec(reason) ?? []
    return name === undefined ? undefined : { offset: stop, name }
  },
  stray: ({ ruleId, stop }, text) => {
    if (ruleId !== 'unexpected-closing-slash') return undefined
    const offset = text.lastIndexOf('<', stop)
    return { offset, name: /^<\s*\/\s*([^\s<>/]*)/.exec(text.slice(offset))?.[1] ?? '' }
  },
  /** Import or export, up to an empty line. */
  code: ({ source, opener }, text) => {
    const isCode = source === 'micromark-extension-mdxjs-esm'
    return isCode ? { offset: opener, limit: endOfParagraph(text, opener) } : undefined
  },
  openBrace: ({ source, ruleId, opener }, text) => {
    const isOpen = source === expressions && ruleId === 'unexpected-eof'
    return isOpen && text[opener] === '{' ? { offset: opener } : undefined
  },
  brace: ({ source, opener, stop }, text) => {
    if (source !== expressions) return undefined
    return text[opener] === '{' ? { offset: opener } : valueIn(text, opener, stop)
  },
  tag: ({ source, opener, stop }, text) => {
    if (source === 'mdast-util-mdx-jsx') return { offset: text.lastIndexOf('<', stop) }
    return text[opener] === '<' ? { offset: lastTag(text, opener, stop) } : undefined
  },
  unknown: ({ stop }) => ({ offset: stop }),
}

export function locate({ error, opener }: ParseError, text: string): Place {
  const { reason, ruleId, source, line = 1, column = 1 } = error
  const stop = offsetAt(text, line, column)
  const located = { reason, ruleId, source, opener: offsetAt(text, opener.line, opener.column), stop }
  for (const kind of kinds) {
    const found = finders[kind](located, text)
    if (found) return { kind, stop, limit: endOfBlock(text, found.offset), name: '', reason, ...found }
  }
  throw error
}

function byReason(reason: string, text: string, pattern: RegExp): Found | undefined {
  const { at: start, name = '', end } = pattern.exec(reason)?.groups ?? {}
  if (start === undefined) return undefined
  const [line = 1, column = 1] = start.split(':').map(Number)
  return { offset: offsetAt(text, line, column), name, end }
}

function offsetAt(text: string, line: number, column: number): number {
  return text.split('\n', line - 1).reduce((sum, above) => sum + above.length + 1, column - 1)
}

/** Finds the braces with the error, if they are the value of a property or follow a tag. */
function valueIn(text: string, opener: number, stop: number): Found | undefined {
  const limit = endOfBlock(text, opener)
  for (let index = text.indexOf('{', opener); index >= 0 && index <= stop; ) {
    const end = endOfBraces(text, index, limit)
    if (end === undefined) return undefined
    if (end > stop) return /=$|^(?:<[^<>]*>[ \t]*)+$/.test(text.slice(opener, index)) ? { offset: index } : undefined
    index = text.indexOf('{', end)
  }
  return undefined
}

/** Finds the tag with the error among consecutive tags on a line, which the parser reads as one block. */
function lastTag(text: string, opener: number, stop: number): number {
  const next = opener + (/^<[^<>]*>[ \t]*(?=<)/.exec(text.slice(opener))?.[0].length ?? 0)
  return next > opener && next <= stop ? lastTag(text, next, stop) : opener
}

/** Returns the offset after the brace that closes the one at `start`, if there is one before `limit`. */
export function endOfBraces(text: string, start: number, limit: number): number | undefined {
  let depth = 0
  for (let index = start; index < limit; index++) {
    if (text[index] === '{') depth++
    if (text[index] === '}' && --depth === 0) return index + 1
  }
  return undefined
}

/** Returns the end of what a tag or brace can enclose: the whole text at the start of a line, otherwise a paragraph. */
function endOfBlock(text: string, offset: number): number {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^(?:[\s>*+-]|\d+[.)])*$/.test(before) ? text.length : endOfParagraph(text, offset)
}

function endOfParagraph(text: string, offset: number): number {
  const end = text.slice(offset).search(/\n[ \t>]*(?:\n|$)/)
  return end < 0 ? text.length : offset + end
}

export function lineAt(text: string, offset: number): Span {
  const end = text.indexOf('\n', offset)
  return [text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? text.length : end]
}
