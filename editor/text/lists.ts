import { isSeq, type Node, stringify, type YAMLSeq } from 'yaml'
import { type Head, headOf, nodeAt, type Path, replace } from './head.ts'
import { addPair, colonOf, lineAfter } from './pairs.ts'
import { lineEndOf } from './parts.ts'
import { type Value, written } from './scalar.ts'
import { put } from './span.ts'

export type Item = Value | Record<string, unknown>

/** Appends an item; creates a missing list. */
export function addItem(file: string, text: string, path: Path, item: Item): string {
  const head = headOf(file, text)
  if (!head) return text
  const list = nodeAt(head, path)
  if (!isSeq<Node>(list)) return begin(head, text, path, list, item)
  if (list.flow) {
    const last = list.items.at(-1)?.range
    const place = last?.[1] ?? (list.range?.[0] ?? 0) + 1
    const by = typeof item === 'object' ? JSON.stringify(item) : written(item, { isInBrackets: true })
    return replace(head, text, place, place, last ? `, ${by}` : by)
  }
  const last = chunksOf(head, list)?.at(-1)
  return last ? replace(head, text, last.to, last.to, blockOf(item, last.column, lineEndOf(text))) : text
}

function begin(head: Head, text: string, path: Path, list: Node | undefined, item: Item): string {
  const eol = lineEndOf(text)
  const source =
    typeof item === 'object'
      ? { begin: '', lines: eol + blockOf(item, 2 * path.length, eol).trimEnd() }
      : { begin: `[${written(item, { isInBrackets: true })}]`, lines: '' }
  if (list?.range) return put(head, text, list, source)
  return path.length > 1 ? text : addPair(head, text, path, source)
}

/** Removes an item. The last one leaves an empty list. */
export function removeItem(file: string, text: string, path: Path, index: number): string {
  const head = headOf(file, text)
  const list = head && nodeAt(head, path)
  if (!head || !isSeq<Node>(list)) return text
  if (list.flow) {
    const [before, own, next] = [index - 1, index, index + 1].map((at) => list.items[at]?.range)
    if (!own) return text
    return next ? replace(head, text, own[0], next[0], '') : replace(head, text, before?.[1] ?? own[0], own[1], '')
  }
  const chunk = chunksOf(head, list)?.[index]
  if (!chunk) return text
  if (list.items.length > 1) return replace(head, text, chunk.from, chunk.to, '')
  const colon = colonOf(head, path)
  if (colon === undefined) return text
  // A comment on the key's line stays after the brackets.
  const between = head.source.slice(colon, chunk.from).trimEnd()
  return replace(head, text, colon, chunk.to, ` []${between}${lineEndOf(text)}`)
}

export function swapItems(file: string, text: string, path: Path, index: number): string {
  const head = headOf(file, text)
  const list = head && nodeAt(head, path)
  if (!head || !isSeq<Node>(list)) return text
  const places = list.flow
    ? list.items.map(({ range }) => ({ from: range?.[0] ?? 0, to: range?.[1] ?? 0 }))
    : chunksOf(head, list)
  const [one, other] = [places?.[index], places?.[index + 1]]
  if (!one || !other) return text
  const { source } = head
  const between = source.slice(one.to, other.from)
  const swapped = source.slice(other.from, other.to) + between + source.slice(one.from, one.to)
  return replace(head, text, one.from, other.to, swapped)
}

/** The lines of an item, and the column of its hyphen. */
interface Chunk {
  from: number
  to: number
  column: number
}

/** Finds the items of a block list; undefined unless each has its own lines. */
function chunksOf({ source }: Head, list: YAMLSeq<Node>): Chunk[] | undefined {
  const hyphens = list.items.map(({ range }) => source.lastIndexOf('-', (range?.[0] ?? 0) - 1))
  const starts = hyphens.map((hyphen) => source.lastIndexOf('\n', hyphen - 1) + 1)
  const ends = [...starts.slice(1), lineAfter(source, list.items.at(-1)?.range?.[1] ?? 0)]
  const chunks = starts.map((from, at) => ({ from, to: ends[at] ?? from, column: (hyphens[at] ?? 0) - from }))
  const isWhole = ({ from, to, column }: Chunk) =>
    source.slice(from, from + column).trim() === '' && source.charAt(to - 1) === '\n'
  return chunks.every(isWhole) ? chunks : undefined
}

function blockOf(item: Item, column: number, eol: string): string {
  const indent = ' '.repeat(column)
  if (typeof item !== 'object') return `${indent}- ${written(item)}${eol}`
  const lines = stringify(item, { lineWidth: 0 }).trimEnd().split('\n')
  return lines.map((line, at) => `${indent}${at === 0 ? '- ' : '  '}${line}${eol}`).join('')
}
