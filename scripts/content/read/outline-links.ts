import type { Definition } from 'mdast'
import type { Place } from '../../check/problem.ts'
import { ofType, placeOf, type Visited } from './places.ts'
import { addressIn } from './signs.ts'

export interface WrittenLink extends Place {
  url: string
  /** Where its address stands, if that stands there as it is read. An address that is a link by itself has none. */
  address?: Place
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
      address: addressIn(node, source),
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
