import { textOf } from './outline-texts.ts'
import { ofType, placeOf, sliceOf, type Visited } from './places.ts'
import { markOf } from './signs.ts'

/** What is not shown where it stands. */
const apart = new Set(['yaml', 'definition', 'footnoteDefinition', 'thematicBreak'])

/** What a body is built of: headings, lists, tables and code, each where it stands in `source`. */
export function blocksIn(all: readonly Visited[], source: string) {
  return {
    headings: ofType(all, 'heading').map(({ node, at }) => ({
      depth: node.depth,
      text: textOf(node),
      ...at,
      // What makes it a heading: the signs before its words, or the line of signs below them.
      mark: markOf(node, source),
    })),
    /** What stands in it from top to bottom, without what is not shown where it stands; of a heading, which. */
    blocks: all
      .filter(({ node, parent }) => parent?.type === 'root' && !apart.has(node.type))
      .map(({ node, at }) => ({
        ...at,
        heading: node.type === 'heading' ? { depth: node.depth, text: textOf(node) } : undefined,
      })),
    /** Tables by their rows: where each cell begins. */
    tables: ofType(all, 'table').map(({ node }) => node.children.map((row) => row.children.map(placeOf))),
    /** Blocks of code between fences, as they stand in the file. */
    code: ofType(all, 'code').map(({ node, at }) => ({ text: sliceOf(node, source), ...at })),
  }
}
