import { expect, test } from 'vitest'
import { found } from '../../tests/harness/rules.ts'
import { factSigns } from './fact-signs.ts'

const twice = (written: string, shown: string, fact: string) =>
  `${written} is shown as "${shown}": a fact says its sign and its unit itself. Write {${fact}}.  [${written} → {${fact}}]`

test.each([
  ['€ {starter.monthly}', '€ € 950', 'starter.monthly'],
  [`$${'{starter.monthly}'}`, '$€ 950', 'starter.monthly'],
  ['{starter.monthly} euro', '€ 950 euro', 'starter.monthly'],
  ['{professional.flowDiscount}%', '15%%', 'professional.flowDiscount'],
  ['{starter.savedHours} uur', '5-10 uur uur', 'starter.savedHours'],
])('a fact says its sign itself: %s', async (written, shown, fact) => {
  expect(await found(factSigns, `Dat is ${written} elke keer.`)).toEqual([`4:8  ${twice(written, shown, fact)}`])
})

test('also in a field', async () => {
  expect(await found(factSigns, '', 'title: "Nu € {starter.monthly}"')).toEqual([
    `2:12  ${twice('€ {starter.monthly}', '€ € 950', 'starter.monthly')}`,
  ])
})

test('a fact between square brackets is shown as it stands', async () => {
  expect(await found(factSigns, 'Dat is [starter.monthly].')).toEqual([
    '4:8  [starter.monthly] is shown as it stands. Write {starter.monthly}.  [[starter.monthly] → {starter.monthly}]',
  ])
})

test('code, links and words of another kind pass', async () => {
  const body =
    '`€ {starter.monthly}` kost {starter.monthly} per maand, [starter.monthly](/faq), [iets.anders] en {terms.minimumTerm} lang.'
  expect(await found(factSigns, `${body}\n\n\`\`\`\n€ {starter.monthly}\n\`\`\``)).toEqual([])
})
