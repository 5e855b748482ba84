/**
 * Moves the focus through the links of a list with the arrow keys, from and to its search field, where Enter opens the
 * first link. For a `ref`.
 */
export function followListKeys(list: HTMLElement | null) {
  if (!list) return undefined
  const leaving = new AbortController()
  const press = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const field = list.querySelector<HTMLInputElement>('input[type="search"]')
    const links = [...list.querySelectorAll<HTMLElement>('section a')]
    const isInField = target === field
    const place = target instanceof HTMLElement ? links.indexOf(target) : -1
    if (altKey || ctrlKey || metaKey || shiftKey || (!isInField && place < 0)) return
    if (key === 'Enter' && isInField && field?.value.trim()) links[0]?.click()
    else if (key === 'ArrowDown') links[place + 1]?.focus()
    else if (key === 'ArrowUp' && place >= 0) (links[place - 1] ?? field)?.focus()
    else return
    event.preventDefault()
  }
  list.addEventListener('keydown', press, leaving)
  return () => leaving.abort()
}
