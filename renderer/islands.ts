import type { ComponentType } from 'react'

/** Every island as a chunk of its own, loaded when it is needed. The server's list is components/island-names.ts. */
const chunks = import.meta.glob<Record<string, ComponentType<Record<string, unknown>>>>('../components/islands/*.tsx')

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

async function hydrate(island: HTMLElement) {
  const name = island.dataset.island ?? ''
  const load = chunks[`../components/islands/${name}.tsx`]
  if (!load) throw new Error(`There is no island "${name}".`)
  const [module, { createElement }, { hydrateRoot }] = await Promise.all([
    load(),
    import('react'),
    import('react-dom/client'),
  ])
  const Component = module[name]
  if (!Component) throw new Error(`The island "${name}" does not export ${name}.`)
  const props = JSON.parse(island.dataset.props ?? '{}')
  const onRecoverableError = (error: unknown) => console.error(`The island ${name} does not match its HTML.`, error)
  // React hydrates a root at once when a click or key reaches it, so a held event can follow immediately.
  hydrateRoot(island, createElement(Component, props), { identifierPrefix: island.id, onRecoverableError })
}
