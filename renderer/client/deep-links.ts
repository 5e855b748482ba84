/**
 * Copies a heading's address on click. Safari allows the clipboard only within the click task, so confirmation comes
 * later.
 */
export function copyLinks() {
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-copied]')
    if (!anchor) return
    const failed = navigator.clipboard?.writeText(anchor.href).catch(() => true)
    import('./copy-link.ts').then(({ tell }) => tell(anchor, failed)).catch(() => {})
  })
}

/**
 * Opens the target of the fragment: a section or an answer. Waits for pageshow, because Firefox matches no `:target` before it.
 */
export function openNamedPart() {
  const open = () => {
    document.querySelector('summary :target')?.closest('details')?.setAttribute('open', '')
    document.querySelector<HTMLElement>(':target > h3 > [aria-expanded=false]')?.click()
  }
  for (const sign of ['hashchange', 'pageshow']) addEventListener(sign, open)
}
