import type { Root } from 'mdast'
import { type Position, positionAt, type Report } from '../problem.ts'
import { readmeBlocks } from './braces/readme-blocks.ts'
import { foreignPart } from './braces/shortcodes.ts'
import { codePairAt, codePairs } from './code/code-pairs.ts'
import { wrappedCode } from './code/code-wrappers.ts'
import { drawnBlocks } from './code/drawn-blocks.ts'
import { indentedCode } from './code/indented-code.ts'
import { misopenedFences } from './code/misopened-fences.ts'
import { parseMdx, unwrapParagraphs } from './dialect.ts'
import { latexComments } from './latex/latex-comments.ts'
import { findExcess, lineTooDeep, moreFollow, tooDeep } from './limits.ts'
import { nodesOf, placeAddresses, type Visited } from './outline.ts'
import { readMistake } from './syntax/intentions.ts'
import { noCode } from './syntax/syntax-cures.ts'
import { locate, type Place, type Span } from './syntax/syntax-errors.ts'

interface ParsedBody {
  /** Source in which spaces replace syntax errors. */
  text: string
  /** Undefined if the text is unreadable. */
  tree?: Root
  nodes: Visited[]
}

/** Maximum number of reported syntax errors. Each requires another parse of the text, so a long text gets fewer. */
const maxErrors = ({ length }: string) => Math.min(200, Math.max(20, Math.floor(1_500_000 / length)))

/** Parses a body. Reports all syntax errors, although the parser stops at the first. */
export function parseBody(source: string, report: Report): ParsedBody {
  const positionOfOffset = (offset: number) => positionAt({ text: source, line: 1, column: 1 }, offset)
  const excess = findExcess(source)
  if (excess) {
    const { line } = positionOfOffset(excess.offset)
    report('mdx-syntax', { position: { line, column: 1 }, message: excess.message })
    return { text: source, nodes: [] }
  }
  let text = source
  const pairs = codePairs(source)
  const isInPair = (offset: number) => pairs.some(([from, to]) => from <= offset && offset < to)
  for (const { start, end, ...problem } of misopenedFences(source)) {
    if (isInPair(start)) continue
    report('mdx-syntax', { position: positionOfOffset(start), ...problem })
    text = blank(text, [start, end], 'x')
  }
  const others = [...readmeBlocks(text), ...drawnBlocks(text), ...wrappedCode(text), ...latexComments(text)]
  for (const { start, end, message } of others) {
    if (isInPair(start)) continue
    report('mdx-syntax', { position: positionOfOffset(start), message })
    text = blank(text, [start, end], 'x')
  }
  for (const { start, end, ...problem } of indentedCode(text)) {
    if (isInPair(start)) continue
    report('code-indented', { position: positionOfOffset(start), ...problem })
    text = blank(text, [start, end])
  }
  for (let errors = 0; ; errors++) {
    const parsed = errors === 0 ? parseMdx(text) : parseAgain(text)
    if ('tree' in parsed) return finish(parsed.tree, text, report)
    const place = locate(parsed, text)
    const position = positionOfOffset(place.offset)
    if (errors >= maxErrors(source)) {
      report('mdx-syntax', { position, message: moreFollow })
      return { text, nodes: [] }
    }
    const remainingText = reportError(place, text, source, report, positionOfOffset)
    // If nothing was removed, the parser would report the same error again.
    if (remainingText === text) return { text, nodes: [] }
    text = remainingText
  }
}

/** Reports an error, and returns the text without its cause. */
function reportError(
  place: Place,
  text: string,
  source: string,
  report: Report,
  positionOfOffset: (offset: number) => Position,
) {
  const { kind } = place
  if (kind === 'code' && !codePairAt(text, place.offset) && !foreignPart(text, place.offset)) {
    const code = text.slice(place.offset, place.limit)
    for (const problem of noCode(code, positionOfOffset(place.offset), text)) report('closed-vocabulary', problem)
    // Replaces the code with a paragraph, so that the heading above it is not reported as empty.
    return blank(text, [place.offset, place.limit], 'x')
  }
  const { ruleId = 'mdx-syntax', offset, spans, filler, ...problem } = readMistake(kind, place, text, source)
  report(ruleId, { ...problem, position: problem.position ?? positionOfOffset(offset) })
  return spans.reduce((rest, span, index) => blank(rest, span, index === 0 ? filler : ''), text)
}

function finish(tree: Root, text: string, report: Report): ParsedBody {
  const line = lineTooDeep(tree)
  if (line !== undefined) {
    report('mdx-syntax', { position: { line, column: 1 }, message: tooDeep })
    return { text, nodes: [] }
  }
  unwrapParagraphs(tree)
  placeAddresses(tree, text)
  return { text, tree, nodes: nodesOf(tree) }
}

/** Replaces a part with `start` and spaces, to keep all other positions. */
function blank(text: string, [from, to]: Span, start = ''): string {
  const blankedText = text.slice(from + start.length, to).replace(/[^\n]/g, ' ')
  return text.slice(0, from) + start + blankedText + text.slice(to)
}

/** Looks for the next error in a shortened text, because that is faster. If there is none, parses the whole text. */
function parseAgain(text: string) {
  const result = parseMdx(
    text.replace(block, (paragraph) => (mayHaveError(paragraph) ? paragraph : shorten(paragraph))),
  )
  return 'error' in result ? result : parseMdx(text)
}

/**
 * Matches consecutive lines with text, and the empty lines below them, unless an indented line follows. Excludes
 * definitions.
 */
const block = /(?<=^|\n[ \t]*\n)(?!\[)[^\n]+(?:\n(?![ \t]*\n)[^\n]+)*(?:\s*\n(?=\S|$))?/g

const fact = /\{[a-z]\w*(?:\.[a-z]\w*)+\}/gi

function mayHaveError(text: string): boolean {
  return /[<{]|```|~~~|^(?:import|export) /m.test(text.replace(fact, ''))
}

/**
 * Empties the lines of a paragraph, so that errors below keep their position. An indented block below can belong to a
 * list, so the lines then keep their quote and list markers, with x as their only word.
 */
function shorten(paragraph: string): string {
  if (paragraph.endsWith('\n')) return paragraph.replace(/[^\n]+/g, '')
  return paragraph.replace(/^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*).+/gm, '$1x')
}
