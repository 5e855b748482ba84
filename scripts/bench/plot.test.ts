import { expect, test } from 'vitest'
import { plot } from './plot.ts'

const cost = (cpu: number) => ({ wall: cpu, cpu, memory: 500 })
const runs = (cold: number, warm: number) => ({ cold: cost(cold), warm: cost(warm), stages: { cold: {}, warm: {} } })

test('the plot has a panel for each number of posts, in order, and shows the peers of the same run', () => {
  const drawn = plot({
    ours: { 1000: { ...runs(20, 4), runs: 3, load: 0 }, 12: { ...runs(8, 2), runs: 3, load: 0 } },
    peers: { 1000: { runs: 3, load: 0, tools: { ours: runs(21, 5), astro: runs(42, 40) } } },
  })
  const texts = [...drawn.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)
  expect(texts).toEqual([
    ...['cold', 'after one post changed'],
    ...['12 posts', 'ours', '8.00 CPU s', '2.00 CPU s'],
    ...['1,000 posts', 'ours', '21.0 CPU s', '5.00 CPU s', 'astro', '42.0 CPU s', '40.0 CPU s'],
  ])
})

test('in a panel, the longest bar is the dearest build and the others are to its scale', () => {
  const drawn = plot({
    ours: {},
    peers: { 1000: { runs: 1, load: 0, tools: { ours: runs(10, 5), astro: runs(40, 20) } } },
  })
  const widths = [...drawn.matchAll(/<rect class="(?:cold|warm)" x="140" y="\d+" width="(\d+)"/g)].map(([, width]) =>
    Number(width),
  )
  expect(widths.slice(-4)).toEqual([140, 70, 560, 280])
})
