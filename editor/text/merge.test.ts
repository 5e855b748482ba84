import { expect, test } from 'vitest'
import { diceOf } from '../../tests/harness/random.ts'
import { mergeTexts } from './merge.ts'

const base = '---\ntitle: Een\nslug: een\nid: 1\n---\n\nEerste alinea.\n\nTweede alinea.\n\nDerde.\n'

test('texts that changed in different lines are merged, to the byte', () => {
  const mine = base.replace('Eerste', 'Mijn eerste')
  const theirs = base.replace('id: 1', 'id: 2').replace('Derde.\n', 'Derde')
  expect(mergeTexts(base, mine, theirs)).toBe(theirs.replace('Eerste', 'Mijn eerste'))
  expect(mergeTexts(base, mine, mine)).toBe(mine)
})

test('texts that changed in the same line are not merged', () => {
  expect(mergeTexts(base, base.replace('Derde', 'Mijn'), base.replace('Derde', 'Hun'))).toBeUndefined()
  expect(mergeTexts('', 'mijn\n', 'hun\n')).toBeUndefined()
})

test('where one of two texts is unchanged, the other is the result, whatever it holds', () => {
  const dice = diceOf(7)
  const random = () =>
    Array.from({ length: dice.upTo(30) }, () => dice.pick(['a: 1\n', '\n', 'een\n', 'twee', '\r\n', '\ufeff'])).join('')
  for (let time = 0; time < 300; time++) {
    const [old, text] = [random(), random()]
    expect(mergeTexts(old, old, text)).toBe(text)
    expect(mergeTexts(old, text, old)).toBe(text)
  }
})
