/**
 * Says that the address of a heading was copied. Where that failed, or on an address without encryption, where there is no
 * clipboard, shows it, to be copied by hand.
 */
export async function tell(anchor: HTMLAnchorElement, failed: Promise<unknown> | undefined) {
  if (!failed || (await failed)) show(anchor)
  else say(anchor)
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

/** The address in a field behind the heading, selected, until it is left. */
function show(anchor: HTMLAnchorElement) {
  const field = document.createElement('input')
  field.className = 'address'
  field.readOnly = true
  field.value = anchor.href
  field.ariaLabel = anchor.ariaLabel
  anchor.after(field)
  field.select()
  field.addEventListener('blur', () => field.remove())
}
