import type { Nodes, Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import type { Problem } from '../../check/problem.ts'
import { nodesOf, ofType, placeIn } from '../read/places.ts'
import { explainSyntaxError } from './syntax-errors.ts'
import { keepTildes } from './tildes.ts'

/**
 * A line that begins with a hundred signs of quotes and lists, over some thousands of which the parser takes minutes, or
 * as many brackets of an expression, of which ten thousand exhaust its stack.
 */
const deep = /^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){100}|\{[([{]{100}/m

/** Parses a body, Markdown with GFM and MDX, or returns its first mistake of syntax. */
export function parseBody(file: string, text: string): Root | Problem[] {
  const nested = (line: number) => [{ ruleId: 'mdx-syntax', file, line, column: 1, message: tooDeep }]
  const at = text.search(deep)
  if (at >= 0) return nested(placeIn({ text, line: 1, column: 1 }, at).line)
  try {
    const tree = mdxToMdast(text)
    if (tree.type !== 'root') throw new Error('A text is a tree with a root.')
    if (text.includes('~')) keepTildes(tree, text)
    const line = lineTooDeep(tree)
    if (line !== undefined) return nested(line)
    for (const { node } of ofType(nodesOf(tree), 'mdxJsxFlowElement', 'mdxJsxTextElement')) placeAttributes(node, text)
    return tree
  } catch (error) {
    return [{ ruleId: 'mdx-syntax', file, ...explainSyntaxError(error, text) }]
  }
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
