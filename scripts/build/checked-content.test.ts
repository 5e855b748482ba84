import { expect, test } from 'vitest'
import { securityExpires } from '../../site/security.ts'
import type { Collected } from '../content/collections.ts'
import { onlyHidden, unsettled } from './checked-content.ts'

const moment = (text: string) => Date.parse(text)

function entry(locale: string, fields: object, fingerprint: string) {
  return {
    file: `content/${locale}/blog/kosten.mdx`,
    collection: 'blog',
    name: 'kosten',
    locale,
    fields,
    places: { translates: { line: 6, column: 13 } },
    fingerprint,
    // Only the fields that the function reads.
  } as unknown as Collected['entries'][number]
}

test.each([
  ['old', ['content/en/blog/kosten.mdx:6:13  content/nl/blog/kosten.mdx has changed since this was translated.']],
  ['new', []],
])('a translation of the %s source keeps the site from being published where that has changed: %s', (of, lines) => {
  const entries = [entry('nl', {}, 'new'), entry('en', { translates: of }, 'x')]
  const said = unsettled({ entries }, moment('2026-11-21'))
  expect(said).toEqual(lines.map((line) => expect.stringContaining(line)))
})

test('in the last month before security.txt expires the site is not published without a look at it', () => {
  const expires = moment(securityExpires)
  expect(unsettled({ entries: [] }, expires - 31 * 86_400_000)).toEqual([])
  expect(unsettled({ entries: [] }, expires - 29 * 86_400_000)).toEqual([
    `site/security.ts  security.txt expires on ${securityExpires}. Check its contact address, and move the date a year on.`,
  ])
})

test('of the pictures that hidden entries name, those that are shown elsewhere stay', () => {
  const size = { width: 1, height: 1 }
  const hidden = [{ pictures: { '/images/secret.svg': size, '/images/shared.svg': size } }]
  const shown = [{ pictures: { '/images/shared.svg': size, '/images/logo.svg': size } }]
  expect(onlyHidden(hidden, shown)).toEqual(['/images/secret.svg'])
})
