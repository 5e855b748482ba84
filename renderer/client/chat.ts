const buttons = ':is(.button, label, input, select, textarea, button:not([aria-expanded]))'

/** Hides the chat link while it overlaps a control. */
export function keepChatClear() {
  const chat = document.querySelector<HTMLElement>('[data-chat]')
  if (!chat) return
  const below = new Set<Element>()
  let observer: IntersectionObserver | undefined
  const watch = () => {
    observer?.disconnect()
    below.clear()
    const { top, right, bottom, left } = chat.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const rootMargin = [-top, right - clientWidth, bottom - clientHeight, -left].map((side) => `${side}px`).join(' ')
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) below[isIntersecting ? 'add' : 'delete'](target)
        chat.toggleAttribute('data-away', below.size > 0)
      },
      { rootMargin },
    )
    for (const button of document.querySelectorAll(`main ${buttons}`)) observer.observe(button)
  }
  addEventListener('resize', watch)
  // Unfolding adds buttons; the chat link appears after consent.
  const sizes = new ResizeObserver(watch)
  sizes.observe(document.body)
  sizes.observe(chat)
}
