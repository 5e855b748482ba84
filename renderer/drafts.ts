/** Keeps what is typed in a form over a reload, in this tab only, until it has been sent. */
export function startDrafts() {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form')) {
    // From here on the island's own check decides; without scripts it is the browser's.
    form.noValidate = true
    const { draft } = form.dataset
    if (draft) keep(form, `draft-${draft}`)
  }
}

function keep(form: HTMLFormElement, key: string) {
  const fields = () =>
    [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter((field) => field.tabIndex >= 0)
  const storage = (use: (store: Storage) => void) => {
    try {
      use(sessionStorage)
    } catch {
      // Blocked, full or damaged: the form works without.
    }
  }
  storage((store) => {
    const kept: Record<string, string> = JSON.parse(store.getItem(key) ?? '{}')
    for (const field of fields()) {
      const value = kept[field.name]
      if (typeof value === 'string' && (!field.value || field instanceof HTMLSelectElement)) field.value = value
    }
  })
  const service = new URLSearchParams(location.search).get('service')
  const select = form.querySelector('select')
  if (select && [...select.options].some((option) => option.value === service)) select.value = service ?? ''

  form.addEventListener('input', () => {
    const kept = Object.fromEntries(fields().map((field) => [field.name, field.value]))
    storage((store) => store.setItem(key, JSON.stringify(kept)))
  })
  form.addEventListener('draft-sent', () => storage((store) => store.removeItem(key)))
}
