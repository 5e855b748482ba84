import type { ComponentType } from 'react'

type Island = Record<string, ComponentType<Record<string, unknown>>>

/** Islands as chunks. Server counterpart: components/Island.tsx. */
const chunks = import.meta.glob<Island>('./*.tsx', { base: '../../components/islands' })

/** Events that trigger hydration. */
const intents = ['pointerenter', 'touchstart', 'focusin', 'keydown']

/** Types of events that are held until hydration. Only the last held event is replayed. */
const held = ['click', 'keydown', 'submit']

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(island)

/** Hydrates an island on demand, and replays the last held event. */
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
        // The island shows a message. The next event triggers another attempt.
        island.dataset.failed = 'offline'
        begun = false
        again = undefined
        return
      }
      // Falls back to plain HTML: open answers and native submission.
      island.dataset.failed = ''
      for (const form of island.querySelectorAll('form')) form.noValidate = false
      console.warn(`The island ${name} could not start.`, error)
    }
    for (const type of held) island.removeEventListener(type, hold, true)
    again?.()
  }
  for (const type of held) island.addEventListener(type, hold, true)
  for (const type of intents) island.addEventListener(type, begin, { passive: true })
  // The visitor may have typed before this script loaded.
  if (param && (new URLSearchParams(location.search).has(param) || island.querySelector('input')?.value)) void begin()
}

/** Returns a function that replays the event, or `undefined` if the browser handles it. */
function repeat(event: Event): (() => void) | undefined {
  const { target } = event
  if (event instanceof SubmitEvent) return () => (target as HTMLFormElement).requestSubmit(event.submitter)
  if (!(target instanceof HTMLElement)) return
  const button = target.closest('button')
  if (!button) return
  // Enter and Space also fire a click.
  if (event instanceof KeyboardEvent)
    return /^(Arrow|Home|End)/.test(event.key)
      ? () => target.dispatchEvent(new KeyboardEvent('keydown', event))
      : undefined
  return () => button.click()
}
