import { expect, test } from 'vitest'
import { comparePictures, limitPictures, type Picture } from './pictures.ts'

const view = { width: 390, scheme: 'light' } as const

/** White picture with a black line at a height. */
function shot(height: number, line: number) {
  const rows = Buffer.alloc(view.width * height * 3, 255)
  rows.fill(0, line * view.width * 3, (line + 1) * view.width * 3)
  return { rows, width: view.width, height, isCut: false }
}

test('identical pictures have no difference and use no bytes', async () => {
  expect(await comparePictures(view, shot(300, 100), shot(300, 100))).toMatchObject({ difference: 0, parts: [] })
})

test('a shift of one pixel is a difference, with the rows around it kept once', async () => {
  const { difference, parts } = await comparePictures(view, shot(300, 100), shot(300, 101))
  expect(difference).toBeCloseTo(2 / 300)
  expect(parts.map(({ side, height }) => [side, height])).toEqual([
    ['both', 100],
    ['before', 10],
    ['after', 10],
    ['both', 190],
  ])
})

test('added rows do not make the rows below them count as changed', async () => {
  const { parts, heights } = await comparePictures(view, shot(300, 250), shot(340, 290))
  expect(heights).toEqual({ before: 300, after: 340 })
  expect(parts.map(({ side }) => side)).toEqual(['both', 'after', 'both'])
})

test('a page that exists on one side only is shown whole', async () => {
  const { parts, difference } = await comparePictures(view, undefined, shot(300, 100))
  expect({ difference, parts: parts.map(({ side, height }) => [side, height]) }).toEqual({
    difference: 1,
    parts: [['after', 300]],
  })
})

test('pictures that would make the file too large are omitted, and counted', () => {
  const picture = (size: number): Picture => ({
    ...view,
    parts: [{ side: 'after', height: 10, bytes: 'x'.repeat(size) }],
    heights: { after: 10 },
    difference: 1,
    isCut: false,
  })
  const { pages, left } = limitPictures(
    [60, 50, 40].map((size) => ({ pictures: [picture(size)] })),
    100,
  )
  expect({ left, kept: pages.map(({ pictures }) => pictures.length) }).toEqual({ left: 1, kept: [1, 0, 1] })
})
