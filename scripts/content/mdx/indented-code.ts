import type { Html, Nodes } from 'mdast'
import { writerComponents } from '../../../components/mdx/vocabulary.tsx'
import { type Message, say, shorten } from '../problem.ts'
import { parseMarkdown } from './dialect.ts'
import { nodesOf, ofType, sliceOf } from './outline.ts'

const indented = {
  en: '"{line}" begins with four spaces or a tab, but here that is ordinary text, not code. Write ``` on a line of its own before and after the code, or remove the spaces.',
  nl: '"{line}" begint met vier spaties of een tab. Dat is hier geen code, maar gewone tekst. Schrijf ``` op een eigen regel voor en na de code, of haal de spaties weg.',
}

const inLanguage = {
  en: '"{line}" begins with four spaces or a tab, but here that is ordinary text, not code. Write ```{language} instead of this line, and ``` on a line after the code.',
  nl: '"{line}" begint met vier spaties of een tab. Dat is hier geen code, maar gewone tekst. Schrijf ```{language} in plaats van deze regel, en ``` op een regel na de code.',
}

/**
 * Matches a code node that is not indented code: fenced code, or text that MDX reads as a list item or one of our
 * components.
 */
const otherBlock = new RegExp(
  `^\\s*(?:\`{3}|~{3}|</?(?:${Object.keys(writerComponents).join('|')})\\b|(?:[-*+]|\\d{1,9}[.)])[ \\t])`,
)

/** Matches a block whose later lines may be indented: an open tag, an import or export, an expression. */
const openBlock = /^(?:<(?!\/|.*(?:\/|--)>\s*$|([a-z]\w*)\b[^\n]*<\/\1>\s*$)|import\b|export\b|\{)/

/** Matches the first line of an MkDocs block, whose text is indented. Another rule reports it. */
const indentedBlock = /^(?:!!!|\?\?\?\+?|===[!+]?)[ \t]*["\p{L}]/u

/** Matches a tag directly above a list. Without MDX, the list would be part of the tag. */
const tagAboveList = /^<[A-Za-z][^<>\n]*>(?=[ \t]*\n(?:[-*+]|\d{1,9}[.)])[ \t])/gm

/** Matches fenced code, with any number of spaces before its fences. Without MDX, a tag above it hides its first fence. */
const fencedCode =
  /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})[^`\n]*\n(?:[\s\S]*?\n)??[ \t>]*\1[`~]*[ \t]*$/gm

const blank = (text: string) => ' '.repeat(text.length)

/** Finds indented code blocks, which MDX does not support. */
export function indentedCode(source: string): { start: number; end: number; message: Message }[] {
  // Prefilter: most texts have no line that is indented this far.
  if (!/^(?: {4}| {0,3}\t)/m.test(source)) return []
  const fenced = [...source.matchAll(fencedCode)].map(({ 0: { length }, index }) => [index, index + length] as const)
  const nodes = nodesOf(parseMarkdown(source.replace(tagAboveList, blank)))
  const documents = ofType(nodes, 'html').flatMap(({ node }) => htmlDocument(node, source))
  const blocks = ofType(nodes, 'code').flatMap(({ node, parent }) => {
    const code = sliceOf(node, source)
    const siblings: readonly Nodes[] = parent?.children ?? []
    const earlier = siblings.slice(0, siblings.indexOf(node)).filter(({ type }) => type !== 'code')
    const before = earlier.at(-1)
    const above = before ? sliceOf(before, source) : ''
    if (otherBlock.test(code) || openBlock.test(above) || indentedBlock.test(above)) return []
    // Between a start tag and its end tag, another tag is part of the same element.
    if (/^\s*</.test(code) && hasOpenTag(earlier.map((one) => (one.type === 'html' ? one.value : '')).join('\n')))
      return []
    const start = (node.position?.start.offset ?? 0) + code.search(/\S/)
    if (fenced.some(([from, to]) => from < start && start < to)) return []
    const [line = ''] = code.trim().split('\n')
    // In Pelican, the first line of code specifies its language: `:::python`, `#!python`.
    const [, language] = /^(?::::|#!)([a-z][\w+-]*)$/i.exec(line) ?? []
    const message = say(language ? inLanguage : indented, { line: shorten(line), language: language ?? '' })
    return [{ start, end: start + code.trim().length, message }]
  })
  return [...documents, ...blocks]
}

/** Finds an indented HTML document, which is an example. Below a list item, it can be indented too little for code. */
function htmlDocument(node: Html, source: string) {
  const before = node.position?.start.offset ?? 0
  const [, spaces = '', code] = /^([ \t]*)(<!doctype html>[\s\S]*?(?:<\/html>|$))/i.exec(source.slice(before)) ?? []
  const start = before + spaces.length
  if (!code || !/^(?: {4}|\t)/.test(source.slice(source.lastIndexOf('\n', start - 1) + 1, start))) return []
  const message = say(indented, { line: shorten(code.split('\n', 1)[0] ?? '') })
  return [{ start, end: start + code.length, message }]
}

/** Tells whether more tags begin than end. */
function hasOpenTag(html: string): boolean {
  const begun = html.match(/<(?!(?:img|br|hr|input|link|meta|source)\b)[a-z][\w-]*(?:\s[^<>]*)?(?<!\/)>/gi)?.length ?? 0
  return begun > (html.match(/<\/[a-z]/gi)?.length ?? 0)
}
