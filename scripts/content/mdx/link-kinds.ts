import type { Definition, Link, Nodes } from 'mdast'
import { showsLarge } from './picture-files.ts'

// What the outline tells about a link.

/** Tells whether an address is a value in program code: open("https://example.org"). */
export const isValue = ({ position }: Link | Definition, source: string) =>
  /(?:\w\(|=) ?["']$/.test(source.slice(Math.max(0, (position?.start.offset ?? 0) - 4), position?.start.offset))

/** Tells whether the words of a link are only pictures. */
export const isAroundPicture = ({ children }: Link) =>
  children.length > 0 && children.every(({ type }) => type === 'image' || type === 'imageReference')

/** Returns the picture that the link around a picture shows larger. */
export function largeOf(node: Nodes | undefined, link: Nodes | undefined): string | undefined {
  const isAlone = node?.type === 'image' && link?.type === 'link' && link.children.length === 1
  return isAlone && showsLarge(link.url, node.url) ? link.url : undefined
}
