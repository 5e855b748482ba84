/** Copies the address of a heading, and says so. Where the clipboard is closed, the address bar has it. */
export async function copyLink(anchor: HTMLAnchorElement) {
  // Absent on an address without encryption.
  if (!navigator.clipboard) return
  await navigator.clipboard.writeText(anchor.href)
  say(anchor)
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
