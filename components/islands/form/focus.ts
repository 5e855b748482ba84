/** Remembers the focused element before it is disabled, which drops focus. The returned function restores it. */
export function keepFocus(): () => void {
  const { activeElement } = document
  return () => {
    if (document.activeElement === document.body && activeElement instanceof HTMLElement)
      activeElement.focus({ preventScroll: true })
  }
}
