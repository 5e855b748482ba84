import type { Html, Nodes, Parents } from 'mdast'
import { writerComponents } from '../../../../components/mdx/vocabulary.tsx'
import { type Fix, type Message, positionAt, say, shorten } from '../../problem.ts'
import { ofComment } from '../braces/notation-messages.ts'
import { parseMarkdown } from '../dialect.ts'
import { formulasIn } from '../latex/formulas.ts'
import { nodesOf, ofType, sliceOf } from '../outline.ts'
import { amountOf, columnsOf, indentOf } from './code-indents.ts'
import { fence, isHeading, isMarkdown, isProse, isSentence, isSurelyCode } from './code-signs.ts'
import { itemAbove } from './empty-items.ts'
import { componentsIn, continuesBlock, isPartOfOther } from './indented-words.ts'

const notCode = {
  en: '"{line}" begins with four spaces or a tab, but here that is ordinary text, not code. {cure}',
  nl: '"{line}" begint met vier spaties of een tab. Dat is hier geen code, maar gewone tekst. {cure}',
}
const asCode = {
  en: 'Write {fence} on a line of its own before this line and after line {last}, and remove {indent} at the beginning of each of these lines.',
  nl: 'Schrijf {fence} op een eigen regel voor deze regel en na regel {last}, en haal {indent} aan het begin van elk van deze regels weg.',
}
const lineAsCode = {
  en: 'Write {fence} on a line of its own before and after this line, and remove {indent} at its beginning.',
  nl: 'Schrijf {fence} op een eigen regel voor en na deze regel, en haal {indent} aan het begin ervan weg.',
}
const indentedFence = { en: '``` with {kept} before it', nl: '``` met {kept} ervoor' }
const inLanguage = {
  en: 'Write ```{language} instead of this line, and ``` on a line of its own after line {last}. Remove {indent} at the beginning of each line between them.',
  nl: 'Schrijf ```{language} in plaats van deze regel, en ``` op een eigen regel na regel {last}. Haal {indent} aan het begin van elke regel ertussen weg.',
}
const orWords = {
  en: '{cure} For ordinary text, only remove {ofWords}.',
  nl: '{cure} Haal bij gewone tekst alleen {ofWords} weg.',
}
const orCode = {
  en: '{cure} Is it code? {fenced}',
  nl: '{cure} Is het code? {fenced}',
}
const orHeading = {
  en: '{cure} For a heading, only remove {ofWords}.',
  nl: '{cure} Haal bij een kop alleen {ofWords} weg.',
}
const inQuotation = {
  en: '"{line}" has four spaces or a tab after the >, but here that is ordinary text, not code. {cure}',
  nl: '"{line}" heeft vier spaties of een tab achter de >. Dat is hier geen code, maar gewone tekst. {cure}',
}
const quotedCode = {
  en: 'Write > ``` on a line of its own before this line and after line {last}, and remove {indent} after each > between them. For ordinary text, only remove {ofWords}.',
  nl: 'Schrijf > ``` op een eigen regel voor deze regel en na regel {last}, en haal {indent} achter elke > ertussen weg. Haal bij gewone tekst alleen {ofWords} weg.',
}
const quotedLine = {
  en: 'Write > ``` on a line of its own before and after this line, and remove {indent} after its >. For ordinary text, only remove {ofWords}.',
  nl: 'Schrijf > ``` op een eigen regel voor en na deze regel, en haal {indent} achter de > ervan weg. Haal bij gewone tekst alleen {ofWords} weg.',
}

interface IndentedCode {
  start: number
  end: number
  message: Message
  suggestedFix?: Fix
}

const onlySpaces = {
  en: 'Remove {indent} at the beginning of each line, down to line {last}.',
  nl: 'Haal {indent} aan het begin van elke regel weg, tot en met regel {last}.',
}

const onlyThese = {
  en: 'Remove {indent} at the beginning of this line.',
  nl: 'Haal {indent} aan het begin van deze regel weg.',
}

const inQuotedLines = {
  en: 'Remove {indent} after the > of this line, and of each line down to line {last}.',
  nl: 'Haal {indent} achter de > van deze regel weg, en van elke regel tot en met regel {last}.',
}
const inQuotedLine = {
  en: 'Remove {indent} after the >.',
  nl: 'Haal {indent} achter de > weg.',
}

/**
 * Explains indented code from `start` to `end`, which are the offsets of its first and last characters. In a list, its
 * text begins after `listColumns`.
 */
function explain(source: string, start: number, end: number, listColumns = 0): IndentedCode {
  const code = source.slice(start, end)
  const [first = ''] = code.split('\n', 1)
  // In Pelican, the first line of code specifies its language: `:::python`, `#!python`.
  const [, language] = /^(?::::|#!)([a-z][\w+-]*)$/i.exec(first.trim()) ?? []
  const last = source.slice(0, end).split('\n').length
  if (/^(?:\s*(?:\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->))+$/.test(code)) {
    const suggestedFix = { actual: code, expected: '' }
    return { start, end, message: ofComment(code), suggestedFix }
  }
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  const isQuoted = /^ {0,3}>/.test(before)
  const mark = isQuoted ? (/^ {0,3}(?:> ?)+/.exec(before)?.[0] ?? '') : ''
  const lines = source.slice(start - before.length, end).split('\n')
  const {
    name: indent,
    ofWords,
    ofEach,
    without,
  } = indentOf(
    lines.map((line) => (line.startsWith(mark) ? line.slice(mark.length) : line).replace(otherMark, '')),
    listColumns,
  )
  const ofItem = isSurelyCode.test(code) ? undefined : itemAbove(source, start)
  if (ofItem) {
    const message = say(notCode, { line: shorten(first), cure: ofItem.cure })
    return { start, end, message, suggestedFix: ofItem.fix }
  }
  const bare = lines.map((line) => (line.startsWith(mark) ? line.slice(mark.length) : line)).join('\n')
  const isText = isMarkdown.test(bare) && !fence.test(code)
  if (isQuoted && !language && !isText) {
    const cure = say(code.includes('\n') ? quotedCode : quotedLine, { last, indent, ofWords })
    const message = say(inQuotation, { line: shorten(first), cure })
    return { start, end, message, suggestedFix: asFence(source, start, end, without, undefined, '> ') }
  }
  const fenced = say(language ? inLanguage : code.includes('\n') ? asCode : lineAsCode, {
    language: language ?? '',
    last,
    indent,
    fence: listColumns > 0 && !isQuoted ? say(indentedFence, { kept: amountOf(' '.repeat(listColumns)) }) : '```',
  })
  const isOneLine = !code.includes('\n')
  const ofText = isQuoted ? (isOneLine ? inQuotedLine : inQuotedLines) : isOneLine ? onlyThese : onlySpaces
  const isWords = !isQuoted && !language && isProse(code)
  const cure = isText
    ? say(ofText, { indent: ofEach, last })
    : fence.test(code)
      ? say(onlySpaces, { indent, last })
      : isWords
        ? say(orCode, { cure: say(ofText, { indent: ofEach, last }), fenced })
        : language || (isSurelyCode.test(code) && !isSentence.test(code) && !isHeading.test(code))
          ? fenced
          : say(isHeading.test(code) ? orHeading : orWords, { cure: fenced, ofWords })
  const message = say(isQuoted && !language ? inQuotation : notCode, { line: shorten(first), cure })
  return {
    start,
    end,
    message,
    suggestedFix: isWords
      ? undefined
      : asFence(source, start, end, without, language, isQuoted && !language ? mark : '', listColumns),
  }
}

/**
 * Returns the fix that puts the code between fences, or only moves it to the left if it has fences; undefined if lines
 * begin a list item or lack the `mark`.
 */
function asFence(
  source: string,
  start: number,
  end: number,
  without: (line: string) => string,
  language?: string,
  mark = '',
  listColumns = 0,
): Fix | undefined {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const actual = source.slice(from, end)
  const lines = actual.split('\n')
  const bare = lines.map((line) => (line.startsWith(mark) ? line.slice(mark.length) : ''))
  const isOther = bare.some(
    (line, index) => !/^(?: {4}| {0,3}\t|\s*$)/.test(line) || !lines[index]?.startsWith(mark.trim()),
  )
  if (isOther) return undefined
  // A line with too few spaces for the list item would end it, and the code.
  const within = (line: string) =>
    line.trim() === '' ? line : ' '.repeat(Math.max(0, listColumns - columnsOf(/^\s*/.exec(line)?.[0] ?? ''))) + line
  const code = bare.slice(language ? 1 : 0).map((line) => mark + within(without(line)))
  const at = positionAt({ text: source, line: 1, column: 1 }, from)
  if (bare.some((line) => fence.test(line)) || isMarkdown.test(bare.join('\n')))
    return { at, actual, expected: code.join('\n') }
  const fences = `${mark}${' '.repeat(listColumns)}\`\`\``
  return { at, actual, expected: [fences + (language ?? ''), ...code, fences].join('\n') }
}

/** Matches the mark of a quotation or a list item before indented code. */
const otherMark = /^ {0,3}(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])/

/**
 * Matches a code node that is not indented code: fenced code, or text that MDX reads as a list item or one of our
 * components.
 */
const otherBlock = new RegExp(
  `^\\s*(?:\`{3}|~{3}|</?(?:${Object.keys(writerComponents).join('|')})\\b|(?:[-*+]|\\d{1,9}[.)])[ \\t])`,
)

/** Matches a tag directly above a list. Without MDX, the list would be part of the tag. */
const tagAboveList = /^<[A-Za-z][^<>\n]*>(?=[ \t]*\n(?:[-*+]|\d{1,9}[.)])[ \t])/gm

/** Matches fenced code, with any number of spaces before its fences. Without MDX, a tag above it hides its first fence. */
const fencedCode =
  /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})[^`\n]*\n(?:[\s\S]*?\n)??[ \t>]*\1[`~]*[ \t]*$/gm

const blank = (text: string) => ' '.repeat(text.length)

/** Finds indented code blocks, which MDX does not support. */
export function indentedCode(source: string): IndentedCode[] {
  // Prefilter: most texts have no line that is indented this far.
  if (!/^(?: {4}| {0,3}\t)/m.test(source)) return []
  const fenced = [...source.matchAll(fencedCode)].map(({ 0: { length }, index }) => [index, index + length] as const)
  const formulas = formulasIn(source)
  const nodes = nodesOf(parseMarkdown(source.replace(tagAboveList, blank)))
  const documents = ofType(nodes, 'html').flatMap(({ node }) => htmlDocument(node, source))
  const indented = ofType(nodes, 'code')
  const components = indented.length > 0 ? componentsIn(source, fenced) : []
  const blocks = indented.flatMap(({ node, parent }) => {
    const code = sliceOf(node, source)
    const siblings: readonly Nodes[] = parent?.children ?? []
    const earlier = siblings.slice(0, siblings.indexOf(node)).filter(({ type }) => type !== 'code')
    const before = earlier.at(-1)
    const above = before ? sliceOf(before, source) : ''
    const textAbove = source.slice(0, before?.position?.start.offset)
    if (otherBlock.test(code) || continuesBlock(code, above, textAbove)) return []
    // Between a start tag and its end tag, another tag is part of the same element.
    if (/^\s*</.test(code) && hasOpenTag(earlier.map((one) => (one.type === 'html' ? one.value : '')).join('\n')))
      return []
    const start = (node.position?.start.offset ?? 0) + code.search(/\S/)
    if (fenced.some(([from, to]) => from < start && start < to)) return []
    const end = endOfIndented(source, start + code.trim().length)
    if (isPartOfOther(source, start, end, before, components)) return []
    // A formula that begins or ends outside these lines is reported as a whole.
    if (formulas.some(([from, to]) => (from < start && start < to) || (start <= from && from < end && end < to)))
      return []
    return [explain(source, start, end, parent?.type === 'listItem' && before ? listColumns(parent, source) : 0)]
  })
  // The parser makes several blocks of the lines below an empty list item.
  const whole = blocks.filter(({ start }, index) => !blocks.slice(0, index).some(({ end }) => start < end))
  return [...documents, ...whole]
}

/** Returns the end of the indented lines directly below code. In a list, they can be indented too little for code. */
function endOfIndented(source: string, end: number): number {
  const [more = ''] =
    /^[ \t]*(?:\n(?: {4}| {0,3}\t)[ \t]*(?![-*+][ \t]|\d{1,9}[.)][ \t])\S[^\n]*)+/.exec(source.slice(end)) ?? []
  return end + more.trimEnd().length
}

/** Returns the column at which the text of a list item begins. */
function listColumns(item: Parents, source: string): number {
  const start = item.children[0]?.position?.start.offset ?? 0
  return columnsOf(source.slice(source.lastIndexOf('\n', start - 1) + 1, start))
}

/** Finds an indented HTML document, which is an example. Below a list item, it can be indented too little for code. */
function htmlDocument(node: Html, source: string): IndentedCode[] {
  const before = node.position?.start.offset ?? 0
  const [, spaces = '', code] = /^([ \t]*)(<!doctype html>[\s\S]*?(?:<\/html>|$))/i.exec(source.slice(before)) ?? []
  const start = before + spaces.length
  if (!code || !/^(?: {4}|\t)/.test(source.slice(source.lastIndexOf('\n', start - 1) + 1, start))) return []
  const end = start + code.trimEnd().length
  return [explain(source, start, end)]
}

/** Tells whether more tags begin than end. */
function hasOpenTag(html: string): boolean {
  const begun = html.match(/<(?!(?:img|br|hr|input|link|meta|source)\b)[a-z][\w-]*(?:\s[^<>]*)?(?<!\/)>/gi)?.length ?? 0
  return begun > (html.match(/<\/[a-z]/gi)?.length ?? 0)
}
