import { type Document, isMap, isPair, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { lineEndOf, partsOf } from './parts.ts'
import { type Value, written, writtenLike } from './scalar.ts'

export type Path = readonly (string | number)[]

/** The fields of a file as values; undefined where they cannot be read. */
export function readFields(file: string, text: string): Record<string, unknown> | undefined {
  const head = headOf(file, text)
  return head && (head.document.toJS() as Record<string, unknown>)
}

export interface Head {
  document: Document
  /** Where the fields begin in the file. */
  from: number
  to: number
  /** The fields as they are written. */
  source: string
}

/** The fields of a file with their places; undefined where they cannot be read. */
export function headOf(file: string, text: string): Head | undefined {
  const parts = partsOf(file, text)
  if (!parts) return undefined
  const source = text.slice(parts.from, parts.to)
  const document = parseDocument(source, { logLevel: 'silent', prettyErrors: false }) as Document
  const isReadable = document.errors.length === 0 && (isMap(document.contents) || document.contents === null)
  return isReadable ? { document, source, from: parts.from, to: parts.to } : undefined
}

/**
 * The file with one value changed. Only its own range is replaced: comments, quotes, tags and every other line stay. A field
 * that is missing is added below the others; `undefined` takes a field out.
 */
export function setValue(file: string, text: string, path: Path, value: Value | undefined): string {
  const head = headOf(file, text)
  if (!head) return text
  const parent = (path.length > 1 ? head.document.getIn(path.slice(0, -1), true) : head.document.contents) as Node
  const inBrackets = (isMap(parent) || isSeq(parent)) && parent.flow === true
  const node = head.document.getIn(path, true) as Node | undefined
  if (value === undefined) return removePair(head, text, parent, path.at(-1))
  if (!node?.range) return addPair(head, text, path, value)
  const [start, end] = node.range
  const isBlock = isScalar(node) && (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL')
  const by = isBlock ? written(value) : writtenLike(node, value, inBrackets)
  const before = head.source.charAt(start - 1)
  const gap = by !== '' && /[:-]/.test(before) ? ' ' : ''
  const after = isBlock && /\n$/.test(head.source.slice(start, end)) ? lineEndOf(text) : ''
  return replace(head, text, start, end, gap + by + after)
}

/** Puts another text in place of a range of the fields. */
export function replace(head: Head, text: string, start: number, end: number, by: string): string {
  return text.slice(0, head.from + start) + by + text.slice(head.from + end)
}

/** A field without its line. Where it does not begin its line, or stands in braces, it is emptied. */
function removePair(head: Head, text: string, parent: unknown, key: unknown): string {
  if (!isMap<Node, Node>(parent)) return text
  const pair = parent.items.find((one) => isScalar(one.key) && one.key.value === key)
  const start = pair?.key.range?.[0]
  if (!pair || start === undefined) return text
  const line = head.source.lastIndexOf('\n', start - 1) + 1
  const value = pair.value?.range ?? pair.key.range
  if (!value) return text
  const isAlone = /^[ \t]*$/.test(head.source.slice(line, start)) && !parent.flow
  if (!isAlone) return replace(head, text, value[0], value[1], '""')
  return replace(head, text, line, lineAfter(head.source, value[1]), '')
}

/** Where the line begins that follows the end of a value; what ends with its line end has that behind it. */
export function lineAfter(source: string, end: number): number {
  if (source.charAt(end - 1) === '\n') return end
  const next = source.indexOf('\n', end)
  return next < 0 ? source.length : next + 1
}

/** A new line for a field below the others of its group, and the group where that is missing too. */
function addPair(head: Head, text: string, path: Path, value: Value): string {
  const eol = lineEndOf(text)
  const known = path.findIndex(
    (_, at) => !isMap(at === 0 ? head.document.contents : head.document.getIn(path.slice(0, at), true)),
  )
  const depth = known < 0 ? path.length - 1 : Math.max(0, known - 1)
  const parent = depth === 0 ? head.document.contents : head.document.getIn(path.slice(0, depth), true)
  const last = isMap<Node, Node>(parent) ? parent.items.at(-1) : undefined
  const keys = path.slice(depth)
  if (isMap(parent) && parent.flow) return text
  const first = isMap<Node, Node>(parent) ? parent.items[0]?.key.range?.[0] : undefined
  const column = depth === 0 || first === undefined ? 0 : first - (head.source.lastIndexOf('\n', first - 1) + 1)
  const lines = keys.map(
    (key, at) => `${' '.repeat(column + 2 * at)}${key}:${at === keys.length - 1 ? ` ${written(value)}` : ''}`,
  )
  const end = last?.value?.range?.[1] ?? last?.key.range?.[1]
  const place = depth === 0 || end === undefined ? head.source.length : lineAfter(head.source, end)
  const before = place > 0 && head.source.charAt(place - 1) !== '\n' ? eol : ''
  return replace(head, text, place, place, `${before}${lines.join(eol)}${eol}`)
}

/** The field that stands at a place of the file, such as where a problem is; nothing outside the fields. */
export function pathAt(file: string, text: string, offset: number): (string | number)[] | undefined {
  const head = headOf(file, text)
  if (!head || offset < head.from || offset >= head.to) return undefined
  const place = offset - head.from
  const path: (string | number)[] = []
  let node: unknown = head.document.contents
  for (;;) {
    if (isMap<Node, Node>(node)) {
      const pair = node.items.findLast((one) => (one.key.range?.[0] ?? Number.POSITIVE_INFINITY) <= place)
      if (!pair || !isPair(pair) || !isScalar(pair.key)) return path.length > 0 ? path : undefined
      path.push(String(pair.key.value))
      node = pair.value
    } else if (isSeq<Node>(node)) {
      const index = node.items.findLastIndex((one) => (one.range?.[0] ?? Number.POSITIVE_INFINITY) <= place)
      if (index < 0) return path
      path.push(index)
      node = node.items[index]
    } else return path
  }
}
