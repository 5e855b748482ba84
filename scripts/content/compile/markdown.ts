import type { Nodes, Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import { visit } from 'unist-util-visit'
import { placeIn } from '../read/places.ts'

/** Parses a text: Markdown with GFM and MDX. A mistake of syntax is thrown, and explained in syntax-errors.ts. */
export function parseMarkdown(text: string): Root {
  const tree = mdxToMdast(text)
  if (tree.type !== 'root') throw new Error('A text is a tree with a root.')
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') placeAttributes(node, text)
  })
  return tree
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
