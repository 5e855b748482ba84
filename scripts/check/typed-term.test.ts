import { expect, test } from 'vitest'
import { advised, advisedIn, article } from '../../tests/harness/rules.ts'
import { typedTerm } from './typed-term.ts'

const alike = (place: string, written: string, facts: string) =>
  `${place}  "${written}" reads like a term of content/business.yaml. If it is that one, write its fact: ${facts}.`

test('what reads like one of our terms is advised on', async () => {
  expect(await advised(typedTerm, 'Je hoort binnen 72 uur iets; dat duurt +72 uur of 172 uur, soms 73 uur.')).toEqual([
    alike('4:17', '72 uur', '{terms.breachNotice}'),
  ])
})

test.each([
  ['2-4 weken', '{starter.implementation}'],
  ['2–4 weken', '{starter.implementation}'],
  ['48 uur op werkdagen', '{starter.emailResponse}'],
])('so is a range, and a term of several words: %s', async (written, fact) => {
  expect(await advised(typedTerm, `Reken op ${written}.`)).toEqual([alike('4:10', written, fact)])
})

test('outside an article the rule on numbers says it', async () => {
  expect(await advisedIn(typedTerm, 'content/nl/faq/kosten.mdx', article('Binnen 72 uur.', 'title: Kosten'))).toEqual(
    [],
  )
})
