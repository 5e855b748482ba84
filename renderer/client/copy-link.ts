/**
 * Confirms the copy for two seconds. If it failed, or if there is no clipboard (http), shows the address in a field for
 * the visitor to copy. The field disappears when it loses focus.
 */
export async function tell(anchor: HTMLAnchorElement, failed: Promise<unknown> | undefined) {
  const { ariaLabel, dataset } = anchor
  if (!failed || (await failed)) {
    const field = document.createElement('input')
    field.className = 'address'
    field.readOnly = true
    field.value = anchor.href
    field.ariaLabel = ariaLabel
    anchor.after(field)
    field.select()
    field.addEventListener('blur', () => field.remove())
  } else if (dataset.done === undefined) {
    dataset.done = ''
    anchor.ariaLabel = dataset.copied ?? ''
    setTimeout(() => {
      delete dataset.done
      anchor.ariaLabel = ariaLabel
    }, 2000)
  }
}
