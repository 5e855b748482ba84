import type { Definition, Link, Nodes } from 'mdast'
import { showsLarge } from './picture-files.ts'

// What the outline tells about a link.

/** Tells whether an address is a value in program code: open("https://example.org"). */
export const isValue = ({ position }: Link | Definition, source: string) =>
  /(?:\w\(|=) ?["']$/.test(source.slice(Math.max(0, (position?.start.offset ?? 0) - 4), position?.start.offset))

/** Lists the parts of a link, except spaces and another system's attributes of a picture: ![words](a.png){ .half } */
const shownIn = ({ children }: Link) =>
  children.filter((child) => child.type !== 'text' || !/^\s*(?:\{[^{}]*\}\s*)?$/.test(child.value))

/** Tells whether the words of a link are only pictures. */
export function isAroundPicture(link: Link): boolean {
  const shown = shownIn(link)
  return shown.length > 0 && shown.every(({ type }) => type === 'image' || type === 'imageReference')
}

/** Returns the picture that the link around a picture shows larger. */
export function largeOf(node: Nodes | undefined, link: Nodes | undefined): string | undefined {
  const isAlone = node?.type === 'image' && link?.type === 'link' && shownIn(link).length === 1
  return isAlone && showsLarge(link.url, node.url) ? link.url : undefined
}
