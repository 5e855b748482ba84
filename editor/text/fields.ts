import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { fileParts } from './parts.ts'

export type FieldPath = readonly (string | number)[]
export type Value = string | number | boolean

/** The fields of a file. Offsets of nodes are relative to `from`. */
export type Frontmatter = NonNullable<ReturnType<typeof parseHead>>

/** Newest fields of each file, cached because a form reads them many times per keystroke. */
const newest = new Map<string, { text: string; head: Frontmatter | undefined }>()

export function headOf(file: string, text: string): Frontmatter | undefined {
  const cached = newest.get(file)
  if (cached?.text === text) return cached.head
  const head = parseHead(file, text)
  newest.set(file, { text, head })
  return head
}

function parseHead(file: string, text: string) {
  const parts = fileParts(file, text)
  if (!parts) return undefined
  const { from, to } = parts
  const source = text.slice(from, to)
  // Read keys as strings, as in parsed values: 404 is "404".
  const options = { logLevel: 'silent', prettyErrors: false, stringKeys: true, keepSourceTokens: true } as const
  const document = parseDocument(source, options) as Document
  const isReadable = document.errors.length === 0 && (isMap(document.contents) || document.contents === null)
  return isReadable ? { document, source, from, to } : undefined
}

/** Values of the fields, cached because a form reads them many times per keystroke. */
const values = new WeakMap<Frontmatter, Record<string, unknown>>()

/** Returns the fields of a file, shared by all callers; undefined if they cannot be read. */
export function readFields(file: string, text: string): Readonly<Record<string, unknown>> | undefined {
  const head = headOf(file, text)
  if (!head) return undefined
  const cachedValues = values.get(head) ?? head.document.toJS()
  values.set(head, cachedValues)
  return cachedValues
}

export function nodeAt({ document }: Frontmatter, path: FieldPath): Node | undefined {
  return (document.getIn(path, true) as Node | null) ?? undefined
}

/** Value as displayed, without the trailing newlines of a block scalar. */
export function shownValue(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).replace(/\n+$/, '')
}

/** Offset of a line's end, before its line feed. */
export function lineEndAfter(source: string, offset: number): number {
  const end = source.indexOf('\n', offset)
  return end < 0 ? source.length : end
}

/** An item of a list or group, starting at its hyphen or key. */
export interface Item {
  key: string | number
  node: Node | null
  start: number
  end: number
  /** End of the key in a group. */
  keyEnd?: number
}

export function itemsOf({ source }: Frontmatter, collection: unknown): Item[] {
  const endOf = (node: Node | null, start: number) => source.slice(0, node?.range?.[1] ?? start).trimEnd().length
  if (isMap<Node, Node>(collection))
    return collection.items.map(({ key, value }) => {
      const [start = 0, end = 0] = key.range ?? []
      return { key: String(isScalar(key) ? key.value : key), node: value, start, end: endOf(value, end), keyEnd: end }
    })
  if (!isSeq<Node>(collection)) return []
  return collection.items.map((node, at) => {
    const [from = 0] = node.range ?? []
    const start = collection.flow ? from : source.lastIndexOf('-', from - 1)
    return { key: at, node, start, end: endOf(node, start + 1) }
  })
}

/** Start of a field in its file; undefined if missing. */
export function startOf(file: string, text: string, path: FieldPath): number | undefined {
  const head = headOf(file, text)
  const item =
    head &&
    itemsOf(head, nodeAt(head, path.slice(0, -1)) ?? head.document.contents).find(({ key }) => key === path.at(-1))
  return item && head.from + item.start
}

/** Path of the field at an offset, such as that of a problem; undefined outside the fields. */
export function pathAt(file: string, text: string, offset: number): FieldPath | undefined {
  const head = headOf(file, text)
  if (!head || offset < head.from || offset >= head.to) return undefined
  const path: (string | number)[] = []
  for (let node: unknown = head.document.contents; ; ) {
    const item = itemsOf(head, node).findLast(({ start }) => start <= offset - head.from)
    if (!item) return path.length > 0 ? path : undefined
    path.push(item.key)
    node = item.node
  }
}
