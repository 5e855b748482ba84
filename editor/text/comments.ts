import { isMap, type Node } from 'yaml'
import { headOf, nodeAt, type Path, pairIn } from './head.ts'
import { spanOf } from './span.ts'

/** Comment of a field on its line; for a group, the lines directly above it. */
export function commentOf(file: string, text: string, path: Path): string {
  const head = headOf(file, text)
  const node = head && nodeAt(head, path)
  const parent = head && nodeAt(head, path.slice(0, -1))
  if (!head || !node || !isMap<Node, Node>(parent)) return ''
  if (!isMap(node) || node.flow) return textOf(spanOf(head, node).comment)
  const start = pairIn(parent.items, path.at(-1))?.key.range?.[0] ?? 0
  const above = head.source.slice(0, start).split(/\r?\n/).slice(0, -1)
  const last = above.findLastIndex((line) => !/^\s*#/.test(line))
  return above
    .slice(last + 1)
    .map(textOf)
    .join(' ')
}

const textOf = (comment: string) => comment.replace(/^\s*#\s*/, '').trim()
