export const logo = {
  width: 36,
  height: 20,
  viewBox: '0 0 36 20',
  line: 'M1 15h7c5 0 5-10 10-10h3m8 0h6',
  node: { cx: 25, cy: 5, r: 4 },
} as const

export const socialSize = { width: 1200, height: 630 } as const
