import type { ParsedDocument } from '../../content/document.ts'
import { formulasIn } from '../../content/mdx/latex/formulas.ts'
import { isKnownComponent } from '../../content/mdx/syntax/syntax-cures.ts'
import { holdOnlyBreaks } from '../../content/mdx/tags/empty-marks.ts'
import { type Position, positionAt, type SourceText } from '../../content/problem.ts'
import { memoize } from '../../lib/cache.ts'
import { cures, type MarkupKind } from './markup-cures.ts'
import { fieldPatterns, linePatterns } from './markup-line-patterns.ts'
import { emptyFromAbove, endsBelow } from './markup-pairs.ts'
import { type MarkupPattern, textPatterns } from './markup-patterns.ts'
import { continuesTable } from './markup-tables.ts'

interface Markup {
  kind: MarkupKind
  matchedText: string
  position: Position
}

/** Prefilter: most texts have no markup characters, and the full search is slow. */
const mayHaveMarkup =
  /[*_~`[\]#|^•·●◦▪■‣⁃∙\uf0b7\uf0a7]|:[:a-z+-]|==|--|%%|\+\+|@@|\\verb|\\$|^[ \t>]*(?:[A-Z?!]>|%[ \t]+\S|!!!|!{1,2}[ \t]|\/{3}|@tab\b|@include\(|#[a-z]|\?\?\?|:(?:[ \t]|$)|\\[cmnpt]|\${3}|[-+]|\d{1,3}[.)]|\([a-zA-Z][\w:.-]*\)=)/m

export const findMarkup = memoize(({ outline, fieldTexts, lines }: ParsedDocument): Markup[] => {
  const anchors = new Map(
    outline.headings.map(({ line }) => [line, /\[#[\w-]+\](?=\s*$)/.exec(lines[line - 1] ?? '')?.[0] ?? '']),
  )
  const texts = outline.texts.filter(
    ({ text, line, isProperty }) => !isProperty && mayHaveMarkup.test(text.replace(anchors.get(line) ?? '', '')),
  )
  // Other components are reported as a whole.
  const properties = outline.texts.filter(({ isProperty, component }) => isProperty && isKnownComponent(component))
  const paragraphs = outline.paragraphs.filter(({ source }) => source.text.includes('\n'))
  const rowLines = new Set(outline.tables.flat(2).map(({ line }) => line))
  const search = (text: SourceText, patterns: readonly MarkupPattern[]) => markupIn(text, patterns, lines, rowLines)
  const all = [
    ...texts.flatMap((text) => search(text, textPatterns)),
    ...paragraphs.flatMap(({ source }) => search(source, linePatterns).slice(0, 1)),
    ...fieldTexts.flatMap((text) => search(text, fieldPatterns)),
    // Entities in a property are decoded, so they are not displayed literally.
    ...properties.flatMap((text) =>
      search(text, fieldPatterns).filter(({ matchedText }) => !matchedText.startsWith('&')),
    ),
  ]
  const markupByKey = new Map<string, Markup>()
  const found = new Map<string, number>()
  const tagAt = new Map<number, string>()
  const formulaLines = columnsOfFormulas(lines)
  for (const markup of all) {
    // Skips markup in a formula. Its braces split it into several texts, so no pattern can match the whole formula.
    if (formulaLines(markup.position) || (markup.kind === 'around' && isBesideTemplate(markup, lines))) continue
    const { kind, matchedText, position } = markup
    if (isInCodeTag(lines[position.line - 1] ?? '', position.column - 1)) continue
    if (kind === 'around' && isInAddress(lines[position.line - 1] ?? '', position.column - 1)) continue
    if (kind === 'around' && holdOnlyBreaks(lines[position.line - 1] ?? '', position.column - 1)) continue
    if (
      kind === 'around' &&
      matchedText.startsWith('`') &&
      inCodeTag.test(lines[position.line - 1]?.slice(0, position.column - 1) ?? '')
    )
      continue
    // The message about the line above covers its end.
    const coversEnd = [endsBelow, emptyFromAbove].some((covers) => covers(lines, position.line - 1, matchedText))
    if (kind === 'around' && coversEnd && isFirst(markup, lines)) continue
    const place = `${position.line}:${position.column}`
    const key = `${kind} ${'isOfLine' in cures[kind] ? position.line : place}`
    if (kind === 'around') {
      const isCode = matchedText.startsWith('`')
      const pair = `${isCode ? '' : matchedText} ${position.line}`
      const count = found.get(pair) ?? 0
      found.set(pair, count + 1)
      // The message about the first of two marks covers both, and one message counts all ` in a paragraph.
      if (isCode ? count > 0 : count % 2 > 0 && !isAtBeginning(markup, lines)) continue
    }
    // The message about a start tag in a field covers its end tag.
    if (matchedText === `</${tagAt.get(position.line)}>`) continue
    if (kind === 'plain') tagAt.set(position.line, /^<([\w-]+)/.exec(matchedText)?.[1] ?? '')
    const isItem = kind === 'list' && markupByKey.has(`item ${place}`)
    if (matchedText !== anchors.get(position.line) && !isItem && !markupByKey.has(key)) markupByKey.set(key, markup)
  }
  return [...markupByKey.values()]
}, new WeakMap())

/** Matches the text before backticks in <code>, which the message about the tag covers. */
const inCodeTag = /<(?:code|kbd|samp|tt)\b[^<>]*>[^<]*$/i

/** Tells whether nothing comes before markup on its line. */
const isFirst = ({ position: { line, column } }: Markup, lines: readonly string[]) =>
  /^[\s>]*$/.test(lines[line - 1]?.slice(0, column - 1) ?? '')

/** Tells whether marks are at the beginning of words, so that each is a mistake of its own. */
const isAtBeginning = ({ matchedText, position: { line, column } }: Markup, lines: readonly string[]) =>
  /^(?:[*_]|__)$/.test(matchedText) && !/[.,:;!?]/.test(lines[line - 1]?.charAt(column - 2) ?? '')

/** Tells whether a mark is in <code>…</code>, whose message writes all of it. */
const isInCodeTag = (line: string, index: number) =>
  line.includes('<') && /<(code|kbd|samp|tt)\b[^<>]*>(?:(?!<\/\1>).)*$/.test(line.slice(0, index))

/** Matches a picture, or the address of a link, that the parser rejects, such as for a space. */
const typedAddress = /!\[[^[\]\n]*\]\([^()\n]*\)|\]\([^()\n]*\)/g

/** Tells whether a mark is in a picture or an address, whose message covers it. */
const isInAddress = (line: string, index: number) =>
  line.includes('](') &&
  [...line.matchAll(typedAddress)].some((one) => one.index < index && index < one.index + one[0].length)

/** Tells whether markup encloses a template, which is reported separately: **{{ page.name }}**. */
function isBesideTemplate({ matchedText, position: { line, column } }: Markup, lines: readonly string[]): boolean {
  const text = lines[line - 1] ?? ''
  const [before, behind] = [text.slice(0, column - 1), text.slice(column - 1 + matchedText.length)]
  const [inner = ''] = behind.split(matchedText, 1)
  const begun = before.split(matchedText).slice(1).at(-1) ?? ''
  const isEnclosing = /^\{[{%]/.test(begun) || (inner !== behind && /[}%]\}$/.test(inner))
  // The message about a brace in marks covers the marks: **{**.
  if (/^[{}]/.test(behind) && behind.slice(1).startsWith(matchedText)) return true
  if (/[{}]$/.test(before) && before.slice(0, -1).endsWith(matchedText)) return true
  return isEnclosing || /[}%]\}$/.test(before) || /^\{[{%]/.test(behind)
}

/** Returns a function that tells whether a position is within a formula. */
function columnsOfFormulas(lines: readonly string[]): (position: Position) => boolean {
  const text = lines.some((line) => /\$.*[\\_^$]|\\[a-z]|\\[([]/.test(line)) ? lines.join('\n') : ''
  const formulas = formulasIn(text).map(([from, to]) => ({
    start: positionAt({ text, line: 1, column: 1 }, from),
    end: positionAt({ text, line: 1, column: 1 }, to),
  }))
  const isBefore = (a: Position, b: Position) => a.line < b.line || (a.line === b.line && a.column <= b.column)
  return (position) => formulas.some(({ start, end }) => isBefore(start, position) && isBefore(position, end))
}

function markupIn(
  source: SourceText,
  patterns: readonly MarkupPattern[],
  lines: readonly string[],
  rowLines: ReadonlySet<number>,
): Markup[] {
  return matchesIn(source.text, patterns).flatMap(({ kind, isMeant, match: [matchedText], index }) => {
    // In \*word*, the backslash is meant to escape both characters of the pair.
    if (kind === 'meant' || source.text.includes(`\\${matchedText.startsWith(']') ? '[' : matchedText.charAt(0)}`))
      return []
    const position = positionAt(source, index)
    const line = lines[position.line - 1] ?? ''
    // Adds the | that a table row may omit at its start, so that patterns for lists and blocks do not match in a cell.
    const before = (rowLines.has(position.line) ? '|' : '') + line.slice(0, position.column - 1)
    const behind = line.slice(position.column - 1 + matchedText.length)
    const above = () => lines.slice(0, position.line - 1)
    if (kind === 'table' && continuesTable(lines, position.line, (one) => rowLines.has(one))) return []
    return isMeant?.({ matchedText, before, behind, above, lines }) ? [] : [{ kind, matchedText, position }]
  })
}

/** Matches several patterns in one pass: each step takes the earliest match. */
function matchesIn(text: string, patterns: readonly MarkupPattern[]) {
  const matches: (MarkupPattern & { match: RegExpExecArray; index: number })[] = []
  let from = 0
  const next = patterns.map((pattern) => nextMatch(pattern, text, from))
  for (;;) {
    for (const [index, match] of next.entries())
      if (match && match.index < from) next[index] = nextMatch(match, text, from)
    const [first] = next.filter((match) => match !== undefined).sort((a, b) => a.index - b.index)
    if (!first) return matches
    matches.push(first)
    from = first.index + first.match[0].length
  }
}

function nextMatch(pattern: MarkupPattern, text: string, from: number) {
  pattern.find.lastIndex = from
  const match = pattern.find.exec(text)
  return match ? { ...pattern, match, index: match.index } : undefined
}
