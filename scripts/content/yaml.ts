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
import { createReporter, type Position, type Problem } from './problem.ts'
import { explainYamlError, noField, type YamlError } from './yaml-errors.ts'

export interface Yaml {
  document: Document
  /** Returns the position of a field by path. An absent field has the position of its parent. */
  positionOf(path: readonly PropertyKey[], part?: 'key' | 'value'): Position
  textAt(path: readonly PropertyKey[]): string | undefined
  texts(): FieldText[]
}

export interface FieldText extends Position {
  text: string
  value: string
  isClosed: boolean
}

interface ReadFields {
  problems: Problem[]
  yaml?: Yaml
  unread: string[]
}

/**
 * Parses the fields of a file. If they do not parse as a whole, parses each separately, so that one mistake hides no
 * other. Also reports values that YAML reads differently than the writer probably intended.
 */
export function readFields(file: string, source: string, customTags: (ScalarTag | CollectionTag)[] = []): ReadFields {
  const { problems, report } = createReporter(file)
  const whole = parse(source, customTags)
  if (whole.errors.length === 0) {
    if (isMap(whole.document.contents)) return { problems, yaml: toYaml(whole, source), unread: [] }
    const position = whole.placeAt(whole.document.contents?.range?.[0] ?? 0)
    const message = {
      en: 'There are no fields. Write each on a line of its own, like title: Privacy.',
      nl: 'Er zijn geen velden. Schrijf elk veld op een eigen regel, zoals title: Privacy.',
    }
    report('frontmatter', { position, message })
    return { problems, unread: [] }
  }
  const lines = source.split('\n')
  const readable = [...lines]
  const unread: string[] = []
  const explain = (errors: readonly YamlError[]) => {
    // A tab has no defined width, so the indentation of other lines is unreliable.
    const tabs = errors.filter(({ reason }) => reason.startsWith('TAB_AS_INDENT'))
    const firsts = new Map((tabs.length > 0 ? tabs : errors).toReversed().map((error) => [error.line, error]))
    for (const error of firsts.values()) report('yaml-syntax', explainYamlError(error, lines))
  }
  for (const { start, end } of fieldsIn(lines)) {
    const own = lines.slice(start, end)
    const { errors } = parse(own.join('\n'), customTags, start)
    if (errors.length === 0) continue
    explain(errors)
    readable.fill('', start, end)
    unread.push(...own.flatMap((line) => /^\s*(?:- +)*([\w-]+)/.exec(line)?.[1] ?? []))
  }
  const rest = readable.join('\n')
  const parsed = parse(rest, customTags)
  explain(parsed.errors)
  return { problems, yaml: isMap(parsed.document.contents) ? toYaml(parsed, rest) : undefined, unread }
}

function fieldsIn(lines: readonly string[]): { start: number; end: number }[] {
  const starts = lines.flatMap((line, at) => (/^[^\s#\]}-]/.test(line) ? [at] : []))
  return [0, ...starts].map((start, at) => ({ start, end: starts[at] ?? lines.length }))
}

/** Limit of errors per field. */
const maxErrors = 40

/** Parses a text and lists its errors by position. For a single field, `start` is the number of lines above it. */
function parse(source: string, customTags: (ScalarTag | CollectionTag)[], start?: number) {
  const counter = new LineCounter()
  const document = parseDocument(source, {
    lineCounter: counter,
    logLevel: 'error',
    prettyErrors: false,
    customTags,
  }) as Document
  const placeAt = (offset: number): Position => {
    const { line, col } = counter.linePos(offset)
    return { line: line + (start ?? 0), column: col }
  }
  const found = [...document.errors, ...document.warnings, ...misreadings(document, source)]
  if (found.length === 0 && start !== undefined && document.contents && !isMap(document.contents))
    found.push({ pos: [document.contents.range?.[0] ?? 0], code: noField, message: '' })
  const errors: YamlError[] = found
    .slice(0, maxErrors)
    .map(({ pos, code, message }) => ({
      ...placeAt(startOf(pos[0], message, document, source)),
      reason: `${code}: ${message}`,
    }))
    .sort((one, other) => one.line - other.line || one.column - other.column)
  return { document, placeAt, errors }
}

const openers: Readonly<Record<string, string>> = { '"': '"', "'": "'", ']': '[', '}': '{' }

/** Finds the start of an error: the parser reports the end of an unclosed value, writers look for its start. */
function startOf(offset: number, message: string, document: Document, source: string): number {
  const [, closing] = /(?:Missing closing |end with a )(["'\]}])/.exec(message) ?? []
  if (!closing) return offset
  let start = offset
  visit(document, {
    Node: (_, { range }) => {
      if (range && range[0] <= offset && offset <= range[2] && source[range[0]] === openers[closing]) start = range[0]
    },
  })
  return start
}

function toYaml({ document, placeAt: place }: ReturnType<typeof parse>, source: string): Yaml {
  return {
    document,
    positionOf: (path, part = 'value') => {
      const steps = follow(document, path)
      const last = steps.at(-1)
      const complete = steps.length === path.length
      const node = complete && part === 'value' ? (last?.value ?? last?.key) : (last?.key ?? last?.value)
      return node?.range ? place(node.range[0]) : { line: 1, column: 1 }
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
          const isClosed = type !== 'PLAIN' || path.some((node) => isCollection(node) && node.flow)
          texts.push({ ...place(range[0]), text: source.slice(range[0], range[1]), value, isClosed })
        },
      })
      return texts
    },
  }
}

interface Step {
  key?: Node | null
  value?: Node | null
}

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

/** Matches unintended escapes, as in "C:\temp\new". */
const unintendedEscape = /(?<!\\)(?:\\\\)*\\(?:[0abefvNLP]|[nrt](?=\p{L}))/u

/**
 * Reports values with another meaning in YAML: `*word*` is an alias, `&word` an anchor, and `{starter.monthly}` a
 * mapping. Without aliases, a small file cannot expand to a huge value.
 */
function misreadings(document: Document, source: string) {
  const found: { pos: [number]; code: string; message: string }[] = []
  visit(document, {
    Node: (_, node) => {
      const [start = 0, end = 0] = node.range ?? []
      if (isScalar(node) && node.type === 'QUOTE_DOUBLE' && unintendedEscape.test(source.slice(start, end)))
        found.push({ pos: [start], code: 'ESCAPE', message: '' })
      if (isAlias(node) || node.anchor) found.push({ pos: [start], code: 'ALIAS', message: '' })
      else if (isMap(node) && node.flow && /^[a-zA-Z]\w*(\.\w+)+$/.test(String(node.items[0]?.key)))
        found.push({ pos: [start], code: 'FACT', message: source.slice(start, end) })
    },
  })
  return found
}

export const noFields: Yaml = toYaml(parse('{}', []), '{}')
