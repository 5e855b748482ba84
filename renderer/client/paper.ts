// For browsers from before `::details-content`, by which a style unfolds on paper what is folded: there it opens for the
// printer, and closes after it.
addEventListener('beforeprint', () => {
  const folded = document.querySelectorAll<HTMLDetailsElement>('details:not([open])')
  for (const part of folded) part.open = true
  addEventListener(
    'afterprint',
    () => {
      for (const part of folded) part.open = false
    },
    { once: true },
  )
})

export {}
