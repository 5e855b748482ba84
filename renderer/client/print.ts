// For browsers without `::details-content`: opens `details` for print and closes them afterwards.
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
