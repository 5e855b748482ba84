/**
 * Remembers which element has the focus, for when it is about to be disabled: that takes the focus away. Call the
 * result to give it back.
 */
export function keepFocus(): () => void {
  const { activeElement } = document
  return () => {
    if (document.activeElement === document.body && activeElement instanceof HTMLElement)
      activeElement.focus({ preventScroll: true })
  }
}
