import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export type Node = Record<string, unknown> & { type: string }

/** Visits every node of a module. A node returned by `visit` is traversed instead. */
export function visitNodes(file: string, visit: (node: Node, code: string) => unknown) {
  const code = readFileSync(file, 'utf8')
  walk(parseSync(file, code).program)

  function walk(node: unknown) {
    if (Array.isArray(node)) node.forEach(walk)
    if (!isNode(node)) return
    const inside = visit(node, code) ?? node
    for (const inner of Object.values(inside)) walk(inner)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
