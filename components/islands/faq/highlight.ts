import { placesOf } from './places.ts'

/**
 * Marks occurrences with the CSS Custom Highlight API, because React does not own the answers. No-op without support.
 */
export function highlight(root: HTMLElement, part: string) {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete('match')
  if (!part) return
  const texts = [...root.querySelectorAll('h3, [role=region]')]
  CSS.highlights.set('match', new Highlight(...texts.flatMap((text) => rangesOf(text, part))))
}

/** Matches as ranges, which may span elements, as in "**Starter:** 950". */
function rangesOf(text: Element, part: string): Range[] {
  const places = placesOf(part, text.textContent ?? '')
  if (places.length === 0) return []
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const nodes: { node: Node; from: number; to: number }[] = []
  for (let node = walker.nextNode(), from = 0; node; node = walker.nextNode()) {
    const to = from + (node.nodeValue ?? '').length
    nodes.push({ node, from, to })
    from = to
  }
  return places.flatMap(([from, to]) => {
    const first = nodes.find((node) => from < node.to)
    const last = nodes.find((node) => to <= node.to)
    if (!first || !last) return []
    const range = new Range()
    range.setStart(first.node, from - first.from)
    range.setEnd(last.node, to - last.from)
    return [range]
  })
}
