/** A link to a closed answer opens it, now and when the address changes; its click brings the island. */
export function openNamedAnswer() {
  const open = () => document.querySelector<HTMLElement>(':target > h3 > [aria-expanded=false]')?.click()
  addEventListener('hashchange', open)
  open()
}
