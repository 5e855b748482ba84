import { listId, optionId } from './results.ts'

/**
 * The results as the options of a field, which keeps the focus: the arrows mark one of them, which at first is the best.
 */
export function optionsOf(field: HTMLInputElement) {
  let active = 0
  let count = 0
  const marked = () => document.getElementById(optionId(active))
  field.setAttribute('aria-controls', listId)

  function mark() {
    field.setAttribute('aria-expanded', String(count > 0))
    field.setAttribute('aria-activedescendant', count > 0 ? optionId(active) : '')
    for (const option of document.getElementById(listId)?.querySelectorAll('[role=option]') ?? [])
      option.setAttribute('aria-selected', String(option === marked()))
  }

  field.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.isComposing || !step || count === 0) return
    event.preventDefault()
    active = (active + step + count) % count
    mark()
    marked()?.scrollIntoView({ block: 'nearest' })
  })

  return {
    /** Takes the results that are shown now, so many. */
    show(shown: number) {
      active = 0
      count = shown
      mark()
    },
    /**
     * Opens the one that is marked. On a touch screen, the key that searches puts the keyboard away: the results stand
     * behind it.
     */
    open() {
      if (active === 0 && matchMedia('(pointer: coarse)').matches) field.blur()
      else marked()?.click()
    },
  }
}
