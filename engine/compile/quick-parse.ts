import type { Nodes, Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import { visit } from 'unist-util-visit'
import { placeIn, sliceOf } from '../read/places.ts'

/** The same tree that remark makes of a text in order, made by native code. It throws where there is a mistake. */
export function parseQuickly(text: string): Root {
  const tree = mdxToMdast(text)
  if (tree.type !== 'root') throw new Error('A text is a tree with a root.')
  visit(tree, (node, _, parent) => {
    if (node.type === 'text' && parent?.type !== 'link' && openBrace.test(sliceOf(node, text)))
      throw new Error('A { is read as text.')
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') placeAttributes(node, text)
  })
  return tree
}

/** A fact, or what remark refuses, which it takes for text after a ] within code. */
const openBrace = /(?<!\\)(?:\\\\)*\{/

type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
type Point = NonNullable<Root['position']>['start']

/** What stands before the next property of a component, and that property with its value. */
const property = /^(.*?\s)([\w$-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)/s

/** Finds where the properties of a component stand, which the parser does not say. */
function placeAttributes(element: Component, text: string) {
  const { start } = element.position ?? {}
  if (!start) return
  let at = start
  for (const attribute of element.attributes) {
    // Properties that are spread are refused, which remark does with its place.
    if (attribute.type !== 'mdxJsxAttribute') throw new Error('A property has no name.')
    const [, before = '', written = ''] = property.exec(text.slice(at.offset)) ?? []
    if (!written.startsWith(attribute.name)) throw new Error(`The property ${attribute.name} was not found.`)
    const from = after(at, before)
    at = after(from, written)
    attribute.position = { start: from, end: at }
  }
}

/** The place behind a piece of text. */
function after({ line, column, offset = 0 }: Point, piece: string): Point {
  return { ...placeIn({ text: piece, line, column }, piece.length), offset: offset + piece.length }
}
