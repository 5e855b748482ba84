/** Hands forms to their islands: from here on those check what is typed; without scripts the browser does. */
export function startForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form')) {
    form.noValidate = true
    const { draft } = form.dataset
    // Only a page with such a form fetches what keeps it; the form works without.
    if (draft)
      void import('./drafts.ts').then(
        ({ keep }) => keep(form, `draft-${draft}`),
        () => {},
      )
  }
}
