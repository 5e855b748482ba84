import { isMap, isPair, isScalar, isSeq, type Node } from 'yaml'
import { headOf, type Path } from './head.ts'
import { removePair } from './pairs.ts'
import type { Value } from './scalar.ts'
import { enterField, typeValue } from './typing.ts'

export function readFields(file: string, text: string): Record<string, unknown> | undefined {
  const head = headOf(file, text)
  return head && (head.document.toJS() as Record<string, unknown>)
}

/** Changes one value in its present style; `undefined` removes the field. */
export function setValue(file: string, text: string, path: Path, value: Value | undefined): string {
  if (value !== undefined) return typeValue(file, text, path, value, enterField(file, text, path))
  const head = headOf(file, text)
  return head ? removePair(head, text, path) : text
}

/** Path of the field at an offset, such as that of a problem; undefined outside the fields. */
export function pathAt(file: string, text: string, offset: number): (string | number)[] | undefined {
  const head = headOf(file, text)
  if (!head || offset < head.from || offset >= head.to) return undefined
  const place = offset - head.from
  const path: (string | number)[] = []
  let node: unknown = head.document.contents
  for (;;) {
    if (isMap<Node, Node>(node)) {
      const pair = node.items.findLast((one) => (one.key.range?.[0] ?? Number.POSITIVE_INFINITY) <= place)
      if (!pair || !isPair(pair) || !isScalar(pair.key)) return path.length > 0 ? path : undefined
      path.push(String(pair.key.value))
      node = pair.value
    } else if (isSeq<Node>(node)) {
      const index = node.items.findLastIndex((one) => (one.range?.[0] ?? Number.POSITIVE_INFINITY) <= place)
      if (index < 0) return path
      path.push(index)
      node = node.items[index]
    } else return path
  }
}
