import { tryStorage } from './storage.ts'

/** Disables native validation for islands and the calculator, which validate themselves. */
export function startForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form,[data-draft]')) {
    form.noValidate = true
    const { draft } = form.dataset
    if (draft) keepDraft(form, `draft-${draft}`)
  }
}

/** Loads the script on first use, or if there is something to fill in. */
function keepDraft(form: HTMLFormElement, key: string) {
  const start = () =>
    void import('./init-form.ts').then(
      ({ startForm }) => startForm(form, key),
      () => {},
    )
  // Focus may precede this script.
  if (tryStorage(() => sessionStorage[key]) || location.search || form.contains(document.activeElement)) start()
  else form.addEventListener('focusin', start, { once: true })
}
