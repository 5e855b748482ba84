/** Events by which a visitor shows that they are about to use an island. */
const intents = ['pointerenter', 'touchstart', 'focusin', 'keydown'] as const

/** Keys that move inside a control; Enter and Space come as clicks. */
const moves = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** Prepares every island of the page: React comes when the island asks for it, and no click is lost meanwhile. */
export function startIslands() {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(island)
}

function prepare(island: HTMLElement) {
  let held: (() => void) | undefined
  let begun = false

  const hold = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || target.closest('a')) return
    if (event instanceof KeyboardEvent && !moves.has(event.key)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held =
      event instanceof KeyboardEvent
        ? () => target.dispatchEvent(new KeyboardEvent('keydown', event))
        : () => target.click()
    void begin()
  }
  const release = () => {
    island.removeEventListener('click', hold, true)
    island.removeEventListener('keydown', hold, true)
  }
  const begin = async () => {
    if (begun) return
    begun = true
    try {
      const { hydrate } = await import('./hydrate.ts')
      await hydrate(island)
      release()
      held?.()
    } catch (error) {
      release()
      island.dataset.failed = ''
      console.warn(`The island ${island.dataset.island} could not start; its content is shown open.`, error)
    }
  }
  island.addEventListener('click', hold, true)
  island.addEventListener('keydown', hold, true)
  for (const intent of intents) island.addEventListener(intent, begin, { once: true, passive: true })
  if (island.dataset.on === 'visible') {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      void begin()
    }).observe(island)
  }
  if (island.dataset.on === 'idle') setTimeout(begin, 200)
}
