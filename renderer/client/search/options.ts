import { listId } from './results.ts'

/**
 * The results as the options of a field, which keeps the focus: the arrows mark one of them, which at first is the best.
 */
export function optionsOf(field: HTMLInputElement) {
  let active = 0
  const all = () => [...document.querySelectorAll<HTMLElement>(`#${listId} [role=option]`)]
  field.setAttribute('aria-controls', listId)

  /** Marks an option, which is the best one where the results are new. */
  function mark(position = 0) {
    active = position
    const options = all()
    field.setAttribute('aria-expanded', String(options.length > 0))
    field.setAttribute('aria-activedescendant', options[active]?.id ?? '')
    for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === active))
  }

  field.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const count = all().length
    if (event.isComposing || !step || count === 0) return
    event.preventDefault()
    mark((active + step + count) % count)
    all()[active]?.scrollIntoView({ block: 'nearest' })
  })

  return {
    mark,
    /**
     * Opens the one that is marked. On a touch screen, the key that searches puts the keyboard away: the results stand
     * behind it.
     */
    open() {
      if (active === 0 && matchMedia('(pointer: coarse)').matches) field.blur()
      else all()[active]?.click()
    },
  }
}
