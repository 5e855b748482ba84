import { tryStorage } from './storage.ts'

const bring = () => import('./search/field.ts')

/**
 * Opens search with the button, `/` or Ctrl/Cmd+K. If the search script does not load, an open dialog submits to the
 * search page.
 */
export function startSearch() {
  const button = document.querySelector('header form')
  const field = document.querySelector<HTMLInputElement>('[role=combobox]')
  const root = field?.closest<HTMLElement>('search')
  if (!field || !root) return
  const dialog = field.closest('dialog')
  const begin = () =>
    bring()
      .then(({ startField }) => startField(root))
      .catch(() => {
        const { onLine } = navigator
        root.querySelector(onLine ? '[data-gone]' : '[data-offline]')?.removeAttribute('hidden')
        // Submits only from an open dialog, because an import also fails when the visitor leaves the page.
        if (onLine && dialog?.open) field.form?.submit()
      })
  const toggle = (event: Event) => {
    event.preventDefault()
    if (dialog?.open) return dialog.close()
    dialog?.showModal()
    field.select()
  }
  // Starts search on focus. If that fails, input tries again.
  for (const sign of ['focus', 'input']) field.addEventListener(sign, begin)
  // The visitor may have typed before this script loaded.
  if (!dialog && (location.search || field.value)) void begin()
  button?.addEventListener('submit', toggle)
  for (const sign of ['pointerenter', 'focusin']) button?.addEventListener(sign, () => void bring().catch(() => {}))
  addEventListener('keydown', (event) => {
    const { key, target } = event
    // The `/` shortcut can be disabled in the dialog.
    const opens =
      event.ctrlKey || event.metaKey
        ? key === 'k'
        : key === '/' &&
          !(target as Element).closest('input,textarea,select') &&
          !tryStorage(() => localStorage['search-key'])
    if (opens) toggle(event)
  })
}
