import { expect, test } from 'vitest'
import { hasLanded } from './landed.ts'

const base = 'Een.\n\nJe betaalt vooraf.\n\nDrie.\n'
const proposed = base.replace('Je betaalt vooraf.', 'Je betaalt bij ons elke maand altijd vooraf.')

test.each([
  ['as it was proposed', proposed, true],
  ['with something of somebody else beside it', proposed.replace('Drie.', 'Drie, en meer.'), true],
  ['with a word of the reviewer in it', proposed.replace('altijd', 'steeds'), true],
  ['as it was before', base, false],
  ['with only something of somebody else', base.replace('Drie.', 'Drie, en meer.'), false],
  [
    'with the same lines written by somebody else',
    base.replace('Je betaalt vooraf.', 'Betalen doe je achteraf.'),
    false,
  ],
  ['removed', null, false],
])('a text %s', (_, now, landed) => {
  expect(hasLanded(base, proposed, now)).toBe(landed)
})

test('one word for another has landed only as it was proposed', () => {
  const price = (word: string) => `Het kost ${word} euro.\n`
  expect([price('900'), price('925'), price('950')].map((now) => hasLanded(price('950'), price('900'), now))).toEqual([
    true,
    false,
    false,
  ])
})

test('a file that was added or removed', () => {
  expect([hasLanded(null, base, base), hasLanded(null, base, null), hasLanded(base, null, null)]).toEqual([
    true,
    false,
    true,
  ])
  expect(hasLanded(base, null, proposed)).toBe(false)
})
