const focusable = ':is(a[href], button, input, select, textarea, summary, [contenteditable="true"]):not(:disabled)'

/** An element and its index in its parent. */
interface Step {
  element: Element
  index: number
}

/**
 * Keeps the focus nearby when the focused element is removed: on the next control of its list, field or section, or
 * else on the main part of the page.
 */
export function keepFocus() {
  let path: readonly Step[] = []
  addEventListener('focusin', ({ target }) => {
    path = target instanceof Element ? pathOf(target) : []
  })
  addEventListener('focusout', ({ target }) => {
    // A click outside all controls also clears the focus, which is not restored. A busy button is disabled, and often
    // removed, before this runs, so its path is kept.
    setTimeout(() => {
      const isStill = target instanceof Element && target.isConnected && !target.matches(':disabled')
      if (isStill && document.activeElement === document.body) path = []
    })
  })
  const follow = () => {
    const [lost] = path
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return
    const next = findNear(path)
    path = []
    if (next) next.focus()
    else document.querySelector('main')?.focus({ preventScroll: true })
  }
  new MutationObserver(follow).observe(document.body, { childList: true, subtree: true })
}

function pathOf(element: Element): Step[] {
  const { parentElement: parent } = element
  const index = [...(parent?.children ?? [])].indexOf(element)
  return [{ element, index }, ...(parent ? pathOf(parent) : [])]
}

/**
 * Finds a control in the innermost remaining element: the first after the removed one, with the same words if possible.
 */
function findNear(path: readonly Step[]): HTMLElement | undefined {
  const words = path[0]?.element.textContent
  const main = document.querySelector('main')
  for (const [at, { element }] of path.entries()) {
    if (element.contains(main)) return undefined
    const children = element.isConnected ? [...element.children] : []
    const index = path[at - 1]?.index ?? 0
    const [after = [], before = []] = [children.slice(index), children.slice(0, index)].map(controlsIn)
    const found = after.find(({ textContent }) => textContent === words) ?? after[0] ?? before.at(-1)
    if (found) return found
  }
  return undefined
}

const controlsIn = (elements: readonly Element[]): HTMLElement[] =>
  elements
    .flatMap((one) => [...(one.matches(focusable) ? [one] : []), ...one.querySelectorAll(focusable)])
    .filter((one) => one instanceof HTMLElement)
    .filter((one) => one.checkVisibility())

/** Acts now, or once a pressed mouse button is released: a layout change before that would lose the click. */
export function afterPress(act: () => void) {
  if (!document.documentElement.matches(':active')) return act()
  addEventListener('mouseup', () => setTimeout(act), { once: true })
}
