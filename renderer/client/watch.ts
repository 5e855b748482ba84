/** Loads the demo script once visible. */
export function watchDemo() {
  const demo = document.querySelector<HTMLElement>('[data-demo]')
  if (!demo) return
  new IntersectionObserver(
    ([entry], seen) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      import('./demo.ts').then(
        ({ startDemo }) => startDemo(demo),
        () => {},
      )
    },
    { threshold: 0.3 },
  ).observe(demo)
}
