import { expect, test } from 'vitest'
import { applyChanges, fileParts, lineEndOf, offsetOf } from './parts.ts'

test('the fields of a file with CRLF lie between its marks', () => {
  expect(fileParts('a.mdx', '---\r\na: 1\r\n---\r\nTekst')).toEqual({ from: 5, to: 11, body: 16 })
})

test('what an editor changes in its reading goes to the same place of a file with other line ends', () => {
  const text = 'een\r\ntwee\ndrie\r\n'
  expect(applyChanges(text, [{ from: 4, to: 8, insert: 'TWEE\nEN' }])).toBe('een\r\nTWEE\r\nEN\ndrie\r\n')
  expect(
    applyChanges(text, [
      { from: 3, to: 4, insert: ' ' },
      { from: 13, to: 13, insert: '!' },
    ]),
  ).toBe('een twee\ndrie!\r\n')
  expect(lineEndOf('a')).toBe('\n')
  expect(offsetOf('\ufeffa\r\nbc', 2, 2)).toBe(5)
})
