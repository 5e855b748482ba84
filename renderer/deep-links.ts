/** Copies the address of a heading when its link is used. The link itself works as any other. */
export function copyLinks() {
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.anchor')
    if (!anchor) return
    // Absent on an address without encryption; then the link in the address bar is there to copy.
    void navigator.clipboard?.writeText(anchor.href).then(
      () => say(anchor),
      () => {},
    )
  })
}

/** Opens the part of a document that the address names; its heading is there to see also while it is closed. */
export function openNamedPart() {
  const open = () => {
    const part = document.querySelector('summary :target')?.closest('details')
    if (part) part.open = true
  }
  addEventListener('hashchange', open)
  open()
}

/** Says for two seconds, to eyes and to screen readers, that it is done. */
function say(anchor: HTMLAnchorElement) {
  const { ariaLabel } = anchor
  if ('done' in anchor.dataset) return
  anchor.dataset.done = ''
  anchor.ariaLabel = anchor.dataset.copied ?? ''
  setTimeout(() => {
    delete anchor.dataset.done
    anchor.ariaLabel = ariaLabel
  }, 2000)
}
