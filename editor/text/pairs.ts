import { isMap, type Node, type Pair } from 'yaml'
import { type Head, nodeAt, type Path, pairIn, replace } from './head.ts'
import { lineEndOf } from './parts.ts'
import { isBlock, type Source, spanOf } from './span.ts'

/**
 * Removes a field and, unless shared, its line; comments stay. A single field after a hyphen is emptied, and the last
 * one of a group leaves an empty group.
 */
export function removePair(head: Head, text: string, path: Path): string {
  const { source } = head
  const parent = nodeAt(head, path.slice(0, -1))
  if (!isMap<Node, Node>(parent)) return text
  const pair = pairIn(parent.items, path.at(-1))
  if (!pair?.key.range) return text
  const index = parent.items.indexOf(pair)
  const [before, next] = [parent.items[index - 1], parent.items[index + 1]]
  const [start] = pair.key.range
  const end = endOf(pair)
  const line = source.lastIndexOf('\n', start - 1) + 1
  const eol = lineEndOf(text)
  const isAlone = source.slice(line, start).trim() === '' && !parent.flow
  const isLast = parent.items.length === 1 && path.length > 1
  const colon = isLast ? colonOf(head, path.slice(0, -1)) : undefined
  if (isAlone && (!isLast || colon !== undefined)) {
    const after = lineAfter(source, end)
    const comments = commentsOf(head, pair, after).map((comment) => source.slice(line, start) + comment + eol)
    const without = replace(head, text, line, after, comments.join(''))
    return colon === undefined ? without : replace(head, without, colon, colon, ' {}')
  }
  const put = (from: number, to: number, comments: string[]) => {
    const gap = comments.length > 0 && source.charAt(from - 1) !== ' ' ? ' ' : ''
    const column = ' '.repeat(start - line)
    return replace(head, text, from, to, gap + comments.map((comment) => comment + eol + column).join(''))
  }
  if (next?.key.range) return put(start, next.key.range[0], commentsOf(head, pair, next.key.range[0]))
  if (before) return put(endOf(before), end, commentsIn(source, endOf(before), start))
  return replace(head, text, pair.value?.range?.[0] ?? end, end, '""')
}

function endOf({ key, value }: Pair<Node, Node>): number {
  return value?.range?.[1] ?? key.range?.[1] ?? 0
}

/** Comments of a field, before and after its value, up to `end`. */
function commentsOf(head: Head, { key, value }: Pair<Node, Node>, end: number): string[] {
  const node = value ?? key
  const [from = 0, to = 0] = node.range ?? []
  const ofBlock = isBlock(node) ? spanOf(head, node).comment.trim() : ''
  return [
    ...commentsIn(head.source, key.range?.[1] ?? from, from),
    ...(ofBlock ? [ofBlock] : []),
    ...commentsIn(head.source, to, end),
  ]
}

function commentsIn(source: string, from: number, to: number): string[] {
  return source.slice(from, to).match(/#.*/g) ?? []
}

export function colonOf(head: Head, path: Path): number | undefined {
  const parent = nodeAt(head, path.slice(0, -1))
  const key = isMap<Node, Node>(parent) ? pairIn(parent.items, path.at(-1))?.key.range : undefined
  return key ? head.source.indexOf(':', key[1]) + 1 : undefined
}

/** Offset of the line after a value's end. */
export function lineAfter(source: string, end: number): number {
  if (source.charAt(end - 1) === '\n') return end
  const next = source.indexOf('\n', end)
  return next < 0 ? source.length : next + 1
}

/** Number of leading keys of a path that the file has. */
export function depthOf(head: Head, path: Path): number {
  const missing = path.findIndex((_, at) => nodeAt(head, path.slice(0, at + 1)) === undefined)
  return missing < 0 ? path.length : missing
}

/** Adds a field at the end of its group; creates missing groups. */
export function addPair(head: Head, text: string, path: Path, { begin, lines }: Source): string {
  const { source } = head
  const eol = lineEndOf(text)
  const depth = depthOf(head, path)
  const group = nodeAt(head, path.slice(0, depth))
  const isGroup = isMap<Node, Node>(group)
  const pairs = isGroup ? group.items : []
  const isFlow = isGroup && group.flow
  if ((depth > 0 && !isEmpty(group) && !isGroup) || (isFlow && pairs.length > 0)) return text
  const first = pairs[0]?.key.range?.[0]
  const last = pairs.at(-1)
  const column = first === undefined ? 2 * depth : first - (source.lastIndexOf('\n', first - 1) + 1)
  const keys = path.slice(depth).map((key, at) => `${' '.repeat(column + 2 * at)}${key}:`)
  const end = last ? endOf(last) : group?.range?.[1]
  const place = depth === 0 || end === undefined ? source.length : lineAfter(source, end)
  const before = place > 0 && source.charAt(place - 1) !== '\n' ? eol : ''
  const added = replace(head, text, place, place, before + keys.join(eol) + (begin && ` ${begin}`) + lines + eol)
  return isFlow && group.range ? replace(head, added, group.range[0] - 1, group.range[1], '') : added
}

export function isEmpty(node: Node | undefined): boolean {
  return node?.range !== undefined && node.range?.[0] === node.range?.[1]
}
