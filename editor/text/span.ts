import { isScalar, type Node } from 'yaml'
import { type Head, replace } from './head.ts'

/** The characters of a value: a single line, or a block indicator with its lines. */
export interface Source {
  begin: string
  lines: string
}

interface Span extends Source {
  from: number
  to: number
  /** Rest of the line; in a block, it precedes the lines. */
  comment: string
}

/** Finds a value with the comment on its line, without trailing line ends. */
export function spanOf({ source }: Head, node: Node): Span {
  const [from = 0, end = 0] = node.range ?? []
  const block = isBlock(node) && /^([|>][-+\d]*)([^\r\n]*)([\s\S]*?)[ \t\r\n]*$/.exec(source.slice(from, end))
  if (block) {
    const [, begin = '', comment = '', lines = ''] = block
    return { from, to: from + begin.length + comment.length + lines.length, begin, comment, lines }
  }
  const comment = /^[ \t]*(?:#[^\r\n]*)?/.exec(source.slice(end))?.[0] ?? ''
  return { from, to: end + comment.length, begin: source.slice(from, end), comment, lines: '' }
}

/** Replaces a value; the comment on its line stays, after a space. */
export function put(head: Head, text: string, node: Node, { begin, lines }: Source): string {
  const span = spanOf(head, node)
  const { before, after } = gapsAt(head, span)
  return replace(head, text, span.from, span.to, (begin && before + begin) + after + span.comment + lines)
}

export interface Gaps {
  before: string
  after: string
}

export function gapsAt({ source }: Head, { from, comment }: Span): Gaps {
  return {
    before: /[^\s[{,]/.test(source.charAt(from - 1)) ? ' ' : '',
    after: comment.startsWith('#') ? ' ' : '',
  }
}

export function isBlock(node: Node): boolean {
  return isScalar(node) && (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL')
}
