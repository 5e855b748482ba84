import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml'
import { partsOf } from './parts.ts'

export type Path = readonly (string | number)[]

export interface Head {
  document: Document
  from: number
  to: number
  source: string
}

/** Cache of the newest head per file: a form asks for it many times per keystroke. */
const newest = new Map<string, { text: string; head: Head | undefined }>()

/** Parses the fields of a file; undefined if they are invalid. */
export function headOf(file: string, text: string): Head | undefined {
  const known = newest.get(file)
  if (known?.text === text) return known.head
  const head = parseHead(file, text)
  newest.set(file, { text, head })
  return head
}

function parseHead(file: string, text: string): Head | undefined {
  const { from, to } = partsOf(file, text) ?? {}
  if (from === undefined || to === undefined) return undefined
  const source = text.slice(from, to)
  // Keys match those of parsed values: 404 is "404".
  const document = parseDocument(source, { logLevel: 'silent', prettyErrors: false, stringKeys: true }) as Document
  const isReadable = document.errors.length === 0 && (isMap(document.contents) || document.contents === null)
  return isReadable ? { document, source, from, to } : undefined
}

export function nodeAt({ document }: Head, path: Path): Node | undefined {
  return (document.getIn(path, true) as Node | null) ?? undefined
}

export function pairIn(pairs: readonly Pair<Node, Node>[], name: string | number | undefined) {
  return pairs.find(({ key }) => isScalar(key) && key.value === name)
}

/** True for a value within [] or {}, where plain scalars allow less. */
export function isInBrackets(head: Head, path: Path): boolean {
  const parent = nodeAt(head, path.slice(0, -1))
  return (isMap(parent) || isSeq(parent)) && parent.flow === true
}

export function replace(head: Head, text: string, start: number, end: number, by: string): string {
  return text.slice(0, head.from + start) + by + text.slice(head.from + end)
}
