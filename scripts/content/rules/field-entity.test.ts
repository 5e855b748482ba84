import { expect, test } from 'vitest'
import { fieldEntity } from './field-entity.ts'
import { found } from './testing.ts'

test('a field is plain text, in which an entity would be shown as it stands', async () => {
  expect(
    await found(fieldEntity, '\nKosten &amp; baten', 'title: Kosten &amp; baten\nexcerpt: Koffie &#38; thee'),
  ).toEqual([
    '2:15  &amp; would be shown as it stands. Write &.  [&amp; → &]',
    '3:17  &#38; would be shown as it stands. Write the character itself.',
  ])
})
