import type { ComponentType } from 'react'

type Island = Record<string, ComponentType<Record<string, unknown>>>

/** Every island as a chunk of its own. The server's list of the same folder is components/Island.tsx. */
const chunks = import.meta.glob<Island>('./*.tsx', { base: '../../components/islands' })

/** Events by which a visitor shows that they are about to use an island. */
const intents = ['pointerenter', 'touchstart', 'focusin', 'keydown']

/** Events that an island would answer; those that come before React are held and happen once it is there. */
const held = ['click', 'keydown', 'submit']

/** Keys that move inside a control; Enter and Space come as clicks. */
const moves = /^(Arrow|Home|End)/

/** Prepares every island of the page: React comes when the island asks for it, and nothing done meanwhile is lost. */
export function startIslands() {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(island)
}

function prepare(island: HTMLElement) {
  const { param, island: name = '' } = island.dataset
  let again: (() => void) | undefined
  let begun = false

  const hold = (event: Event) => {
    const action = repeat(event)
    if (!action) return
    again = action
    event.preventDefault()
    event.stopImmediatePropagation()
    void begin()
  }
  const begin = async () => {
    if (begun) return
    begun = true
    delete island.dataset.failed
    try {
      const [module, { hydrate }] = await Promise.all([chunks[`./${name}.tsx`]?.(), import('./hydrate.ts')])
      const Component = module?.[name]
      if (!Component) throw new Error(name)
      await hydrate(island, Component)
    } catch (error) {
      if (!navigator.onLine) {
        // The island says so itself, and is asked for again at the next try.
        island.dataset.failed = 'offline'
        begun = false
        again = undefined
        return
      }
      // The page works without it: answers show open, and a form posts by itself.
      island.dataset.failed = ''
      for (const form of island.querySelectorAll('form')) form.noValidate = false
      console.warn(`The island ${name} could not start.`, error)
    }
    for (const type of held) island.removeEventListener(type, hold, true)
    again?.()
  }
  for (const type of held) island.addEventListener(type, hold, true)
  for (const type of intents) island.addEventListener(type, begin, { passive: true })
  if (param && new URLSearchParams(location.search).has(param)) void begin()
}

/** How an event is made to happen once more, or nothing for one that the page answers by itself. */
function repeat(event: Event): (() => void) | undefined {
  const { target } = event
  if (event instanceof SubmitEvent) return () => (target as HTMLFormElement).requestSubmit(event.submitter)
  if (!(target instanceof HTMLElement)) return
  const button = target.closest('button')
  if (!button) return
  if (event instanceof KeyboardEvent)
    return moves.test(event.key) ? () => target.dispatchEvent(new KeyboardEvent('keydown', event)) : undefined
  return () => button.click()
}
