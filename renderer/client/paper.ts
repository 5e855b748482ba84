/**
 * Folded parts are on paper by a style. Browsers from before `::details-content` have no such style: there the parts open for
 * the printer, and close after it.
 */
export function unfoldOnPaper() {
  if (CSS.supports('selector(::details-content)')) return
  addEventListener('beforeprint', () => {
    const folded = document.querySelectorAll<HTMLDetailsElement>('details:not([open])')
    for (const part of folded) part.open = true
    addEventListener(
      'afterprint',
      () => {
        for (const part of folded) part.open = false
      },
      { once: true },
    )
  })
}
