/** Normalises case, white space and hyphens for comparison. */
export function normalise(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').replaceAll('–\u2060', '-').replaceAll('\u2011', '-')
}

/** The field's `maxlength`. Longer patterns can exceed regex limits. */
export const maxFilterLength = 200

/** Ranges in a displayed text that match `part`, which must be normalised. */
export function findMatches(part: string, text: string): [from: number, to: number][] {
  if (!part || part.length > maxFilterLength) return []
  const pattern = part
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(' ', '\\s+')
    .replaceAll('-', '(?:[-\\u2011]|–\\u2060?)')
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map((match) => [match.index, match.index + match[0].length])
}

/**
 * Marks matches of `part` with CSS Custom Highlights, where supported. React does not have the text of the answers, so
 * it cannot render `<mark>`.
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
  const matches = findMatches(part, text.textContent ?? '')
  if (matches.length === 0) return []
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const nodes: { node: Node; from: number; to: number }[] = []
  for (let node = walker.nextNode(), from = 0; node; node = walker.nextNode()) {
    const to = from + (node.nodeValue ?? '').length
    nodes.push({ node, from, to })
    from = to
  }
  return matches.flatMap(([from, to]) => {
    const first = nodes.find((node) => from < node.to)
    const last = nodes.find((node) => to <= node.to)
    if (!first || !last) return []
    const range = new Range()
    range.setStart(first.node, from - first.from)
    range.setEnd(last.node, to - last.from)
    return [range]
  })
}
