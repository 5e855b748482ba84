import type { Root } from 'mdast'
import { type Blocks, blocksIn } from './outline-blocks.ts'
import { type Links, linksIn } from './outline-links.ts'
import { type Texts, textsIn } from './outline-texts.ts'
import { linesOf, nodesOf } from './places.ts'

/** A body by what the rules look at. Code is in none of it but `code`. */
export interface Outline extends Links, Blocks, Texts {
  /** Lines of which something may stand elsewhere than it says. */
  guessedLines: number[]
}

/** Lists what a body holds. It reads the tree as parsed: what comes later in the compilation prints the facts. */
export function outlineOf(tree: Root, source: string): Outline {
  const all = nodesOf(tree)
  return {
    ...linksIn(all, source),
    ...blocksIn(all, source),
    ...textsIn(all, source),
    guessedLines: all.filter(({ isPlaced }) => !isPlaced).flatMap(({ node }) => linesOf(node)),
  }
}

export const emptyOutline: Readonly<Outline> = outlineOf({ type: 'root', children: [] }, '')
