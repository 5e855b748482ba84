/**
 * Search opens with its button, with / and with Ctrl or Cmd and K. Its program comes when it is first asked for; where
 * that fails, the button does what it does without scripts: it leads to the search page.
 */
export function startSearch() {
  const form = document.querySelector<HTMLFormElement>('.search-open')
  const open = (event: Event) => {
    event.preventDefault()
    void import('./search.ts').then(({ openSearch }) => openSearch()).catch(() => form?.submit())
  }
  form?.addEventListener('submit', open)
  addEventListener('keydown', (event) => {
    const { key, target } = event
    if (
      event.ctrlKey || event.metaKey
        ? key === 'k'
        : key === '/' && !(target as Element).closest('input,textarea,select')
    )
      open(event)
  })
}
