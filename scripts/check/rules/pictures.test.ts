import sharp from 'sharp'
import { expect, test } from 'vitest'
import { advised, advisedIn } from '../../../tests/harness/check-rule.ts'
import { adviceIn, examineWith, post } from '../../../tests/harness/content.ts'
import { print } from '../../content/problem.ts'
import { socialText } from './pictures.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d5fd6' } })
    .png()
    .toBuffer()

const is16to9 = 'but the picture of a post is 16:9. Crop it to'
const isSmall = 'so it is small on its card and above the text. Use a picture of 1200 by 675 pixels.'

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
    const changes = { ...post({ image }, '', { fields: { image } }), [`../public${image}`]: await photo(width, height) }
    const advice = (await adviceIn(changes)).filter((line) => line.includes(image))
    const lines = ['en', 'nl'].map((locale) => `content/${locale}/blog/kosten.mdx:8:8  image ${image} ${said}`)
    expect(advice).toEqual(said ? lines : [])
  },
)

test('the characters that a social picture omits are reported at their position', async () => {
  expect(await advised(socialText, 'Tekst ✅.', 'title: "Klaar ✅ → nu"')).toEqual([
    '2:15  The social picture leaves out "✅" "→", which its font lacks. Write a word instead, or leave the text as it is.',
  ])
  expect(await advisedIn(socialText, 'content/nl/pages/about.mdx', '---\nheading: Minder CO₂\n---\n')).toEqual([
    '2:19  The social picture shows "₂" as "2", because its font lacks that character. Leave the text as it is if that reads well.',
  ])
  expect(await advised(socialText, 'Tekst ✅.', 'title: Klaar\nexcerpt: Klaar ✅')).toEqual([])
})

test("the company's name is on every social picture, so its characters are reported too", async () => {
  const { advice } = await examineWith({}, { SITE_BRAND_NAME: 'Werk ⚡ stroom' })
  expect(advice.map(print).filter((line) => line.includes('⚡'))).toEqual([
    expect.stringMatching(/^content\/business\.yaml:\d+:\d+ {2}The social picture leaves out "⚡", /),
  ])
})
