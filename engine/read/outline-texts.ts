import type { Emphasis, Nodes, Strong } from 'mdast'
import { ofType, placeOf, sliceOf, type Visited, type Written } from './places.ts'
import { canBeSign } from './signs.ts'

/** A stretch of text as it stands in the file. */
export interface WrittenText extends Written {
  /** Of a component: it is shown as it stands, and no Markdown is read in it. */
  isProperty?: boolean
}

/** What of a body is read as text, each where it stands in `source`. */
export function textsIn(all: readonly Visited[], source: string) {
  return {
    /**
     * Whole paragraphs and items of lists, each fact as its notation: what is read sentence by sentence; and whether one
     * stands alone and is bold, and nothing else.
     */
    paragraphs: ofType(all, 'paragraph').map(({ node, parent, at }) => {
      const [first, ...others] = node.children
      const isBold = parent?.type === 'root' && first?.type === 'strong' && others.length === 0
      return { text: textOf(node), ...at, isBold }
    }),
    /** Every stretch of text as it stands in the file, for what may not be typed by hand. */
    texts: all.flatMap((one) => writtenIn(one, source)),
    /** Bold or italics that begin and end inside a word, with a space between: 5*3 en 4*2. */
    emphasisInside: ofType(all, 'emphasis', 'strong')
      .filter(({ node }) => isInside(node, source))
      .map(({ node, at }) => ({ text: sliceOf(node, source), ...at })),
    /** Spaces that break a line, and whether a \ in their place would do the same. */
    breaks: ofType(all, 'break')
      .filter(({ node }) => !sliceOf(node, source).startsWith('\\'))
      .map(({ node, before, at }) => ({ ...at, canBeSign: canBeSign(node, before, source) })),
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

function isInside({ position }: Emphasis | Strong, source: string): boolean {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
  const [before, after] = [source.slice(start - 1, start), source.slice(end, end + 1)]
  return /[\p{L}\p{N}]{2}/u.test(before + after) && /\s/.test(source.slice(start, end))
}

/** What a reader reads of a node, facts as {name}. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'mdxTextExpression') return `{${node.value}}`
  if (node.type === 'break') return '\n'
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
