import { isMap, type Node } from 'yaml'
import { headOf, nodeAt, type Path, pairIn } from './head.ts'
import { spanOf } from './span.ts'

/** Returns the comment of a field: that on its line, and of a group the lines directly above it. */
export function commentOf(file: string, text: string, path: Path): string {
  const head = headOf(file, text)
  const node = head && nodeAt(head, path)
  const parent = head && nodeAt(head, path.slice(0, -1))
  if (!head || !node?.range || !isMap<Node, Node>(parent)) return ''
  const isGroup = isMap(node) && !node.flow
  const start = pairIn(parent.items, path.at(-1))?.key.range?.[0] ?? 0
  const written = isGroup ? linesAbove(head.source.slice(0, start)) : [spanOf(head, node).comment]
  return written.map((line) => line.replace(/^\s*#\s*/, '').trim()).join(' ')
}

/** The lines of comment at the end of a text. */
function linesAbove(source: string): string[] {
  const lines = source.split(/\r?\n/).slice(0, -1)
  const last = lines.findLastIndex((line) => !/^\s*#/.test(line))
  return lines.slice(last + 1)
}
