import { expect, test } from 'vitest'
import { advised, article, foundAmong } from '../../../tests/harness/rules.ts'
import { futureDate, missingSlug, postAddress } from './posts.ts'

test.each([
  [
    'date: 2026-11-22',
    '2:7  date "2026-11-22" is still to come, and the post is shown already. Write publishAt: 2026-11-22 09:00 to wait for it.',
  ],
  [
    'date: 2026-12-02\npublishAt: 2026-12-01 09:00',
    '2:7  date "2026-12-02" is later than publishAt. Write date: 2026-12-01, the day on which it appears.',
  ],
  ['date: 2026-11-21'],
  ['date: 2026-11-22\npublishAt: 2026-11-22'],
  ['date: 2026-11-22\ndraft: true'],
  ['date: morgen'],
])('a date keeps nothing back, and is not later than the post appears: %j', async (fields = '', ...expected) => {
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

test.each([
  ['[oud, ouder]', '', ''],
  ['[nieuw]', 'nieuw', 'content/nl/blog/kosten.mdx'],
  ['[zorg]', 'zorg', 'site/categories.ts'],
  ['[oud, oud]', 'oud', 'content/nl/blog/kosten.mdx'],
])('an alias is the address of nothing else: a post, a category, another alias: %s', async (aliases, alias, owner) => {
  const text = article('\nTekst.', `slug: nieuw\naliases: ${aliases}`)
  const expected = alias ? [`3:10  aliases "${alias}" is taken by ${owner}. Choose another.`] : []
  expect(await foundAmong(postAddress, { 'content/nl/blog/kosten.mdx': text })).toEqual(expected)
})
