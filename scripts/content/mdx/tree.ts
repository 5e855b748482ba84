import type { Nodes, Parents, Root } from 'mdast'
import type { Position } from '../problem.ts'

export type Placed = Pick<Nodes, 'position'>

export function positionOf({ position }: Placed): Position {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
}

export function sliceOf({ position }: Placed, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset)
}

export interface Visited<N extends Nodes = Nodes> {
  node: N
  parent: Parents | undefined
  at: Position
}

export function nodesOf(tree: Root): Visited[] {
  const all: Visited[] = []
  const walk = (node: Nodes, parent?: Parents) => {
    // Nodes found inside parsed text, such as an email address, have no position of their own.
    node.position ??= parent?.position
    all.push({ node, parent, at: positionOf(node) })
    if ('children' in node) for (const child of node.children) walk(child, node)
  }
  walk(tree)
  return all
}

export function ofType<T extends Nodes['type']>(all: readonly Visited[], ...types: T[]) {
  return all.filter((one): one is Visited<Extract<Nodes, { type: T }>> => types.some((type) => type === one.node.type))
}
