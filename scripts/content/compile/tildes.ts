import type { Nodes } from 'mdast'
import { sliceOf } from '../read/positions.ts'

/** Restores text between two single ~, which the parser strikes out too. In `~20 or ~30`, both mean "about". */
export function keepTildes(node: Nodes, source: string) {
  if (!('children' in node)) return
  const children: Nodes[] = node.children
  const parts = children.flatMap((child): Nodes[] => {
    keepTildes(child, source)
    const { start, end } = child.position ?? {}
    if (child.type !== 'delete' || sliceOf(child, source).startsWith('~~') || !start || !end) return [child]
    return [tildeBetween(start, moved(start, 1)), ...child.children, tildeBetween(moved(end, -1), end)]
  })
  children.splice(0, children.length, ...joined(parts))
}

type Point = NonNullable<Nodes['position']>['start']

function moved({ line, column, offset = 0 }: Point, by: number): Point {
  return { line, column: column + by, offset: offset + by }
}

function tildeBetween(start: Point, end: Point): Nodes {
  return { type: 'text', value: '~', position: { start, end } }
}

function joined(nodes: readonly Nodes[]): Nodes[] {
  const all: Nodes[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (last?.type !== 'text' || node.type !== 'text' || !last.position || !node.position) all.push(node)
    else {
      last.value += node.value
      last.position.end = node.position.end
    }
  }
  return all
}
