import type { Definition, Link } from 'mdast'
import type { Place } from '../../check/problem.ts'
import { ofType, placeOf, sliceOf, type Visited, type Written } from './places.ts'
import { addressIn } from './signs.ts'

export interface WrittenLink extends Place {
  url: string
  /** Where its address stands, if that stands there as it is read. An address that is a link by itself has none. */
  address?: Place
  /** Such a one as it is written where that is not the whole of it: www.example.org. */
  bare?: Written
}

/** What of a body leads elsewhere, or is shown elsewhere than it stands, each where it stands in `source`. */
export function linksIn(all: readonly Visited[], source: string) {
  const definitions = new Map<string, Definition>()
  for (const { node } of ofType(all, 'definition')) {
    // Of two with one name the first counts.
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  }
  const shown = new Set(ofType(all, 'imageReference').map(({ node }) => node.identifier))
  const named = [...definitions.values()]
  const links: WrittenLink[] = [
    ...ofType(all, 'link').map(({ node, at }) => ({
      url: node.url,
      ...at,
      ...writtenOf(node, source),
    })),
    ...named
      .filter(({ identifier }) => !shown.has(identifier))
      .map((node) => ({ url: node.url, ...placeOf(node), address: addressIn(node, source) })),
  ]
  return {
    links,
    /** Those of Markdown; what a component may show, the vocabulary says. */
    pictures: ofType(all, 'image', 'imageReference').map(({ node, at }) => {
      const { url = '' } = node.type === 'image' ? node : (definitions.get(node.identifier) ?? {})
      return { src: url, alt: node.alt ?? '', ...at }
    }),
  }
}

/** How the address of a link stands in the file. */
function writtenOf(node: Link, source: string): Pick<WrittenLink, 'address' | 'bare'> {
  const text = sliceOf(node, source)
  return /^www\./i.test(text) ? { bare: { text, ...placeOf(node) } } : { address: addressIn(node, source) }
}
