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
import { createReporter, type Fix, type Message, type Position, quote, type SourceText, say } from './problem.ts'

export type Yaml = ReturnType<typeof parse>

type YamlError = Yaml['errors'][number]

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
    // A tab has no defined width, so the errors of other lines are unreliable.
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

const unclosed = /(?:Missing closing |end with a )(["'\]}])/

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

const tab = {
  en: '{line} begins with a tab. Write spaces instead, two for each level.',
  nl: '{line} begint met een tab. Schrijf in plaats daarvan spaties, twee voor elk niveau.',
}
const givenTwice = {
  en: '{field} is already given above. Keep one of the two.',
  nl: '{field} staat hierboven al. Houd een van de twee.',
}
const tooDeep = {
  en: 'The fields are nested too deeply to read. Write them with fewer levels.',
  nl: 'De velden staan te diep in elkaar om te lezen. Schrijf ze met minder niveaus.',
}
const notClosed = {
  en: 'A quote or bracket opened here is not closed. Write {quote} at the end of the value.',
  nl: 'Een aanhalingsteken of haakje dat hier opent, wordt niet gesloten. Schrijf {quote} aan het eind van de waarde.',
}
const needsQuotes = {
  en: 'This value needs quotes. Write {value}',
  nl: 'Deze waarde heeft aanhalingstekens nodig. Schrijf {value}',
}
const escapes = {
  en: 'Between double quotes, \\ changes the character after it. Write {value}',
  nl: 'Tussen dubbele aanhalingstekens verandert \\ het teken erachter. Schrijf {value}',
}
const ofNoField = {
  en: '{line} belongs to no field. Write name: value, directly below the fields it belongs to.',
  nl: '{line} hoort bij geen veld. Schrijf naam: waarde, direct onder de velden waar het bij hoort.',
}
const emptyItem = {
  en: 'An item of this list is empty. Write {list}',
  nl: 'Een onderdeel van deze lijst is leeg. Schrijf {list}',
}
const noSpace = {
  en: '{line} lacks a space after the colon. Write {field}',
  nl: 'In {line} ontbreekt een spatie na de dubbele punt. Schrijf {field}',
}
const parserSays = {
  en: 'The parser says: {reason}. Check the quotes, colons and indentation of this line.',
  nl: 'De parser zegt: {reason}. Kijk naar de aanhalingstekens, dubbele punten en het inspringen van deze regel.',
}

/** Matches a value that begins with the apostrophe of a word, such as 't or '90s, and not with a quote. */
const apostrophe = /^'(?:[a-z]{1,2}|\d{2}s?|em|tis|twas)\s[^']*$/i

/** Matches values that need quotes: they start with an indicator, or contain a colon. */
const special = /^["'@`%&*!|>?,[\]{}#-]|:(?: |$)/

const partOfNoField =
  /^NO_FIELD|^BAD_INDENT|IMPLICIT_KEY|^MISSING_CHAR: (?:Implicit|Sequence)|Unexpected scalar at node/

function explainError({ line, column, code, message }: YamlError, source: string) {
  const text = source.trim()
  const mistakeAt = (message: Message, start = column, fix?: Fix) => ({
    position: { line, column: start },
    message,
    fix,
  })
  const [, closing] = unclosed.exec(message) ?? []
  if (code === 'TAB_AS_INDENT') return mistakeAt(say(tab, { line: quote(text) }))
  if (code === 'DUPLICATE_KEY') return mistakeAt(say(givenTwice, { field: text.replace(/^(?:- +)+|:.*/g, '') }))
  if (code === 'RESOURCE_EXHAUSTION') return mistakeAt(tooDeep)
  const [, before = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+: +|- +))(.*?)\s*$/.exec(source) ?? []
  // A value that begins with another special character can be a list or a block, which its field may need. Such a value
  // has no fix.
  const isText = !/^[*&!>|?,-]|^\[.*\]$/.test(value)
  const withRight = (template: Message, right: string) => {
    const fix = isText ? { actual: value, expected: right } : undefined
    return mistakeAt(say(template, { value: before.trimStart() + right }), before.length + 1, fix)
  }
  if (closing && apostrophe.test(value)) return withRight(needsQuotes, JSON.stringify(value))
  if (closing) {
    // Without another quote, the value surely ends with its line.
    const isSure = /^["'][^"'\\]*$/.test(value) && column === before.length + 1
    const fix = isSure ? { actual: value, expected: value + closing } : undefined
    return mistakeAt(say(notClosed, { quote: closing }), column, fix)
  }
  if (code === 'FACT' && !value.startsWith(message))
    return mistakeAt(say(needsQuotes, { value: JSON.stringify(message) }), column, {
      actual: message,
      expected: JSON.stringify(message),
    })
  if (code === 'ESCAPE' || code === 'BAD_DQ_ESCAPE')
    return withRight(
      escapes,
      value.replace(/\\(["\\])?/g, (sequence, character) => (character ? sequence : '\\\\')),
    )
  const filled = value.replace(/(?<=[[,])(?:\s*,)+/g, '')
  if (/^\[[^[\]"'{}]*\]$/.test(value) && filled !== value)
    return mistakeAt(say(emptyItem, { list: before.trimStart() + filled }), before.length + 1, {
      actual: value,
      expected: filled,
    })
  if (special.test(value)) return withRight(needsQuotes, JSON.stringify(value.replace(/^(["'])(.*)\1$/, '$2')))
  const [, name, rest] = /^([a-z]\w*):(?!\/\/)(\S.*)$/i.exec(text) ?? []
  if (partOfNoField.test(`${code}: ${message}`) && name && text === source.trimEnd())
    return mistakeAt(say(noSpace, { line: quote(text), field: `${name}: ${rest}` }), 1, {
      actual: text,
      expected: `${name}: ${rest}`,
    })
  if (partOfNoField.test(`${code}: ${message}`)) return mistakeAt(say(ofNoField, { line: quote(text) }))
  return mistakeAt(say(parserSays, { reason: message.replace(/\.$/, '') }))
}
