import sharp from 'sharp'
import { expect, test } from 'vitest'
import { adviceIn, post } from '../../../tests/harness/content.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d5fd6' } })
    .png()
    .toBuffer()

const is16to9 = 'and the picture of a post is 16:9. Cut it to'
const isSmall = 'so it is small on its card and above the text. Save it at 1200 by 675.'

test.each([
  [1200, 2400, `is 1200 by 2400, ${is16to9} 1200 by 675.`],
  [3000, 900, `is 3000 by 900, ${is16to9} 1600 by 900.`],
  [1200, 630, `is 1200 by 630, ${is16to9} 1120 by 630.`],
  [40, 30, `is 40 by 30, ${isSmall}`],
  [1200, 675],
  [1366, 768],
])(
  'the picture of a post, of %i by %i, gets advice about its proportions and size',
  async (width, height, said = '') => {
    const image = '/images/blog/probe.png'
    const changes = { ...post({ image }), [`../public${image}`]: await photo(width, height) }
    const advice = (await adviceIn(changes)).filter((line) => line.includes(image))
    expect(advice).toEqual(said ? [`content/nl/blog/kosten.mdx:8:8  image ${image} ${said}`] : [])
  },
)
