import type { Root } from 'mdast'
import { blocksIn } from './outline-blocks.ts'
import { linksIn } from './outline-links.ts'
import { textsIn } from './outline-texts.ts'
import { nodesOf } from './places.ts'

/** A body by what the rules look at. Code is in none of it but `code`. */
export type Outline = ReturnType<typeof outlineOf>

/** Lists what a body holds. It reads the tree as parsed: what comes later in the compilation prints the facts. */
export function outlineOf(tree: Root, source: string) {
  const all = nodesOf(tree)
  return {
    ...linksIn(all, source),
    ...blocksIn(all, source),
    ...textsIn(all, source),
  }
}

export const emptyOutline: Readonly<Outline> = outlineOf({ type: 'root', children: [] }, '')
