/** Confirms the copy. If it fails, or without a clipboard (http), shows the address for manual copying. */
export async function tell(anchor: HTMLAnchorElement, failed: Promise<unknown> | undefined) {
  if (!failed || (await failed)) show(anchor)
  else say(anchor)
}

/** Shows and announces the confirmation for two seconds. */
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

/** Shows the address, selected, until blur. */
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
