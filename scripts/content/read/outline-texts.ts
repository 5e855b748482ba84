import type { Nodes } from 'mdast'
import { ofType, placeOf, sliceOf, type Visited, type Written } from './places.ts'

/** A stretch of text as it stands in the file. */
export interface WrittenText extends Written {
  /** Of a component: it is shown as it stands, and no Markdown is read in it. */
  isProperty?: boolean
}

/** What of a body is read as text, each where it stands in `source`. */
export function textsIn(all: readonly Visited[], source: string) {
  return {
    /** Whole paragraphs and items of lists, each fact as its notation: what is read sentence by sentence. */
    paragraphs: ofType(all, 'paragraph').map(({ node, at }) => ({ text: textOf(node), ...at })),
    /** Every stretch of text as it stands in the file, for what may not be typed by hand. */
    texts: all.flatMap((one) => writtenIn(one, source)),
  }
}

/** A text, or the properties of a component. */
function writtenIn({ node, at }: Visited, source: string): WrittenText[] {
  if (node.type === 'text') return [{ text: sliceOf(node, source), ...at }]
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
  return node.attributes
    .filter(({ type, value }) => type === 'mdxJsxAttribute' && typeof value === 'string')
    .map((property) => {
      const place = property.position ? placeOf(property) : at
      return { text: sliceOf(property, source), ...place, isProperty: true }
    })
}

/** What a reader reads of a node, facts as {name}. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'mdxTextExpression') return `{${node.value}}`
  if (node.type === 'break') return '\n'
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
