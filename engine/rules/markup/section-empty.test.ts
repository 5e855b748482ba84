import { expect, test } from 'vitest'
import { advised, foundIn } from '../../../tests/harness/rules.ts'
import { sectionEmpty } from './section-empty.ts'

test('below a heading stands its text', async () => {
  const nothing = (words: string) =>
    `Below the heading "${words}" stands nothing. Write its text, or leave the heading out.`
  expect(await advised(sectionEmpty, '## Een\n\n## Twee [#two]\n\nTekst.\n\n## Drie\n\n[a]: /faq')).toEqual([
    `4:1  ${nothing('Een')}`,
    `10:1  ${nothing('Drie')}`,
  ])
  expect(
    await advised(sectionEmpty, '## Een\n\n### Twee\n\n- Tekst.\n\n## Drie\n\n<CookieTable longest="x" />'),
  ).toEqual([])
})

test('a question has an answer', async () => {
  const body = '## Wat?\n\n## Hoe? [#how]\n\nZo.'
  expect(await foundIn(sectionEmpty, 'content/nl/faq/a.mdx', `---\non: faq\n---\n${body}`)).toEqual([
    '4:1  The question "Wat?" has no answer. Write it below, or leave the question out.',
  ])
})

test('a draft can wait', async () => {
  expect(await advised(sectionEmpty, '## Een\n\n## Twee', 'draft: true')).toEqual([])
})
