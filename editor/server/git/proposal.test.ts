import { expect, test } from 'vitest'
import { hasLanded } from './proposal.ts'

const base = 'Een.\n\nJe betaalt vooraf.\n\nDrie.\n'
const proposed = base.replace('Je betaalt vooraf.', 'Je betaalt bij ons elke maand altijd vooraf.')
const price = (word: string) => `Het kost ${word} euro.\n`

test.each([
  ['as it was proposed', base, proposed, proposed, true],
  ['with something of somebody else beside it', base, proposed, proposed.replace('Drie.', 'Drie, en meer.'), true],
  ['with a word of the reviewer in it', base, proposed, proposed.replace('altijd', 'steeds'), true],
  ['as it was before', base, proposed, base, false],
  ['with only something of somebody else', base, proposed, base.replace('Drie.', 'Drie, en meer.'), false],
  ['with the same lines by somebody else', base, proposed, base.replace('Je betaalt vooraf.', 'Achteraf.'), false],
  ['with less than half of its words', base, proposed, base.replace('vooraf', 'elke maand vooraf'), false],
  ['removed', base, proposed, null, false],
  ['with another word for the only one', price('950'), price('900'), price('925'), false],
  ['added', null, base, base, true],
  ['added and not there', null, base, null, false],
  ['removed as proposed', base, null, null, true],
  ['changed where its removal was proposed', base, null, proposed, false],
])('a text %s', (_, before, wanted, now, landed) => {
  expect(hasLanded('content/nl/faq/costs.mdx', before, wanted, now)).toBe(landed)
})
