import { describe, expect, test } from 'vitest'
import { entry, post, problemsIn } from '../../tests/harness/content.ts'
import { setField } from './set-field.ts'

describe('an entry in one language', () => {
  test('says why', async () => {
    const noTwin = 'Alleen voor Nederlandse lezers'
    expect(await problemsIn({ 'nl/blog/kosten.mdx': entry({ noTwin }) })).toEqual([])
    expect(await problemsIn({ 'nl/blog/kosten.mdx': entry({ noTwin: 'nee' }) })).toEqual([
      'content/nl/blog/kosten.mdx:11:9  noTwin "nee" has 3 characters. Write the reason in 10 to 160 characters.',
    ])
  })

  test('has no twin indeed', async () => {
    expect(await problemsIn(post({ noTwin: 'Alleen voor Nederlandse lezers' }))).toEqual([
      'content/nl/blog/kosten.mdx:11:9  noTwin stands here, and content/en/blog/kosten.mdx is its twin. Leave the line out.',
    ])
  })
})

test('accepting a translation writes the fingerprint of its source, once', () => {
  const first = setField('---\ntitle: A title\n---\n\ntranslates: this line is text.\n', 'translates', 't1234567')
  expect(first).toBe('---\ntitle: A title\ntranslates: t1234567\n---\n\ntranslates: this line is text.\n')
  expect(setField(first, 'translates', 't7654321')).toBe(first.replace('t1234567', 't7654321'))
})
