import type { Image, ImageReference, Nodes, Root, Text } from 'mdast'
import { mdxToMdast } from 'satteri'
import { vocabulary } from '../../../components/mdx/vocabulary.tsx'
import { anchorIn } from '../../lib/strings.ts'
import { type Facts, isFact, printText, unknownFact } from '../facts.ts'
import type { Pictures } from '../pictures.ts'
import { type Message, positionAt, type Report, say } from '../problem.ts'
import { validate } from '../schema/validate.ts'
import {
  factOrSign,
  isKnownComponent,
  isReportedWhole,
  isReportedWith,
  noCode,
  noExpression,
  noExpressionIn,
  unknownComponent,
} from './other-notations.ts'
import {
  type Component,
  firstsOf,
  isComponent,
  joinTexts,
  nodesOf,
  ofType,
  type Positioned,
  positionOf,
  sliceOf,
  type Visited,
} from './outline.ts'
import { explainSyntaxError, indentedCode, type Span } from './syntax-errors.ts'

/**
 * Matches 100 quote or list markers at the start of a line, or 100 opening brackets after a `{`. Thousands of markers
 * would keep the parser busy for minutes; 10,000 brackets would overflow its stack.
 */
const tooDeeplyNested = /^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){100}|\{[([{]{100}/m

const maxSyntaxErrors = 200

/** Parses a body. Reports syntax errors and replaces them with spaces in `text`. No `tree` if it is unreadable. */
export function parseBody(source: string, report: Report): { text: string; tree?: Root; nodes: Visited[] } {
  const positionOfOffset = (offset: number) => positionAt({ text: source, line: 1, column: 1 }, offset)
  let text = source
  const refuse = (line: number) => {
    report('mdx-syntax', { position: { line, column: 1 }, message: tooDeep })
    return { text, nodes: [] }
  }
  const at = source.search(tooDeeplyNested)
  if (at >= 0) return refuse(positionOfOffset(at).line)
  const indented = indentedCode(source)
  for (const { start, end, message } of indented) {
    report('code-indented', { position: positionOfOffset(start), message })
    text = blank(text, [start, end])
  }
  for (let errors = indented.length; errors < maxSyntaxErrors; errors++) {
    try {
      const tree = mdxToMdast(text) as Root
      if (text.includes('~')) keepTildes(tree, text)
      const line = lineTooDeep(tree)
      if (line !== undefined) return refuse(line)
      const nodes = nodesOf(tree)
      for (const { node } of nodes) if (isComponent(node)) locateAttributes(node, text)
      return { text, tree, nodes }
    } catch (error) {
      const { offset, spans, message, fix } = explainSyntaxError(error, text)
      report('mdx-syntax', { position: positionOfOffset(offset), message, fix })
      const rest = spans.reduce(blank, text)
      // If nothing was removed, the parser would report the same error again.
      if (rest === text) break
      text = rest
    }
  }
  return { text, nodes: [] }
}

/** Replaces a part with spaces, to keep all other positions. */
function blank(text: string, [start, end]: Span): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end)
}

/** Returns the line of the first node nested 100 levels deep: later recursion over it would overflow the stack. */
function lineTooDeep(tree: Root): number | undefined {
  let level: Nodes[] = [tree]
  for (let depth = 0; depth < 100 && level.length > 0; depth++)
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  return level[0] && (level[0].position?.start.line ?? 1)
}

const tooDeep = {
  en: 'This line is nested too deeply. Write it with fewer quotes, lists or components in each other.',
  nl: 'Deze regel staat te diep in andere. Schrijf hem met minder citaten, lijsten of componenten in elkaar.',
}

type Point = NonNullable<Root['position']>['start']

/** Matches the text before the next property of a component, and the property with its value. */
const property = /^(.*?\s)([\w$-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^}]*\}))?|\{[^}]*\})/s

/** Finds the positions of component properties, which the parser omits. */
function locateAttributes(element: Component, text: string) {
  const { start } = element.position ?? {}
  if (!start) return
  let at = start
  for (const attribute of element.attributes) {
    const [, before = '', written = ''] = property.exec(text.slice(at.offset)) ?? []
    const isFound = attribute.type !== 'mdxJsxAttribute' || written.startsWith(attribute.name)
    const from = isFound ? after(at, before) : start
    at = isFound ? after(from, written) : at
    attribute.position = { start: from, end: at }
  }
}

function after({ line, column, offset = 0 }: Point, piece: string): Point {
  return { ...positionAt({ text: piece, line, column }, piece.length), offset: offset + piece.length }
}

/** Restores text between single tildes, which the parser strikes through too: in `~20 or ~30`, they mean "about". */
function keepTildes(tree: Root, source: string) {
  const tildeAt = (start: Point): Nodes => ({ type: 'text', value: '~', position: { start, end: after(start, '~') } })
  for (const { node, parent } of ofType(nodesOf(tree), 'delete').toReversed()) {
    const { start, end } = node.position ?? {}
    if (!parent || !start || !end || sliceOf(node, source).startsWith('~~')) continue
    const { line, column, offset = 0 } = end
    const last = { line, column: column - 1, offset: offset - 1 }
    const siblings: Nodes[] = parent.children
    siblings.splice(siblings.indexOf(node), 1, tildeAt(start), ...node.children, tildeAt(last))
    joinTexts(siblings)
  }
}

type ReportAt = (ruleId: string, message: Message, node: Positioned) => void
type Print = (text: string, node: Positioned) => string

/** Replaces facts and adds sizes to pictures. Reports all other code and HTML, so that the tree contains only data. */
export function resolveComponents(
  nodes: readonly Visited[],
  source: string,
  facts: Facts,
  pictures: Pictures,
  report: Report,
) {
  const reportAt: ReportAt = (ruleId, message, node) => report(ruleId, { position: positionOf(node), message })
  const print: Print = (text, node) =>
    printText(text, facts, (name) => reportAt('unknown-fact', unknownFact(name, facts, factOrSign), node))
  const sizeOf = (src: string, node: Positioned) => {
    const size = pictures[src]
    if (!size || !('en' in size)) return { ...size }
    reportAt('picture-file', size, node)
    return {}
  }
  const definitions = firstsOf(ofType(nodes, 'definition'))
  let reportedUntil = 0
  for (const { node, parent } of nodes) {
    if ((node.position?.start.offset ?? reportedUntil) < reportedUntil) continue
    if (node.type === 'text' && parent?.type !== 'link') checkBrace(node, source, report)
    if (node.type === 'mdxjsEsm')
      for (const problem of noCode(node.value, positionOf(node))) report('closed-vocabulary', problem)
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const written = `{${node.value}}`
      if (!isFact(written)) reportAt('closed-vocabulary', noExpression(written), node)
      const value = { type: 'text' as const, value: isFact(written) ? print(written, node) : written }
      const put = node.type === 'mdxTextExpression' ? value : { type: 'paragraph' as const, children: [value] }
      const siblings: Nodes[] = parent?.children ?? []
      siblings[siblings.indexOf(node)] = put
    }
    if (isComponent(node)) {
      const name = node.name ?? ''
      const outer = parent && 'name' in parent && parent.name
      if (!outer || !isReportedWith(name, outer)) checkComponent(node, report, reportAt, print)
      if (isReportedWhole(name)) reportedUntil = node.position?.end.offset ?? reportedUntil
      const src = node.attributes.find((one) => 'name' in one && one.name === 'src')
      if (isKnownComponent(name) && typeof src?.value === 'string')
        for (const [key, value] of Object.entries(sizeOf(src.value, src)))
          node.attributes.push({ type: 'mdxJsxAttribute', name: key, value: String(value) })
    }
    if (node.type === 'image' || node.type === 'imageReference') node.alt = printAlt(node, source, reportAt, print)
    if (node.type === 'imageReference') {
      const { url = '', title } = definitions.get(node.identifier) ?? {}
      Object.assign(node, { type: 'image', url, title })
    }
    if ('url' in node) node.url = print(node.url, node).replace(/(?<=^(?:\/[^#]*)?#).+/, anchorIn)
    if ('title' in node && node.title) node.title = print(node.title, node)
    if (node.type === 'image') node.data = { ...node.data, hProperties: sizeOf(node.url, node) }
  }
}

/** Reports a brace that the parser left in a text, as it does after a `]` in code. */
function checkBrace(node: Text, source: string, report: Report) {
  const text = sliceOf(node, source)
  const [before = ''] = /^(?:\\.|[^{])*/s.exec(text) ?? []
  if (before.length === text.length) return
  const message = {
    en: 'A { after a ] within code is not read. Write it in another sentence.',
    nl: 'Een { na een ] in code wordt niet gelezen. Zet die in een andere zin.',
  }
  report('mdx-syntax', { position: positionAt({ text, ...positionOf(node) }, before.length), message })
}

/** Replaces facts in alternative text. Reads the source, because the parser drops their braces. */
function printAlt(node: Image | ImageReference, source: string, reportAt: ReportAt, print: Print): string {
  const [, written = ''] = /^!\[((?:\\.|\{[^}]*\}|[^\]\\])*)\]/.exec(sliceOf(node, source)) ?? []
  const expression = written.match(/(?<!\\)\{[^}]*\}/g)?.find((braces) => !isFact(braces))
  if (expression !== undefined) reportAt('closed-vocabulary', noExpression(expression), node)
  return written.includes('{') ? print(written, node) : (node.alt ?? '')
}

/** Matches a fact in braces. Its dot distinguishes it from a variable. */
const namesFact = /^\{\s*\w+(?:\.\w+)+\s*\}$/

function checkComponent(node: Component, report: Report, reportAt: ReportAt, print: Print) {
  const name = node.name ?? ''
  if (!isKnownComponent(name)) return reportAt('closed-vocabulary', unknownComponent(name), node)
  const { props } = vocabulary[name]
  const fields: Record<string, string> = {}
  const unread: string[] = []
  const attributes = new Map<string, Positioned>()
  for (const attribute of node.attributes) {
    const { value } = attribute
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      reportAt('closed-vocabulary', noExpressionIn(`{${value}}`), attribute)
      continue
    }
    const key = attribute.name
    if (attributes.has(key)) reportAt('component-property', say(givenTwice, key, name), attribute)
    attributes.set(key, attribute)
    const isExpression = typeof value === 'object' && value !== null
    const written = isExpression ? `{${value.value}}` : (value ?? '')
    if (isExpression && !namesFact.test(written)) {
      fields[key] = written
      unread.push(key)
      // The schema reports unknown properties.
      if (key in props.shape) reportAt('closed-vocabulary', noExpressionIn(written, key), attribute)
    } else attribute.value = fields[key] = print(written, attribute)
  }
  validate(props, {
    report: (_, problem) => report('component-property', problem),
    fields,
    unread,
    positionOf: ([key]) => positionOf(attributes.get(String(key)) ?? node),
    textAt: () => undefined,
    nameOf: ([key]) => ({ en: '%1 of <%2>', nl: '%1 van <%2>', values: [String(key), name] }),
  })
}

const givenTwice = {
  en: '%1 is given twice in <%2>. Keep one of the two.',
  nl: '%1 staat twee keer in <%2>. Houd een van de twee.',
}
