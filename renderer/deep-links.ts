/** A link to a closed answer or a closed part of a document opens it. */
export function startDeepLinks() {
  openTarget()
  addEventListener('hashchange', openTarget)
}

function openTarget() {
  const target = document.getElementById(location.hash.slice(1))
  const part = target?.closest('details')
  if (part) part.open = true
  target?.querySelector<HTMLElement>(':scope > h3 > [aria-expanded=false]')?.click()
}
