import {
  type CollectionTag,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type ScalarTag,
  visit,
} from 'yaml'
import { say } from '../message.ts'
import type { Fix, Place, Problem } from '../problem.ts'
import { type Explained, explainYaml, type Fault } from './yaml-errors.ts'

/** Parsed YAML that knows where each value stands and how its author wrote it. */
export interface Yaml {
  document: Document
  /** Where a field stands, by its path; a field that is absent stands where its parent is named. */
  positionOf(path: readonly PropertyKey[], part?: 'key' | 'value'): Place
  /** Where the line of a field begins, if the field does so too: another can be written before it. */
  lineOf(field: string): Place | undefined
  /** A value as it is written in the file. */
  textAt(path: readonly PropertyKey[]): string | undefined
  /** Every text among the values, as it is written. */
  texts(): FieldText[]
}

/** A text among the values, with its quotes. */
export interface FieldText extends Place {
  text: string
  /** Without quotes, there are signs it cannot hold: within [] and {} more than elsewhere. */
  bare?: 'alone' | 'in brackets'
}

/** Parses the fields of a file. What YAML reads otherwise than a writer means it is a problem too. */
export function parseYaml(
  file: string,
  source: string,
  customTags: (ScalarTag | CollectionTag)[] = [],
): Yaml | Problem[] {
  const parsed = parse(source, customTags)
  return Array.isArray(parsed) ? toProblems(file, parsed) : parsed
}

/** The explanations as problems of a file: without what only the reader of the fields needs of them. */
export function toProblems(file: string, explained: readonly Explained[]): Problem[] {
  return explained.map(({ line, column, message, fix }) => ({ file, line, column, message, fix }))
}

/** Parses fields, or explains why that cannot be done. */
export function parse(source: string, customTags: (ScalarTag | CollectionTag)[] = []): Yaml | Explained[] {
  const counter = new LineCounter()
  const document = parseDocument(source, {
    lineCounter: counter,
    logLevel: 'error',
    prettyErrors: false,
    customTags,
  }) as Document
  const place = (offset: number): Place => {
    const { line, col } = counter.linePos(offset)
    return { line, column: col }
  }
  const faults: Fault[] = [...document.errors, ...document.warnings, ...misreadings(document)].map((error) => ({
    ...place(error.pos[0]),
    code: error.code,
    message: error.message,
  }))
  if (faults.length > 0) return explainYaml(source, faults)
  if (!isMap(document.contents)) {
    const message = say`There are no fields. Write each on a line of its own, like title: Privacy.`
    return [{ ...place(document.contents?.range?.[0] ?? 0), message }]
  }
  return {
    document,
    positionOf: (path, part = 'value') => {
      const steps = follow(document, path)
      const last = steps.at(-1)
      const complete = steps.length === path.length
      const node = complete && part === 'value' ? (last?.value ?? last?.key) : (last?.key ?? last?.value)
      return node?.range ? place(node.range[0]) : { line: 1, column: 1 }
    },
    lineOf: (field) => {
      const range =
        isMap(document.contents) && !document.contents.flow ? follow(document, [field])[0]?.key?.range : null
      const start = range ? place(range[0]) : undefined
      return start?.column === 1 ? start : undefined
    },
    textAt: (path) => {
      const steps = follow(document, path)
      const range = steps.length === path.length ? steps.at(-1)?.value?.range : undefined
      return range ? source.slice(range[0], range[1]).trim() : undefined
    },
    texts: () => {
      const texts: FieldText[] = []
      visit(document, {
        Scalar: (key, { value, range, type }, path) => {
          if (key === 'key' || typeof value !== 'string' || !range) return
          const inBrackets = path.some((node) => isCollection(node) && node.flow)
          const bare = type !== 'PLAIN' ? undefined : inBrackets ? 'in brackets' : 'alone'
          texts.push({ ...place(range[0]), text: source.slice(range[0], range[1]), bare })
        },
      })
      return texts
    },
  }
}

/** Corrects the whole value of a field, within its quotes; nothing, where it is not written as it is read. */
export function fixOfValue({ text, line, column }: FieldText, value: string, to: string): Fix | undefined {
  const quotes = /^["']/.test(text) ? 1 : 0
  if (text.slice(quotes, text.length - quotes) !== value) return undefined
  return { line, column: column + quotes, from: value, to }
}

interface Step {
  key?: Node | null
  value?: Node | null
}

/** The nodes along a path, as far as they exist. */
function follow(document: Document, path: readonly PropertyKey[]): Step[] {
  const steps: Step[] = []
  let node: unknown = document.contents
  for (const key of path) {
    let step: Step | undefined
    if (isMap<Node, Node>(node))
      step = node.items.find((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key) === key)
    else if (isSeq(node) && node.items[Number(key)]) step = { value: node.items[Number(key)] as Node }
    if (!step) break
    steps.push(step)
    node = step.value
  }
  return steps
}

/**
 * Values that are YAML of another meaning: `*word*` names an alias, `&word` an anchor, and `{starter.monthly}` is a
 * mapping. Refusing aliases also makes that no file can grow when it is read.
 */
function misreadings(document: Document) {
  const found: { pos: [number]; code: string; message: string }[] = []
  visit(document, {
    Node: (_, node) => {
      const fact = isMap(node) && node.flow && /^[a-zA-Z]\w*(\.\w+)+$/.test(String(node.items[0]?.key))
      if (fact || isAlias(node) || node.anchor)
        found.push({ pos: [node.range?.[0] ?? 0], code: fact ? 'FACT' : 'ALIAS', message: '' })
    },
  })
  return found
}
