import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { pictureSplit } from './picture-split.ts'

test('a picture that became a link is named', async () => {
  expect(await found(pictureSplit, 'Zo:\n\n! [Een bureau](/images/blog/desk.jpg)')).toEqual([
    '6:1  This picture is shown as a link. Write ![ without a space between.  [!  → !]',
  ])
})

test('a link after an exclamation passes', async () => {
  expect(await found(pictureSplit, 'Kijk! [x](/faq)\n\n![Een bureau](/images/blog/desk.jpg)')).toEqual([])
})
