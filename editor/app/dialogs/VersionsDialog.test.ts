import { expect, test } from 'vitest'
import { momentOf } from '../words.ts'
import { changesOf, sourceOf } from './VersionsDialog.tsx'

test.each([
  [['translates', 'body'], 'tekst (Engels)'],
  [['translates'], 'zegt hetzelfde (Engels)'],
  [[], 'opmaak (Engels)'],
])('a version names what it changed in words of the form: %j', (what, said) => {
  expect(changesOf({ changes: [{ file: 'content/en/faq/costs.mdx', what }] })).toBe(said)
})

test('labels of versions have day and time, and seconds where these are equal', () => {
  const times = ['2026-11-02T09:30:05.000Z', '2026-11-02T09:30:48.000Z', '2026-11-02T09:31:00.000Z']
  const versions = times.map((time) => ({ time, author: 'Anna' }))
  const labels = versions.map((version) => sourceOf(version, versions))
  expect(new Set(labels).size).toBe(3)
  expect(labels[0]).toContain(`${momentOf(times[0] ?? '')}:05, `)
  expect(labels[2]).toBe(`${momentOf(times[2] ?? '')}, door Anna`)
})
