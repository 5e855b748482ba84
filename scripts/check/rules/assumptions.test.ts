import { expect, test } from 'vitest'
import { foundIn } from '../../../tests/harness/check-rule.ts'
import { changedAssumption } from './assumptions.ts'

const foundWith = (lines: string[], locale = 'nl') => {
  const assumes = lines.map((line) => `\n  ${line}`).join('')
  const text = `---\ntitle: Een som\nassumes:${assumes}\n---\n\nTekst.\n`
  return foundIn(changedAssumption, `content/${locale}/blog/som.mdx`, text)
}

test.each([
  ['nl', ['technicalCase.minutes: 15', 'technicalCase.byHand: 15 uur', 'calculator.share: 70%']],
  ['en', ['technicalCase.minutes: 15', 'technicalCase.byHand: 15 hours', 'calculator.share: 70%']],
])('a text that assumes the facts as they are passes, in %s', async (locale, lines) => {
  expect(await foundWith(lines, locale)).toEqual([])
})

test('the report on a text that assumes another value gives the fact and its new value', async () => {
  expect(await foundWith(['technicalCase.minutes: 12', 'technicalCase.byHand: 12 uur'])).toEqual([
    '4:3  This text assumes that technicalCase.minutes is "12". In content/business.yaml it is "15". Change what depends on it, then write 15 here.',
    '5:3  This text assumes that technicalCase.byHand is "12 uur". In content/business.yaml it is "15 uur". Change what depends on it, then write 15 uur here.',
  ])
})

test('a misspelt fact is reported', async () => {
  expect(await foundWith(['technicalCase.minuts: 15'])).toEqual([
    expect.stringMatching(/\{technicalCase\.minuts\} is not a fact in content\/business\.yaml\. Did you mean/),
  ])
})
