import { expect, test } from 'vitest'
import { inPlainWords, withFacts } from './plain.ts'

test.each([
  ['## Kop [#kop]', '## Andere kop [#kop]', ['Kop', 'Andere kop']],
  ['## Kop [#kop]', '## Kop [#anders]', ['Kop [#kop]', 'Kop [#anders]']],
  ['**Zorg:** zie [meer](/cases).', '**Bouw:** zie [meer](/cases).', ['Zorg: zie meer.', 'Bouw: zie meer.']],
  ['Zie [meer](/cases).', 'Zie [meer](/contact).', ['Zie meer (/cases).', 'Zie meer (/contact).']],
  ['Voor {plan.price}.', 'Nu voor {plan.price}.', ['Voor € 95.', 'Nu voor € 95.']],
  ['', '- Zie [meer](/cases)', ['', '• Zie meer']],
  ['Zorg', '**Zorg**', ['Zorg', '**Zorg**']],
  ['Een `a_b` en {plan.gone}.', 'Twee `a_b` en {plan.gone}.', ['Een a_b en {plan.gone}.', 'Twee a_b en {plan.gone}.']],
])('%j and %j are compared in words', (before, after, expected) => {
  expect(inPlainWords(before, after, { 'plan.price': '€ 95' })).toEqual(expected)
})

test('the facts in a title are filled in, and one that no longer exists stays as typed', () => {
  expect(withFacts('Voor {plan.price} of {plan.gone}', { 'plan.price': '€ 95' })).toBe('Voor € 95 of {plan.gone}')
})
