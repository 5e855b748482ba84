/**
 * Marks every occurrence of a part in the answers. The answers are not React's to change, so the browser's highlights
 * do it; one that has none shows them unmarked.
 */
export function highlightAnswers(root: HTMLElement, part: string) {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete('match')
  if (!part) return
  const ranges: Range[] = []
  for (const answer of root.querySelectorAll('.answer')) {
    const walker = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.nodeValue ?? '').toLowerCase()
      for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
        const range = new Range()
        range.setStart(node, at)
        range.setEnd(node, at + part.length)
        ranges.push(range)
      }
    }
  }
  CSS.highlights.set('match', new Highlight(...ranges))
}
