import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { headingRepeated } from './heading-repeated.ts'

test('headings that stand side by side differ', async () => {
  expect(await found(headingRepeated, '\n## Kosten\n\n### Tip\n\n## Kosten [#more]')).toEqual([
    '9:1  The heading "Kosten" stands on line 5 already. Write other words.',
  ])
  expect(await found(headingRepeated, '\n## Kosten\n\n### Tip\n\n### tip')).toEqual([
    '9:1  The heading "tip" stands on line 7 already. Write other words.',
  ])
})

test('under another heading the same words may return', async () => {
  expect(await found(headingRepeated, '\n## Starter\n\n### Prijs\n\n## Enterprise\n\n### Prijs')).toEqual([])
})

test('a heading of the page counts as the one of the text that it is to become', async () => {
  expect(await found(headingRepeated, '\n## Kosten\n\n# Kosten')).toEqual([
    '7:1  The heading "Kosten" stands on line 5 already. Write other words.',
  ])
})
