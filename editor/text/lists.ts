import { isMap, isScalar, isSeq, type Node, stringify, type YAMLSeq } from 'yaml'
import { type Head, headOf, type Path, replace } from './head.ts'
import { lineAfter } from './pairs.ts'
import { lineEndOf } from './parts.ts'
import { type Value, written } from './scalar.ts'

export type Item = Value | Record<string, unknown>

/** The file with an item added at the end of a list; a list that is missing is begun. */
export function addItem(file: string, text: string, path: Path, item: Item): string {
  const head = headOf(file, text)
  if (!head) return text
  const list = head.document.getIn(path, true) as Node | undefined
  const eol = lineEndOf(text)
  if (!isSeq<Node>(list)) return begin(head, text, path, list, item)
  const last = list.items.at(-1)?.range
  if (list.flow) {
    const place = last?.[1] ?? (list.range?.[0] ?? 0) + 1
    const by = typeof item === 'object' ? JSON.stringify(item) : written(item, { isInBrackets: true })
    return replace(head, text, place, place, last ? `, ${by}` : by)
  }
  const chunks = chunksOf(head, list)
  const column = chunks && columnOf(head.source, chunks.at(-1)?.from ?? 0)
  if (!chunks || column === undefined || !last) return text
  const place = chunks.at(-1)?.to ?? 0
  const before = head.source.charAt(place - 1) === '\n' ? '' : eol
  return replace(head, text, place, place, before + blockOf(item, column, eol))
}

/** The first item of a list that is empty or missing. */
function begin(head: Head, text: string, path: Path, list: Node | undefined, item: Item): string {
  const eol = lineEndOf(text)
  const column = 2 * path.length
  const block =
    typeof item === 'object'
      ? eol + blockOf(item, column, eol).trimEnd()
      : ` [${written(item, { isInBrackets: true })}]`
  if (list?.range) {
    const gap = head.source.charAt(list.range[0] - 1) === ' ' ? block.trimStart() : block
    return replace(head, text, list.range[0], list.range[1], typeof item === 'object' ? block : gap)
  }
  if (path.length > 1) return text
  const before = head.source === '' || head.source.endsWith('\n') ? '' : eol
  return replace(head, text, head.source.length, head.source.length, `${before}${path[0]}:${block}${eol}`)
}

/** The file without an item of a list. The last one leaves an empty list. */
export function removeItem(file: string, text: string, path: Path, index: number): string {
  const head = headOf(file, text)
  const list = head?.document.getIn(path, true)
  if (!head || !isSeq<Node>(list) || !list.range) return text
  if (list.items.length === 1 && index === 0) return emptied(head, text, path, list)
  if (!list.flow) {
    const chunk = chunksOf(head, list)?.[index]
    return chunk ? replace(head, text, chunk.from, chunk.to, '') : text
  }
  const [own, next, before] = [list.items[index]?.range, list.items[index + 1]?.range, list.items[index - 1]?.range]
  if (!own) return text
  return next ? replace(head, text, own[0], next[0], '') : replace(head, text, before?.[1] ?? own[0], own[1], '')
}

function emptied(head: Head, text: string, path: Path, list: YAMLSeq<Node>): string {
  const [from = 0] = list.range ?? []
  if (list.flow) {
    const [start, end] = list.items[0]?.range ?? [from, from]
    return replace(head, text, start, end, '')
  }
  const chunk = chunksOf(head, list)?.[0]
  const parent = head.document.getIn(path.slice(0, -1), true)
  const key = isMap<Node>(parent) ? parent.items.find((pair) => isNamed(pair.key, path.at(-1)))?.key : undefined
  if (!chunk || !key?.range) return text
  // A comment on the line of the key stays behind the brackets.
  const colon = head.source.indexOf(':', key.range[1]) + 1
  const between = head.source.slice(colon, chunk.from).trimEnd()
  return replace(head, text, colon, chunk.to, ` []${between}${lineEndOf(text)}`)
}

const isNamed = (key: Node, name: string | number | undefined) => isScalar(key) && key.value === name

/** The file with two neighbours of a list in each other's place. */
export function swapItems(file: string, text: string, path: Path, index: number): string {
  const head = headOf(file, text)
  const list = head?.document.getIn(path, true)
  if (!head || !isSeq<Node>(list)) return text
  const places = list.flow
    ? list.items.map(({ range }) => ({ from: range?.[0] ?? 0, to: range?.[1] ?? 0 }))
    : chunksOf(head, list)
  const [one, other] = [places?.[index], places?.[index + 1]]
  if (!one || !other) return text
  const slice = ({ from, to }: Chunk) => head.source.slice(from, to)
  const swapped = slice(other) + head.source.slice(one.to, other.from) + slice(one)
  return replace(head, text, one.from, other.to, swapped)
}

interface Chunk {
  from: number
  to: number
}

/** The lines of each item of a list that is written with hyphens; undefined where an item does not begin its line. */
function chunksOf(head: Head, list: YAMLSeq<Node>): Chunk[] | undefined {
  const { source } = head
  const starts = list.items.map((item) => {
    const hyphen = source.lastIndexOf('-', (item.range?.[0] ?? 0) - 1)
    const line = source.lastIndexOf('\n', hyphen - 1) + 1
    return hyphen >= 0 && /^[ \t]*$/.test(source.slice(line, hyphen)) ? line : -1
  })
  if (starts.includes(-1)) return undefined
  const ends = [...starts.slice(1), lineAfter(source, list.items.at(-1)?.range?.[1] ?? 0)]
  const chunks = starts.map((from, at) => ({ from, to: ends[at] ?? from }))
  // A line that has no end yet cannot change places.
  return chunks.every(({ to }) => source.charAt(to - 1) === '\n') ? chunks : undefined
}

function columnOf(source: string, line: number): number | undefined {
  return /^ *(?=-)/.exec(source.slice(line))?.[0].length
}

function blockOf(item: Item, column: number, eol: string): string {
  const indent = ' '.repeat(column)
  if (typeof item !== 'object') return `${indent}- ${written(item)}${eol}`
  const lines = stringify(item, { lineWidth: 0 }).trimEnd().split('\n')
  return lines.map((line, at) => `${indent}${at === 0 ? '- ' : '  '}${line}${eol}`).join('')
}
