import { expect, test } from 'vitest'
import { setField } from './set-field.ts'

test('accepting a translation writes the fingerprint of its source, once', () => {
  const first = setField('---\ntitle: A title\n---\n\ntranslates: this line is text.\n', 'translates', 't1234567')
  expect(first).toBe('---\ntitle: A title\ntranslates: t1234567\n---\n\ntranslates: this line is text.\n')
  expect(setField(first, 'translates', 't7654321')).toBe(first.replace('t1234567', 't7654321'))
})
