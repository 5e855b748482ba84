import { tryStorage } from './storage.ts'

/**
 * Hands forms to their islands, and the sum to its program: from here on those check what is typed; without scripts the
 * browser does.
 */
export function startForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form,.sum')) {
    form.noValidate = true
    const { draft } = form.dataset
    if (draft) keepDraft(form, `draft-${draft}`)
  }
}

/** What serves a form comes when it is used, or has something to fill in. The form works without. */
function keepDraft(form: HTMLFormElement, key: string) {
  const start = () =>
    void import('./form-use.ts').then(
      ({ serve }) => serve(form, key),
      () => {},
    )
  // Who was in a field before this program came has begun.
  if (tryStorage(() => sessionStorage[key]) || location.search || form.contains(document.activeElement)) start()
  else form.addEventListener('focusin', start, { once: true })
}
