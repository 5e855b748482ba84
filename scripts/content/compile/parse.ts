import type { Nodes, Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import type { Problem } from '../../check/problem.ts'
import { nodesOf, ofType, placeIn } from '../read/places.ts'
import { indentedCode } from './indented-code.ts'
import { explainSyntaxError } from './syntax-errors.ts'
import { keepTildes } from './tildes.ts'

/**
 * A line that begins with a hundred signs of quotes and lists, over some thousands of which the parser takes minutes, or
 * as many brackets of an expression, of which ten thousand exhaust its stack.
 */
const deep = /^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){100}|\{[([{]{100}/m

/** Enough mistakes of syntax for any text that a person wrote. */
const most = 200

/** A body as far as it can be read. */
interface Parsed {
  problems: Problem[]
  /** Absent where nothing of it can be read. */
  tree?: Root
  /** The text, with spaces in the place of what cannot be read. */
  text: string
}

/** Parses a body, Markdown with GFM and MDX. What is wrong in its syntax is left out, and the rest is read all the same. */
export function parseBody(file: string, source: string): Parsed {
  const problems: Problem[] = []
  const nested = (line: number) => [{ ruleId: 'mdx-syntax', file, line, column: 1, message: tooDeep }]
  const placeAt = (offset: number) => placeIn({ text: source, line: 1, column: 1 }, offset)
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
      // The parser would say the same again.
      if (rest === text) break
      text = rest
    }
  }
  return { problems, text }
}

/** A text with spaces in the place of a part, so that all else stays where it is. */
function blank(text: string, [start, end]: readonly [number, number]): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end)
}

/** The line of something that stands within a hundred others: what works on the tree would exhaust the stack. */
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

/** What stands before the next property of a component, and that property with its value. */
const property = /^(.*?\s)([\w$-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^}]*\}))?|\{[^}]*\})/s

/** Finds where the properties of a component stand, which the parser does not say. */
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

/** The place behind a piece of text. */
function after({ line, column, offset = 0 }: Point, piece: string): Point {
  return { ...placeIn({ text: piece, line, column }, piece.length), offset: offset + piece.length }
}
