import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardColours } from './pictures.ts'
import { drawSocialCard, titleSize } from './social-card.tsx'

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

test('a short title is set large, and a long word makes all of it smaller rather than breaking it', async () => {
  expect(await titleSize('Vijf redenen')).toBe(96)
  expect(await titleSize('Arbeidsongeschiktheidsverzekeringsmaatschappij')).toBeLessThan(56)
})

test('a price stands below the title', async () => {
  const plain = await drawSocialCard({ ...card, title: 'Starter' }, colours)
  const priced = await drawSocialCard({ ...card, title: 'Starter', price: '€ 950 per maand' }, colours)
  expect(await isEmpty(plain, 80, 530, 400, 60)).toBe(true)
  expect(await isEmpty(priced, 80, 530, 400, 60)).toBe(false)
})
