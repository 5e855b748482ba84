import { expect, test } from 'vitest'
import { found, foundIn } from '../../tests/harness/rules.ts'
import { outlineLeft } from './outline-left.ts'

const body = '\nBegin met wat de lezer herkent: een situatie, een vraag, een getal.\n\n## Hoe het nu gaat'

test('a post that is published is written by its writer', async () => {
  const fields = 'imageAlt: Schrijf wat er op de afbeelding te zien is.\nkeywords: [trefwoord, tijd]'
  expect(await found(outlineLeft, body, fields)).toEqual([
    '6:1  "Begin met wat de lezer herkent: een situatie, een vraag, …" is still the outline of npm run new. Write your own.',
    '2:11  "Schrijf wat er op de afbeelding te zien is." is still the outline of npm run new. Write your own.',
    '3:12  "trefwoord" is still the outline of npm run new. Write your own.',
  ])
  expect(await found(outlineLeft, body, 'draft: true')).toEqual([])
})

test('so is a question, which can wait in a draft', async () => {
  const text = (field: string) => `---\ntitle: Kosten${field}\n---\n\n## Nieuw? [#new]\n\nSchrijf hier het antwoord.\n`
  expect(await foundIn(outlineLeft, 'content/nl/faq/costs.mdx', text(''))).toEqual([
    '7:1  "Schrijf hier het antwoord." is still the outline of npm run new. Write your own.',
  ])
  expect(await foundIn(outlineLeft, 'content/nl/faq/costs.mdx', text('\ndraft: true'))).toEqual([])
})
