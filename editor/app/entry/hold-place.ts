const recentMs = 3000
const pointer = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY }

/** Follows the pointer, for `holdPlace`. */
export function watchPointer() {
  addEventListener('pointermove', ({ clientX, clientY }) =>
    Object.assign(pointer, { x: clientX, y: clientY, time: performance.now() }),
  )
}

/**
 * Keeps the control under a pointer that moves, or else the focused one, at its place in the window while the next
 * change is drawn. Not every browser does so by itself, and none at the top of the page.
 */
export function holdPlace() {
  const isMoving = performance.now() - pointer.time < recentMs
  const pointed = isMoving ? document.elementFromPoint(pointer.x, pointer.y) : null
  const held = [pointed, document.activeElement].find((one) => one?.closest('[data-file], [data-shared]'))
  if (!held) return
  const { top } = held.getBoundingClientRect()
  requestAnimationFrame(() => {
    const moved = held.isConnected ? held.getBoundingClientRect().top - top : 0
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  })
}

const holding = new WeakSet<Element>()

/**
 * Keeps an element at its place in the window while the next change is drawn; `topOf` measures it. Scrolls within
 * `scroller`, and then the page. Of several calls before the drawing, only the first counts.
 */
export function holdTop(scroller: Element, topOf: () => number | undefined) {
  if (holding.has(scroller)) return
  holding.add(scroller)
  const top = topOf() ?? 0
  const moved = () => (topOf() ?? top) - top
  requestAnimationFrame(() => {
    holding.delete(scroller)
    scroller.scrollTop += moved()
    scrollBy({ top: moved(), behavior: 'instant' })
  })
}
