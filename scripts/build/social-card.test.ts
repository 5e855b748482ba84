import satori from 'satori'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inFont } from '../../site/head/drawn-text.ts'
import { spread } from '../../tests/harness/sample.ts'
import { cardColours } from './pictures.ts'
import { drawSocialCard, fonts, titleSize } from './social-card.tsx'

async function isEmpty(png: Buffer, left: number, top: number, width: number, height: number) {
  // sharp computes stats of its input, so the region is extracted first.
  const part = await sharp(png).extract({ left, top, width, height }).removeAlpha().png().toBuffer()
  const { channels } = await sharp(part).stats()
  return channels.every(({ min, max }) => max - min < 4)
}

const colours = cardColours()
const card = { brand: 'Werkstroom', locale: 'nl', eyebrow: 'Zorg', price: undefined } as const

test.each([
  'Kort',
  'Vijf redenen om werkorders te automatiseren',
  'Arbeidsongeschiktheidsverzekeringsmaatschappij',
  'Wereldwijde werkgeversverklaringsverwerkingswachtrijen wegwerken met workflows erbij',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
])('the title "%s" stays within the picture', async (title) => {
  const png = await drawSocialCard({ ...card, title }, colours)
  expect(await isEmpty(png, 1125, 0, 75, 300)).toBe(true)
  expect(await isEmpty(png, 0, 510, 600, 60)).toBe(true)
})

test('a short title is large, and a long word makes the whole title smaller instead of breaking', async () => {
  expect(await titleSize('Vijf redenen')).toBe(96)
  expect(await titleSize('Arbeidsongeschiktheidsverzekeringsmaatschappij')).toBeLessThan(56)
})

test('the price is below the title', async () => {
  const plain = await drawSocialCard({ ...card, title: 'Starter' }, colours)
  const priced = await drawSocialCard({ ...card, title: 'Starter', price: '€ 950 per maand' }, colours)
  expect(await isEmpty(plain, 80, 530, 400, 60)).toBe(true)
  expect(await isEmpty(priced, 80, 530, 400, 60)).toBe(false)
})

test('a text is drawn without the characters that the font lacks, so it has no empty boxes', async () => {
  const plain = await drawSocialCard({ ...card, title: 'Klaar in een dag', price: '€ 950' }, colours)
  expect(await drawSocialCard({ ...card, title: '🚀 Klaar ✅ in een dag', price: '→ € 950' }, colours)).toEqual(plain)
  await drawSocialCard({ ...card, title: 'Привет' }, colours)
})

test('the omitted characters are those that the font lacks', async () => {
  const lacking = new Set<string>()
  const ranges = [
    [0x20, 0x2fff],
    [0xfb00, 0xfb06],
    [0x1f300, 0x1f310],
  ] as const
  const each = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  const all = spread(each, 7)
  for (const code of all) {
    const character = String.fromCodePoint(code)
    await satori(character, {
      width: 100,
      height: 100,
      fonts,
      loadAdditionalAsset: async () => lacking.add(character) && [],
    })
  }
  // Combining marks are drawn with the letter before them, so they are not tested separately.
  const wrong = all
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !/\p{M}/u.test(character) && inFont.test(character) === lacking.has(character))
  expect(wrong).toEqual([])
})
