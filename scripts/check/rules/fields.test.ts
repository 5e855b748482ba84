import { expect, test } from 'vitest'
import { advised, article, foundAmong, foundIn } from '../../../tests/harness/check-rule.ts'
import { futureDate, missingSlug, pageText } from './fields.ts'

const lost = 'The page shows no text below the fields of this file. Move the text to a field, or remove the text.'

test.each([
  ['pages/support', '\n\nA text.\n', `6:1  ${lost}`],
  ['plans/starter', '## A heading\n\nA text.\n', `4:1  ${lost}`],
  ['modules/training', 'A text.\n', `4:1  ${lost}`],
  ['pages/accessibility', '\n', '1:1  The text is missing. Write it below the second ---.'],
  ['pages/accessibility', 'A text.\n'],
  ['pages/unknown', 'A text.\n'],
  ['blog/costs', 'A text.\n'],
])('a page has a text where its view shows one: %s, %j', async (name, body, ...expected) => {
  expect(await foundIn(pageText, `content/en/${name}.mdx`, `---\ntitle: A title\n---\n${body}`)).toEqual(expected)
})

test.each([
  [
    'date: 2026-11-22',
    '2:7  date "2026-11-22" is in the future, but the post is already shown. Write publishAt: 2026-11-22 09:00 to hide it until then.',
  ],
  [
    'date: 2026-12-02\npublishAt: 2026-12-01 09:00',
    '2:7  date "2026-12-02" is later than publishAt. Write date: 2026-12-01, the day on which the post appears.  [2026-12-02 → 2026-12-01]',
  ],
  [
    'date: 2026-11-21\npublishAt: 2026-12-01 09:00',
    '2:7  date "2026-11-21" is earlier than publishAt, so the post appears below newer ones, in the feed too. Write date: 2026-12-01, the day on which the post appears.  [2026-11-21 → 2026-12-01]',
  ],
  ['date: 2026-11-21'],
  ['date: 2026-11-22\npublishAt: 2026-11-22'],
  ['date: 2026-11-22\ndraft: true'],
  ['date: morgen'],
])('a date does not hide a post, and is the day on which the post appears: %j', async (fields = '', ...expected) => {
  expect(await foundAmong(futureDate, { 'content/nl/blog/kosten.mdx': article('', fields) })).toEqual(expected)
})

test.each([
  [
    'Tekst.',
    'id: 91\ntitle: Wat kost het?',
    '3:1  slug is missing, so the address ends in kosten. Write one, such as slug: wat-kost-het',
  ],
  ['', 'title: Wat kost het?'],
  ['Tekst.', 'title: Kosten'],
])('an article is offered an address, where its file name is none: %j, %j', async (body = '', fields, ...expected) => {
  expect(await advised(missingSlug, body, fields)).toEqual(expected)
})
