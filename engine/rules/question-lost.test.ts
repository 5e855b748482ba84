import { expect, test } from 'vitest'
import { advised, advisedIn, found, foundIn } from '../../tests/harness/rules.ts'
import { questionInside, questionLost } from './question-lost.ts'

const faq = (body: string) => ['content/nl/faq/kosten.mdx', `---\non: faq\n---\n${body}`] as const

test('what stands above the first question would not be shown', async () => {
  expect(await foundIn(questionLost, ...faq('Hier lees je het.\n\n## Wat kost het?\n\nDat.'))).toEqual([
    '4:1  The FAQ shows nothing that stands above its first question. Write ## and the question above this text, or leave it out.',
  ])
  expect(await foundIn(questionLost, ...faq('## Wat kost het?\n\nDat.'))).toEqual([])
  expect(await found(questionLost, 'Een artikel begint zo.\n\n## Wat?')).toEqual([])
})

test('a question of a lower level is advised on', async () => {
  expect(
    await advisedIn(questionInside, ...faq('## Wat?\n\nDat.\n\n### Hoe? [#how]\n\nZo.\n\n### Zo dus\n\nJa.')),
  ).toEqual(['8:1  "Hoe?" is shown within the answer above it. Write ## Hoe? for a question of its own.'])
  expect(await advised(questionInside, '## Wat?\n\n### Hoe?')).toEqual([])
})
