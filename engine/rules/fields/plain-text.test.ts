import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { fieldEntity } from './plain-text.ts'

test('a field is plain text, in which an entity would be shown as it stands', async () => {
  expect(
    await found(fieldEntity, '\nKosten &amp; baten', 'title: Kosten &amp; baten\nexcerpt: Koffie &#38; thee'),
  ).toEqual([
    '2:15  &amp; would be shown as it stands. Write &.  [&amp; → &]',
    '3:17  &#38; would be shown as it stands. Write the character itself.',
  ])
})

test('an entity that is written as one itself is corrected at once, or not at all', async () => {
  expect(await found(fieldEntity, '', 'title: A &amp;lt; B &amp;nbsp; C\nexcerpt: R&amp;D;')).toEqual([
    '2:10  &amp;lt; would be shown as it stands. Write <.  [&amp;lt; → <]',
    '2:21  &amp;nbsp; would be shown as it stands. Write a space.',
    '3:11  &amp;D; would be shown as it stands. Write the character itself.',
  ])
})
