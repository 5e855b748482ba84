import { tryStorage } from './storage.ts'

const bring = () => import('./search/field.ts')

/**
 * Search opens with its button, with / and with Ctrl or Cmd and K. Its field is in the page and takes every key; what finds
 * comes as soon as the button is pointed at or the field has the focus. Where it cannot be had, the form leads to the
 * search page, which has the same field; without a connection, the line below it says so.
 */
export function startSearch() {
  const button = document.querySelector('.search-open')
  const field = document.querySelector<HTMLInputElement>('.search input')
  const root = field?.closest<HTMLElement>('.search')
  if (!field || !root) return
  const dialog = field.closest('dialog')
  const begin = () =>
    bring()
      .then(({ startField }) => startField(root))
      .catch(() => {
        if (!navigator.onLine) root.querySelector('p')?.removeAttribute('hidden')
        // Who has closed it again, or is leaving the page, is led nowhere.
        else if (dialog?.open) field.form?.submit()
      })
  const toggle = (event: Event) => {
    event.preventDefault()
    if (dialog?.open) return dialog.close()
    dialog?.showModal()
    field.select()
  }
  // What could not be had is asked for again as one types.
  for (const sign of ['focus', 'input']) field.addEventListener(sign, begin)
  if (!dialog && location.search) void begin()
  button?.addEventListener('submit', toggle)
  for (const sign of ['pointerenter', 'focusin']) button?.addEventListener(sign, () => void bring().catch(() => {}))
  addEventListener('keydown', (event) => {
    const { key, target } = event
    // The single key can be switched off, in the dialog.
    const opens =
      event.ctrlKey || event.metaKey
        ? key === 'k'
        : key === '/' &&
          !(target as Element).closest('input,textarea,select') &&
          !tryStorage(() => localStorage['search-key'])
    if (opens) toggle(event)
  })
}
