import type { Nodes, Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import type { Problem } from '../problem.ts'
import { nodesOf, ofType, positionAt } from '../read/positions.ts'
import { indentedCode } from './indented-code.ts'
import { explainSyntaxError } from './syntax-errors.ts'
import { keepTildes } from './tildes.ts'

/**
 * Matches a line that starts with 100 quote or list markers, or brackets of an expression. Thousands of markers keep
 * the parser busy for minutes; 10,000 brackets overflow its stack.
 */
const deep = /^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){100}|\{[([{]{100}/m

/** Limit of syntax errors per text. */
const most = 200

interface Parsed {
  problems: Problem[]
  tree?: Root
  /** Source, with spaces instead of unreadable parts. */
  text: string
}

/** Parses a body of Markdown with GFM and MDX. Removes syntax errors and parses the rest. */
export function parseBody(file: string, source: string): Parsed {
  const problems: Problem[] = []
  const nested = (line: number) => [{ ruleId: 'mdx-syntax', file, line, column: 1, message: tooDeep }]
  const placeAt = (offset: number) => positionAt({ text: source, line: 1, column: 1 }, offset)
  const at = source.search(deep)
  if (at >= 0) return { problems: nested(placeAt(at).line), text: source }
  const indented = indentedCode(source)
  for (const { start, message } of indented)
    problems.push({ ruleId: 'code-indented', file, ...placeAt(start), message })
  let text = indented.reduce((rest, { start, end }) => blank(rest, [start, end]), source)
  while (problems.length < most) {
    try {
      const tree = mdxToMdast(text)
      if (tree.type !== 'root') throw new Error('A text is a tree with a root.')
      if (text.includes('~')) keepTildes(tree, text)
      const line = lineTooDeep(tree)
      if (line !== undefined) return { problems: nested(line), text }
      for (const { node } of ofType(nodesOf(tree), 'mdxJsxFlowElement', 'mdxJsxTextElement'))
        placeAttributes(node, text)
      return { problems, tree, text }
    } catch (error) {
      const { offset, spans, ...mistake } = explainSyntaxError(error, text)
      problems.push({ ruleId: 'mdx-syntax', file, ...placeAt(offset), ...mistake })
      const rest = spans.reduce(blank, text)
      // Stops, because the parser would repeat the same error.
      if (rest === text) break
      text = rest
    }
  }
  return { problems, text }
}

/** Replaces a part with spaces, to keep all other positions. */
function blank(text: string, [start, end]: readonly [number, number]): string {
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

type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
type Point = NonNullable<Root['position']>['start']

/** Matches the text before the next property of a component, and the property with its value. */
const property = /^(.*?\s)([\w$-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^}]*\}))?|\{[^}]*\})/s

/** Finds the positions of component properties, which the parser omits. */
function placeAttributes(element: Component, text: string) {
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
