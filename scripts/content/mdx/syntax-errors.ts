import type { Nodes, Root } from 'mdast'
import { markdownToMdast } from 'satteri'
import { escapeRegExp } from '../../lib/strings.ts'
import { type Fix, type Message, quote, say, shorten } from '../problem.ts'
import {
  cureOfTag,
  idOfHeading,
  isKnownComponent,
  noExpression,
  ofOtherSystem,
  unknownComponent,
} from './other-notations.ts'
import { nodesOf, ofType, sliceOf } from './outline.ts'

/** Messages for satteri's errors that name a component, by reason. */
const ofComponents = [
  {
    reason: /^Expected a closing tag for `<(?<name>[^`>]*)>`/,
    en: '<%1> is opened and not closed. Write <%1> and </%1> on lines of their own, with an empty line between them and the text.',
    nl: '<%1> is geopend en niet gesloten. Schrijf <%1> en </%1> op eigen regels, met een lege regel tussen elk van de twee en de tekst.',
  },
  {
    reason: /^Unexpected closing tag `<\/(?<end>[^`>]*)>`, expected corresponding closing tag for `<(?<name>[^`>]*)>`/,
    en: '<%1> ends with </%2>. Write </%1> in its place, or on a line before it.',
    nl: '<%1> eindigt met </%2>. Schrijf in plaats daarvan </%1>, of zet dat op een regel ervoor.',
  },
  {
    reason: /^(?:Unexpected|Expected the) closing tag `<\/(?<name>[^`>]*)>`/,
    en: '</%1> closes nothing here. Write <%1> and </%1> on lines of their own, with an empty line between them and the text.',
    nl: '</%1> sluit hier niets. Schrijf <%1> en </%1> op eigen regels, met een lege regel tussen elk van de twee en de tekst.',
  },
]

const notRead = {
  en: '%1 cannot be read as a component. Write each property as name="…".',
  nl: '%1 is niet te lezen als component. Schrijf elke eigenschap als naam="…".',
}
const likeTag = {
  en: '%1 is read as the beginning of a tag. Write \\< for the sign itself.',
  nl: '%1 wordt gelezen als het begin van een tag. Schrijf \\< voor het teken zelf.',
}
const inBrackets = {
  en: '%1 is read as a tag. Write the address without < and >, or as [words](%2).',
  nl: '%1 wordt gelezen als een tag. Schrijf het adres zonder < en >, of als [woorden](%2).',
}
const openBrace = {
  en: 'A { is opened and not closed. Write } after the name of the fact, or \\{ for the character itself.',
  nl: 'Een { is geopend en niet gesloten. Schrijf } na de naam van het feit, of \\{ voor het teken zelf.',
}
const parserSays = {
  en: 'The parser says: %1. Check the tags and braces of this line.',
  nl: 'De parser zegt: %1. Kijk naar de tags en accolades van deze regel.',
}

export type Span = readonly [start: number, end: number]

/** `spans` are the parts to remove so that the parser can continue. */
interface SyntaxMistake {
  offset: number
  message: Message
  fix?: Fix
  spans: Span[]
}

export function explainSyntaxError(error: unknown, text: string): SyntaxMistake {
  const [, line, column, reason = ''] =
    /^(\d+):(\d+): (.*?)(?: \([\w:-]+\))?$/s.exec(error instanceof Error ? error.message : '') ?? []
  // Other errors are bugs.
  if (!line || !column) throw error
  const [, atLine = line, atColumn = column] = /`<[^`>]*>` \((\d+):(\d+)\)/.exec(reason) ?? []
  const linesAbove = text.split('\n', Number(atLine) - 1)
  const offset = linesAbove.reduce((sum, above) => sum + above.length + 1, Number(atColumn) - 1)
  return (
    foreignPart(text, offset) ??
    ofComponent(reason, text, offset) ??
    (text[offset] === '<' ? ofTag(text, offset) : undefined) ??
    ofBraces(reason, text, offset) ?? { offset, message: say(parserSays, reason), spans: [lineAt(text, offset)] }
  )
}

/** Matches parts without Markdown, each reported once: HTML elements, and template tags of other systems. */
const foreignParts = new RegExp(
  [
    /<(script|style|svg|math|pre|table)\b[^>]*>.*?<\/\1\s*>/,
    /\{%-? *highlight .*?\{%-? *endhighlight *-?%\}/,
    /\{\{[^{}]*\}\}|\{%[^{}]*%\}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gis',
)

function foreignPart(text: string, offset: number): SyntaxMistake | undefined {
  const found = [...text.matchAll(foreignParts)].find(
    (one) => one.index <= offset && offset < one.index + one[0].length,
  )
  if (!found) return undefined
  const { 0: written, 1: name, index } = found
  const message = name ? unknownComponent(name) : noExpression(written)
  return { offset: index, message, spans: [withLink(text, index, index + written.length)] }
}

function ofComponent(reason: string, text: string, offset: number): SyntaxMistake | undefined {
  for (const { reason: pattern, ...sentence } of ofComponents) {
    const { name, end = '' } = pattern.exec(reason)?.groups ?? {}
    if (name === undefined) continue
    const message = isKnownComponent(name) ? say(sentence, name, end) : unknownComponent(name)
    const isStray = /expected an open tag first/.test(reason)
    const spans = [tagAt(text, offset), ...(isStray ? [] : otherTag(text, offset, name))]
    const before = text.slice(0, offset)
    const isUnmatched = end && startTags(before, end).length < before.split(`</${end}>`).length
    // A closing tag without a start tag is probably the expected one, misspelt.
    const misspelt = isUnmatched ? text.indexOf(`</${end}`, offset) : -1
    if (misspelt >= 0) spans.push(tagAt(text, misspelt))
    return { offset, message, spans }
  }
  return undefined
}

function ofTag(text: string, offset: number): SyntaxMistake {
  const rest = text.slice(offset)
  const at = (message: Message, written: string, ...more: Span[]) => {
    return { offset, message, spans: [[offset, offset + written.length] as const, ...more] }
  }
  const [foreign] = /^<!--(?:.*?-->)?|^<[!?][^<>]*>/s.exec(rest) ?? []
  if (foreign) return at(ofOtherSystem(foreign) ?? say(likeTag, quote(foreign)), foreign)
  const [written, address] = /^<((?:https?|mailto|tel):[^\s<>]+|[^\s<>@/]+@[^\s<>]+)>/i.exec(rest) ?? []
  if (written && address) {
    const target = /^\w+:/.test(address) ? address : `mailto:${address}`
    return at(say(inBrackets, shorten(written), target), written)
  }
  const [tag, name = ''] = /^<\/?([a-z][\w.-]*)(?:\s[^<>]*)?\/?>/i.exec(rest) ?? []
  if (tag && (isKnownComponent(name) || cureOfTag(name) || rest.includes(`</${name}>`))) {
    const message = isKnownComponent(name) ? say(notRead, quote(tag)) : unknownComponent(name)
    return at(message, tag, ...otherTag(text, offset, name))
  }
  const [mark = ''] = /^<+/.exec(rest) ?? []
  return at(say(likeTag, quote(/^<+\S*/.exec(rest)?.[0])), mark)
}

function ofBraces(reason: string, text: string, offset: number): SyntaxMistake | undefined {
  if (/^Unexpected end of file in expression/.test(reason))
    return { offset, message: openBrace, spans: [[offset, offset + 1]] }
  if (!reason.startsWith('Could not parse expression')) return undefined
  let start = text.lastIndexOf('{', offset - 1)
  let end = endOfBraces(text, start)
  // Finds the outermost braces.
  for (let outer = text.lastIndexOf('{', start - 1); outer >= 0; outer = text.lastIndexOf('{', outer - 1)) {
    if (outer > 0 && /\n\s*\n/.test(text.slice(outer, start))) break
    const last = endOfBraces(text, outer)
    if (last > end && text[outer - 1] !== '\\') [start, end] = [outer, last]
    if (outer === 0) break
  }
  const written = text.slice(start, end)
  const [from, to] = lineAt(text, start)
  const [property = ''] = /[\w:-]+=$/.exec(text.slice(from, start)) ?? []
  const span = withLink(text, start - property.length, end)
  const id = idOfHeading(written, text.slice(from, to))
  const fix = id && { actual: written, expected: id.expected }
  return { offset: start, message: id?.message ?? noExpression(written), spans: [span], fix }
}

/** Expands a part inside a link URL to the whole URL, because a shortened URL would have another target. */
function withLink(text: string, start: number, end: number): Span {
  const [before] = /\]\([^\s()]*$/.exec(text.slice(0, start)) ?? []
  const [behind] = /^[^\n]*?\)/.exec(text.slice(end)) ?? []
  return before && behind ? [start - before.length, end + behind.length] : [start, end]
}

/** Returns the offset after the matching closing brace, or after the opening one if there is none. */
function endOfBraces(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at + 1
  }
  return start + 1
}

function tagAt(text: string, offset: number): Span {
  const [written = '<'] = /^<[^<>]*>/.exec(text.slice(offset)) ?? []
  return [offset, offset + written.length]
}

function otherTag(text: string, offset: number, name: string): Span[] {
  const isEnd = text.startsWith('</', offset)
  const other = isEnd ? (startTags(text.slice(0, offset), name).at(-1) ?? -1) : text.indexOf(`</${name}>`, offset)
  return other < 0 ? [] : [tagAt(text, other)]
}

function startTags(text: string, name: string): number[] {
  return [...text.matchAll(new RegExp(`<${escapeRegExp(name)}(?=[\\s>])`, 'g'))].map(({ index }) => index)
}

function lineAt(text: string, offset: number): Span {
  const end = text.indexOf('\n', offset)
  return [text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? text.length : end]
}

const indented = {
  en: '"%1" begins with four spaces or a tab, which makes no code here: it becomes ordinary text. Write ``` on a line before the code and after it, or leave the spaces out.',
  nl: '"%1" begint met vier spaties of een tab. Dat maakt er hier geen code van, maar gewone tekst. Schrijf ``` op een regel voor en na de code, of laat de spaties weg.',
}

/** Matches a code node that is not indented code: fenced code, or what MDX reads as a list item or a tag. */
const otherBlock = /^\s*(?:`{3}|~{3}|<|(?:[-*+]|\d{1,9}[.)])[ \t])/

/** Matches a block whose later lines may be indented: an open tag, an import or export, an expression. */
const openBlock = /^(?:<(?!\/|.*(?:\/|--)>\s*$)|import\b|export\b|\{)/

/** Finds indented code blocks, which MDX does not support. */
export function indentedCode(source: string): { start: number; end: number; message: Message }[] {
  // Prefilter: most texts have none.
  if (!/^(?: {4}| {0,3}\t)/m.test(source)) return []
  return ofType(nodesOf(markdownToMdast(source) as Root), 'code').flatMap(({ node, parent }) => {
    const code = sliceOf(node, source)
    const siblings: readonly Nodes[] = parent?.children ?? []
    const before = siblings.slice(0, siblings.indexOf(node)).findLast(({ type }) => type !== 'code')
    if (otherBlock.test(code) || (before && openBlock.test(sliceOf(before, source)))) return []
    const start = (node.position?.start.offset ?? 0) + code.search(/\S/)
    const [line = ''] = code.trim().split('\n')
    return [{ start, end: start + code.trim().length, message: say(indented, shorten(line)) }]
  })
}
