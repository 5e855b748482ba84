import { tryStorage } from './storage.ts'

/** Maximum length of text from a link. */
const maxLength = 1000

/**
 * Keeps a draft of the form in sessionStorage until it is sent. Fields with `data-param` take their value from the
 * query string.
 */
export function startAutosave(form: HTMLFormElement, key: string) {
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
  const params = new URLSearchParams(location.search)
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFollowed = isNew || visit?.type === 'navigate'
  for (const select of form.querySelectorAll<HTMLSelectElement>('select[data-param]')) {
    const value = params.get(select.dataset.param ?? '')
    if (value !== null && isFollowed && [...select.options].some((option) => option.value === value))
      select.value = value
  }

  // Appends text from a link to the draft.
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('textarea[data-param]')) {
    const value = params.get(area.dataset.param ?? '')?.slice(0, maxLength)
    if (value && !area.value.includes(value)) area.value = [area.value, value].filter(Boolean).join('\n\n')
  }

  const save = () => {
    const kept = Object.fromEntries(fields().map((field) => [field.name, field.value]))
    tryStorage(() => sessionStorage.setItem(key, JSON.stringify(kept)))
  }
  form.addEventListener('input', save)
  // Includes input from before this script loaded.
  if (fields().some((field) => field.value && field instanceof HTMLSelectElement === false)) save()
  form.addEventListener('draft-sent', () => tryStorage(() => sessionStorage.removeItem(key)))
}
