import type { Nodes, Parents, Root } from 'mdast'
import type { Place } from '../../check/problem.ts'

/** Something of a body where it stands, as its writer wrote it. Facts are not yet printed. */
export interface Written extends Place {
  text: string
}

/** A part of a tree, as far as it says where it stands. */
export type Placed = Pick<Nodes, 'position'>

export function placeOf({ position }: Placed): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
}

/** A part of a tree as it stands in the file. */
export function sliceOf({ position }: Placed, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset)
}

/** The place `offset` characters into a text that begins at `start`. */
export function placeIn({ text, line, column }: Written, offset: number): Place {
  const before = text.slice(0, offset).split('\n')
  const last = before.at(-1) ?? ''
  return before.length === 1
    ? { line, column: column + offset }
    : { line: line + before.length - 1, column: last.length + 1 }
}

/** What a pattern finds in texts, each where it stands. */
export function matchesIn<W extends Written>(texts: readonly W[], pattern: RegExp) {
  return texts.flatMap((text) =>
    [...text.text.matchAll(pattern)].map((match) => {
      return { text, match, written: match[0], place: placeIn(text, match.index) }
    }),
  )
}

/** A node of a body, and where it stands. */
export interface Visited<N extends Nodes = Nodes> {
  node: N
  parent: Parents | undefined
  at: Place
}

/** Every node of a tree from top to bottom. */
export function nodesOf(tree: Root): Visited[] {
  const all: Visited[] = []
  const walk = (node: Nodes, parent?: Parents) => {
    // What the parser finds in a text that it has read already, such as an email address, gets no place of its own.
    node.position ??= parent?.position
    all.push({ node, parent, at: placeOf(node) })
    if ('children' in node) for (const child of node.children) walk(child, node)
  }
  walk(tree)
  return all
}

/** Those of some types. */
export function ofType<T extends Nodes['type']>(all: readonly Visited[], ...types: T[]) {
  return all.filter((one): one is Visited<Extract<Nodes, { type: T }>> => types.some((type) => type === one.node.type))
}
