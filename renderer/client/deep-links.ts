/**
 * Copies the address of a heading when its link is used. The link itself works as any other. Safari opens the clipboard
 * only in the task of the click, so what says how it went comes after.
 */
export function copyLinks() {
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.anchor')
    if (!anchor) return
    const failed = navigator.clipboard?.writeText(anchor.href).catch(() => true)
    import('./copy-link.ts').then(({ tell }) => tell(anchor, failed)).catch(() => {})
  })
}

/**
 * Opens what the address names: a part of a document, whose heading is there to see also while it is closed, or an answer,
 * whose click brings the island. Not before the page is shown: until then Firefox knows of no target.
 */
export function openNamedPart() {
  const open = () => {
    document.querySelector('summary :target')?.closest('details')?.setAttribute('open', '')
    document.querySelector<HTMLElement>(':target > h3 > [aria-expanded=false]')?.click()
  }
  for (const sign of ['hashchange', 'pageshow']) addEventListener(sign, open)
}
