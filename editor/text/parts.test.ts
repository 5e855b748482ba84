import { expect, test } from 'vitest'
import { fileParts, offsetOf } from './parts.ts'

test('the fields of a file are between its --- lines, and a line and a column give an offset', () => {
  expect(fileParts('a.mdx', '---\na: 1\n---\nTekst')).toEqual({ from: 4, to: 9, body: 13 })
  expect(fileParts('a.mdx', '---\na: 1\n--- x\n')).toBeUndefined()
  expect([offsetOf('a\nbc', 1, 2), offsetOf('a\nbc', 2, 2), offsetOf('a\nbc', 9, 9)]).toEqual([1, 3, 4])
})
