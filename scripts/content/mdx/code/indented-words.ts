import type { Nodes } from 'mdast'
import { noticeNames } from '../cures/callout-titles.ts'

/** Matches a component's tag, and captures its name. Values in quotes or braces may contain < and >. */
const tags = /<(\/?)([A-Z][\w.]*)(?:\s(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*?)?(\/?)>/g

/** Matches the first line of another system's notice: :::note, !!! tip. Another rule reports it. */
const notice = new RegExp(`^(?::{3,}|!!!|\\?\\?\\?\\+?) ?\\{?(?:${noticeNames.join('|')})\\b`, 'i')

/** Matches a line of code, or the first line of a diagram. */
const codeLine =
  /(?:[{};]|=>)[ \t]*$|->>|^[ \t]*(?:erDiagram|sequenceDiagram|classDiagram|stateDiagram(?:-v2)?|flowchart|gantt|mindmap|gitGraph)\b/m

/** Tells whether a tag contains indented lines of code below an empty line, which other systems show as code. */
export function hasIndentedCode(written: string): boolean {
  const blocks = written.match(/(?<=\n[ \t]*\n)(?:(?: {4}|\t)[ \t]*[^\s<][^\n]*\n)+/g) ?? []
  return blocks.some(isCode)
}

/** Tells whether indented lines are code, and not the words of the tag around them. */
const isCode = (lines: string) => codeLine.test(lines)

/** A definition, below its term: a colon and its words. */
const definition = /^ {0,3}:[ \t]+\S/

/** Returns the offsets of the components in a text, without those in code. */
export function componentsIn(source: string, code: readonly (readonly [number, number])[]): [number, number][] {
  const open: { name: string; from: number }[] = []
  const found: [number, number][] = []
  for (const { 0: tag, 1: slash, 2: name = '', 3: ending, index } of source.matchAll(tags)) {
    if (ending || code.some(([from, to]) => from < index && index < to)) continue
    if (!slash) open.push({ name, from: index })
    const at = slash ? open.findLastIndex((one) => one.name === name) : -1
    if (at < 0) continue
    found.push([open[at]?.from ?? 0, index + tag.length])
    open.length = at
  }
  return found
}

/**
 * Tells whether indented lines from `start` to `end` are no code in any system, because of what they are part of: a
 * component, a definition, a table or a notice. Other rules report those.
 */
export function isPartOfOther(
  source: string,
  start: number,
  end: number,
  above: Nodes | undefined,
  components: readonly (readonly [number, number])[],
): boolean {
  const code = source.slice(start, end)
  if (above?.type === 'table' && code.startsWith('|')) return true
  if (notice.test(code) || components.some(([from, to]) => from <= start && end < to)) return true
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  // More spaces than those of a paragraph are code within the definition.
  if (!/^(?: {4,7}|\t)$/.test(before)) return false
  const outer = source
    .slice(0, start - before.length)
    .split('\n')
    .findLast((line) => /^ {0,3}\S/.test(line))
  return definition.test(outer ?? '')
}

/** Matches a block whose later lines may be indented: an open tag, an import or export, an expression. */
const openBlock = /^(?:<(?!\/|.*(?:\/|--)>\s*$|([a-z]\w*)\b[^\n]*<\/\1>\s*$)|import\b|export\b|\{)/

/** Matches the first line of an MkDocs block, whose text is indented. Another rule reports it. */
const indentedBlock = /^(?:!!!|\?\?\?\+?|===[!+]?)[ \t]*["\p{L}]/u

/** Tells whether indented lines belong to the block above them, whose other lines may be indented too. */
export const continuesBlock = (code: string, above: string, textAbove: string) =>
  opensBraces(above) ||
  (openBlock.test(above) && !(/^<[a-z]/.test(above) && isCode(code))) ||
  indentedBlock.test(above) ||
  isMeaning(above, textAbove)

/** Tells whether a block has a line that begins code in braces, which the message about the braces covers. */
const opensBraces = (above: string) =>
  /^[ \t]*\{[ \t]*$/m.test(above) && above.split('{').length > above.split('}').length

/** Tells whether a paragraph is the meaning of a word, whose other paragraphs are indented. A picture is not a word. */
function isMeaning(paragraph: string, textAbove: string): boolean {
  const at = paragraph.search(/^:[ \t]+\S/m)
  if (at < 0) return false
  const word = (textAbove + paragraph.slice(0, at)).trimEnd().split('\n').at(-1) ?? ''
  return !/^(?:!\[|#{1,6}[ \t]|\|)/.test(word)
}
