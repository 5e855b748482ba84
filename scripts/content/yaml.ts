import {
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
import { withoutMerge } from './merge.ts'
import { createReporter, type Position, type SourceText } from './problem.ts'
import { explainError, unclosed, type YamlError } from './yaml-errors.ts'

export type Yaml = ReturnType<typeof parse>

/**
 * Parses the fields of a file. If that fails, parses each separately, so that one mistake does not hide others.
 * `unreadableFields` lists the fields with mistakes; it is undefined if no field can be read.
 */
export function parseFields(file: string, text: string, customTags: ScalarTag[] = []) {
  const { text: source, problems: merges } = withoutMerge(file, text)
  const { problems, report } = createReporter(file)
  problems.push(...merges)
  const whole = parse(source, customTags)
  if (whole.errors.length === 0) {
    if (isMap(whole.document.contents)) return { problems, yaml: whole, unreadableFields: [] }
    report('frontmatter', { position: whole.start, message: noFieldsAtAll })
    return { problems, yaml: noFields }
  }
  const lines = source.split('\n')
  const readable = [...lines]
  const unreadableFields: string[] = []
  const explain = (errors: readonly YamlError[]) => {
    // A tab has no defined width, so the errors on other lines are unreliable.
    const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT')
    const firsts = new Map((tabs.length > 0 ? tabs : errors).toReversed().map((error) => [error.line, error]))
    for (const error of firsts.values()) report('yaml-syntax', explainError(error, lines[error.line - 1] ?? ''))
  }
  const starts = lines.flatMap((line, index) => (/^[^\s#\]}-]/.test(line) ? [index] : []))
  for (const [index, start] of [0, ...starts].entries()) {
    const fieldLines = lines.slice(start, starts[index])
    const { errors } = parse(fieldLines.join('\n'), customTags, start)
    if (errors.length === 0) continue
    explain(errors)
    readable.fill('', start, starts[index])
    unreadableFields.push(...fieldLines.flatMap((line) => /^\s*(?:- +)*([\w-]+)/.exec(line)?.[1] ?? []))
  }
  const readableYaml = parse(readable.join('\n'), customTags)
  explain(readableYaml.errors)
  return isMap(readableYaml.document.contents)
    ? { problems, yaml: readableYaml, unreadableFields }
    : { problems, yaml: noFields }
}

const noFieldsAtAll = {
  en: 'There are no fields. Write each on a line of its own, such as title: Privacy.',
  nl: 'Er zijn geen velden. Schrijf elk veld op een eigen regel, zoals title: Privacy.',
}

const maxErrors = 40

/** Parses a text and lists its errors by position. `linesAbove` is the number of lines above a single field. */
function parse(source: string, customTags: ScalarTag[], linesAbove?: number) {
  const lineCounter = new LineCounter()
  const options = { lineCounter, logLevel: 'error', prettyErrors: false, customTags } as const
  const document: Document = parseDocument(source, options)
  const positionOfOffset = (offset = 0): Position => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: line + (linesAbove ?? 0), column: col }
  }
  const start = document.contents?.range?.[0] ?? 0
  const parserErrors = [...document.errors, ...document.warnings, ...misreadings(document, source)]
  if (parserErrors.length === 0 && linesAbove !== undefined && document.contents && !isMap(document.contents))
    parserErrors.push({ pos: [start], code: 'NO_FIELD', message: '' })
  const errors = parserErrors
    .slice(0, maxErrors)
    .map(({ pos, code, message }) => ({
      ...positionOfOffset(startOf(pos[0], message, document, source)),
      code,
      message,
    }))
    .sort((a, b) => a.line - b.line || a.column - b.column)
  /** Returns the position of a field by path. An absent field has the position of its parent. */
  const positionOf = (path: readonly PropertyKey[], part: 'key' | 'value' = 'value'): Position => {
    const { key, value } = pairAt(document, path) ?? {}
    const { range } = (part === 'value' ? (value ?? key) : (key ?? value)) ?? {}
    if (range) return positionOfOffset(range[0])
    return path.length > 1 ? positionOf(path.slice(0, -1), 'key') : { line: 1, column: 1 }
  }
  const textAt = (path: readonly PropertyKey[]) => {
    const { range } = pairAt(document, path)?.value ?? {}
    return range ? source.slice(range[0], range[1]).trim() : undefined
  }
  const texts = () => {
    const texts: (SourceText & { value: string; isClosed: boolean })[] = []
    visit(document, {
      Scalar: (key, { value, range, type }, path) => {
        if (key === 'key' || typeof value !== 'string' || !range) return
        const isClosed = type !== 'PLAIN' || path.some((node) => isCollection(node) && node.flow)
        texts.push({ ...positionOfOffset(range[0]), text: source.slice(range[0], range[1]), value, isClosed })
      },
    })
    return texts
  }
  return { document, errors, start: positionOfOffset(start), positionOf, textAt, texts }
}

export const noFields: Yaml = parse('{}', [])

const openers: Readonly<Record<string, string>> = { '"': '"', "'": "'", ']': '[', '}': '{' }

/** Finds the start of an error. For an unclosed value, the parser reports the end, but writers look at the start. */
function startOf(offset: number, message: string, document: Document, source: string): number {
  const [, closing] = unclosed.exec(message) ?? []
  if (!closing) return offset
  let start = offset
  visit(document, {
    Node: (_, { range }) => {
      if (range && range[0] <= offset && offset <= range[2] && source[range[0]] === openers[closing]) start = range[0]
    },
  })
  return start
}

function pairAt(document: Document, path: readonly PropertyKey[]): { key?: Node; value?: Node | null } | undefined {
  const parent = document.getIn(path.slice(0, -1), true)
  const key = path.at(-1)
  if (isMap<Node, Node>(parent)) return parent.items.find((pair) => String(pair.key) === key)
  return isSeq<Node>(parent) ? { value: parent.items[Number(key)] } : undefined
}

/** Matches unintended escapes, as in "C:\temp\new". */
const unintendedEscape = /(?<!\\)(?:\\\\)*\\(?:[0abefvNLP]|[nrt](?=\p{L}))/u

/** Finds values that YAML does not read as the writer meant: `*word*`, `&word`, `{a.b}` and some escapes. */
function misreadings(document: Document, source: string) {
  const misread: { pos: [number]; code: string; message: string }[] = []
  visit(document, {
    Node: (_, node) => {
      const [start = 0, end = 0] = node.range ?? []
      if (isScalar(node) && node.type === 'QUOTE_DOUBLE' && unintendedEscape.test(source.slice(start, end)))
        misread.push({ pos: [start], code: 'ESCAPE', message: '' })
      if (isAlias(node) || node.anchor) misread.push({ pos: [start], code: 'ALIAS', message: '' })
      else if (isMap(node) && node.flow && /^[a-zA-Z]\w*(\.\w+)+$/.test(String(node.items[0]?.key)))
        misread.push({ pos: [start], code: 'FACT', message: source.slice(start, end).replace(/\n.*/s, '') })
    },
  })
  return misread
}
