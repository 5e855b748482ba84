import { expect, test } from 'vitest'
import { advised, found, foundIn } from '../../tests/harness/rules.ts'
import { typedPrice } from './typed-price.ts'

const typed = (written: string, cure: string) =>
  `"${written}" is a price typed by hand. Write ${cure}, so that it follows content/business.yaml.`

test.each([
  ['€ 950', '{starter.monthly}'],
  ['€950,00', '{starter.monthly}'],
  ['950,- euro', '{starter.monthly}'],
  ['€ 1.750,-', '{professional.monthly}'],
  ['1750 euro', '{professional.monthly}'],
  ['EUR 900', '{support.monthly}'],
  ['€&nbsp;2.500', '{professional.setup}'],
  ['&euro; 950', '{starter.monthly}'],
  ['€ 1.500', '{starter.setup} or {training.price}'],
])('%s is one of our prices', async (written, cure) => {
  const [line] = await found(typedPrice, `\nDat kost **${written}** per maand.`)
  expect(line?.replace(/ {2}\[.*/, '')).toBe(`5:12  ${typed(written.replace(/,-$/, ''), cure)}`)
})

test('prices are found in fields, lists, tables and properties too, each where it stands', async () => {
  const text =
    '\nEerste regel\nen € 950.\n\n- € 950\n\n| a |\n|---|\n| € 950 |\n\n<Callout title="€ 950">\n\ntekst\n\n</Callout>'
  expect((await found(typedPrice, text, 'title: Voor € 950')).map((line) => line.replace(/ .*/, ''))).toEqual([
    '6:4',
    '8:3',
    '12:3',
    '14:17',
    '2:13',
  ])
})

test('one that is a single fact can be corrected, but not with signs behind it', async () => {
  const fixed = async (written: string) =>
    (await found(typedPrice, `\nKost ${written} nu.`)).map((line) => /\[.*/.exec(line)?.[0])
  expect(await fixed('€ 950')).toEqual(['[€ 950 → {starter.monthly}]'])
  expect(await fixed('€ 950,-')).toEqual([undefined])
  expect(await fixed('€ 1.500')).toEqual([undefined])
})

test('facts, code and other amounts pass', async () => {
  expect(await found(typedPrice, '\n{starter.monthly}, `€ 950`, 950 dagen, € 951')).toEqual([])
})

test('an English text writes its prices the English way', async () => {
  const file = (body: string) => foundIn(typedPrice, 'content/en/blog/kosten.mdx', `---\ntitle: A title\n---\n${body}`)
  expect(await file('€1,750 a month')).toEqual([
    `4:1  ${typed('€1,750', '{professional.monthly}')}  [€1,750 → {professional.monthly}]`,
  ])
})

test('an amount that is no fact is advised on, as it can be right', async () => {
  expect(await advised(typedPrice, '\nEen typist kost € 40 per uur, niet € 950.')).toEqual([
    '5:17  "€ 40" is no price of content/business.yaml. If it is one of ours, add it there and write the fact.',
  ])
})

test('a price with a dash and without a sign is one', async () => {
  expect(await found(typedPrice, 'Voor 950,- per maand.')).toEqual([
    '4:6  "950,-" is a price typed by hand. Write {starter.monthly}, so that it follows content/business.yaml.  [950,- → {starter.monthly}]',
  ])
})
