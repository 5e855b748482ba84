import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentVersion, deletable, kept, purposes, receivers, stay } from './cookies.ts'

// What a visitor agrees to. Where this differs, raise consentVersion in site/cookies.ts and write both here: everyone is
// then asked again. Another wording alone asks nobody.
test('a purpose, a receiver or a cookie more asks everyone again', () => {
  const asked = [purposes, receivers, kept.map(({ name, purpose, of, stays }) => [name, purpose, of, stays])]
  const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 8)
  expect({ version: consentVersion, fingerprint }).toEqual({ version: 1, fingerprint: '6d984dd0' })
})

test.each([
  ['_ga', '2\u00a0jaar', '2\u00a0years'],
  ['language', 'totdat je het wist', 'until you clear it'],
])('how long %s stays is said in the language of the reader', (name, nl, en) => {
  const found = kept.filter((each) => each.name === name)
  expect(found.map((each) => [stay(each, 'nl'), stay(each, 'en')])).toEqual([[nl, en]])
})

test('the cookies of another domain cannot be deleted, and only those', () => {
  const named = purposes.flatMap(deletable)
  expect(kept.filter(({ name, of }) => named.includes(name) === Boolean(of))).toEqual([])
})
