import { tryStorage } from './storage.ts'

/** How much of a text that a link brings is filled in. */
const longest = 1000

/**
 * Keeps what is typed in a form over a reload, in this tab only, until it has been sent. A choice whose field names a
 * parameter of the address (`data-param`) is made by a link that has it, and a text filled in.
 */
export function keep(form: HTMLFormElement, key: string) {
  const fields = () =>
    [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter((field) => field.tabIndex >= 0)
  let isNew = true
  tryStorage(() => {
    const kept: Record<string, string> = JSON.parse(sessionStorage[key] ?? '{}')
    for (const field of fields()) {
      const value = kept[field.name]
      if (value !== undefined) isNew = false
      if (typeof value === 'string' && (!field.value || field instanceof HTMLSelectElement)) field.value = value
    }
  })
  const asked = new URLSearchParams(location.search)
  for (const select of form.querySelectorAll<HTMLSelectElement>('select[data-param]')) {
    const value = asked.get(select.dataset.param ?? '')
    if (value !== null && (isNew || arrived()) && [...select.options].some((option) => option.value === value))
      select.value = value
  }

  // A text that a link brings is added to what was typed before.
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('textarea[data-param]')) {
    const value = asked.get(area.dataset.param ?? '')?.slice(0, longest)
    if (value && !area.value.includes(value)) area.value = [area.value, value].filter(Boolean).join('\n\n')
  }

  const save = () => {
    const kept = Object.fromEntries(fields().map((field) => [field.name, field.value]))
    tryStorage(() => sessionStorage.setItem(key, JSON.stringify(kept)))
  }
  form.addEventListener('input', save)
  // What was typed before this program came counts too.
  if (fields().some((field) => field.value && field instanceof HTMLSelectElement === false)) save()
  form.addEventListener('draft-sent', () => tryStorage(() => sessionStorage.removeItem(key)))
}

/** Whether a visitor came here by a link, and not by a reload or by going back. */
function arrived(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}
