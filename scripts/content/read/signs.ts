import type { Definition, Link } from 'mdast'
import type { Place } from '../../check/problem.ts'
import { type Placed, placeIn, placeOf, sliceOf, type Written } from './places.ts'

/** Where the address of a link begins in the file, if it stands there letter by letter and between brackets. */
export function addressIn(node: Link | Definition, source: string): Place | undefined {
  const written = { text: sliceOf(node, source), ...placeOf(node) }
  const [from, before] =
    node.type === 'link' ? [lengthOfLabel(node), /^\s*\]\(\s*<?/] : [0, /^\[(?:\\.|[^\]\\])*\]:\s*<?/s]
  const found = before.exec(written.text.slice(from))
  const at = from + (found?.[0].length ?? 0)
  const isThere = found && node.url !== '' && written.text.startsWith(node.url, at)
  // What goes on there is written otherwise than it is read.
  return isThere && /^[\s>)]?$/.test(written.text.charAt(at + node.url.length)) ? placeIn(written, at) : undefined
}

function lengthOfLabel({ position, children }: Link): number {
  const start = position?.start.offset ?? 0
  return (children.at(-1)?.position?.end.offset ?? start + 1) - start
}

/** What makes a heading of its words: the # before them, or the line of = or - below them. */
export function markOf(node: Placed, source: string): Written {
  const written = { text: sliceOf(node, source), ...placeOf(node) }
  const sign = written.text.includes('\n') ? /[=-]+(?=[ \t]*$)/ : /^#+ ?/
  const found = sign.exec(written.text)
  return { text: found?.[0] ?? '', ...placeIn(written, found?.index ?? 0) }
}
