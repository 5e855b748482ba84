import type { Nodes, Root } from 'mdast'
import { markdownToMdast, mdxToMdast } from 'satteri'
import { type Message, positionAt, type Report, say, shorten } from '../problem.ts'
import { type Component, isComponent, joinTexts, nodesOf, ofType, sliceOf, type Visited } from './outline.ts'
import { explainSyntaxError, type Span } from './syntax-errors.ts'

/** Thousands of quote or list markers keep the parser busy for minutes; 10,000 brackets overflow its stack. */
const tooDeeplyNested = /^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){100}|\{[([{]{100}/m

const maxSyntaxErrors = 200

/** Parses a body. Reports syntax errors and replaces them with spaces in `text`. Without `tree`, it is unreadable. */
export function parseBody(source: string, report: Report): { text: string; tree?: Root; nodes: Visited[] } {
  const reportDepth = (line: number) => report('mdx-syntax', { position: { line, column: 1 }, message: tooDeep })
  const positionOfOffset = (offset: number) => positionAt({ text: source, line: 1, column: 1 }, offset)
  const at = source.search(tooDeeplyNested)
  if (at >= 0) {
    reportDepth(positionOfOffset(at).line)
    return { text: source, nodes: [] }
  }
  const indented = indentedCode(source)
  for (const { start, message } of indented) report('code-indented', { position: positionOfOffset(start), message })
  let text = indented.reduce((rest, { start, end }) => blank(rest, [start, end]), source)
  for (let errors = indented.length; errors < maxSyntaxErrors; errors++) {
    try {
      const tree = mdxToMdast(text)
      if (tree.type !== 'root') throw new Error('A text is a tree with a root.')
      if (text.includes('~')) keepTildes(tree, text)
      const line = lineTooDeep(tree)
      if (line !== undefined) {
        reportDepth(line)
        return { text, nodes: [] }
      }
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

/** Returns the line of a node nested 100 levels deep, because recursion would overflow the stack. */
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

/** Restores text between two single ~, which the parser strikes out too. In `~20 or ~30`, both mean "about". */
function keepTildes(node: Nodes, source: string) {
  if (!('children' in node)) return
  const children: Nodes[] = node.children
  const parts = children.flatMap((child): Nodes[] => {
    keepTildes(child, source)
    const { start, end } = child.position ?? {}
    if (child.type !== 'delete' || sliceOf(child, source).startsWith('~~') || !start || !end) return [child]
    const { line, column, offset = 0 } = end
    return [tildeAt(start), ...child.children, tildeAt({ line, column: column - 1, offset: offset - 1 })]
  })
  children.splice(0, children.length, ...parts)
  joinTexts(children)
}

function tildeAt(start: Point): Nodes {
  return { type: 'text', value: '~', position: { start, end: after(start, '~') } }
}

const indented = {
  en: '"%1" begins with four spaces or a tab, which makes no code here: it becomes ordinary text. Write ``` on a line before the code and after it, or leave the spaces out.',
  nl: '"%1" begint met vier spaties of een tab. Dat maakt er hier geen code van, maar gewone tekst. Schrijf ``` op een regel voor en na de code, of laat de spaties weg.',
}

/** Matches code that is not indented code: fenced code, and an indented list item or tag. */
const otherBlock = /^\s*(?:`{3}|~{3}|<|(?:[-*+]|\d{1,9}[.)])[ \t])/

/** Matches a block whose later lines may be indented: an open tag, an import or export, an expression. */
const openBlock = /^(?:<(?!\/|.*(?:\/|--)>\s*$)|import\b|export\b|\{)/

/** Finds indented code blocks, which MDX does not support. */
export function indentedCode(source: string): { start: number; end: number; message: Message }[] {
  // Prefilter: most texts have none.
  if (!/^(?: {4}| {0,3}\t)/m.test(source)) return []
  const tree = markdownToMdast(source)
  if (tree.type !== 'root') return []
  return ofType(nodesOf(tree), 'code').flatMap(({ node, parent }) => {
    const code = sliceOf(node, source)
    const siblings: readonly Nodes[] = parent?.children ?? []
    const before = siblings.slice(0, siblings.indexOf(node)).findLast(({ type }) => type !== 'code')
    if (otherBlock.test(code) || (before && openBlock.test(sliceOf(before, source)))) return []
    const start = (node.position?.start.offset ?? 0) + code.search(/\S/)
    const [line = ''] = code.trim().split('\n')
    return [{ start, end: start + code.trim().length, message: say(indented, shorten(line)) }]
  })
}
