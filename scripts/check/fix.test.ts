import { expect, test } from 'vitest'
import { applyFixes } from './fix.ts'

/** What is wrong on line 1, and what is to be put right elsewhere in the file. */
const problem = (line: number, column: number, from: string, to: string) => ({
  file: 'x.mdx',
  line: 1,
  column: 1,
  at: { line, column },
  actual: from,
  expected: to,
})

test('only what stands exactly there is corrected', () => {
  expect(applyFixes('a /x\n/x /x\n', [problem(2, 4, '/x', '/y')])).toEqual({ text: 'a /x\n/x /y\n', count: 1 })
  for (const elsewhere of [problem(2, 2, '/x', '/y'), problem(3, 1, '/x', '/y'), problem(9, 1, '', 'y')])
    expect(applyFixes('a /x\n/x /x\n', [elsewhere])).toEqual({ text: 'a /x\n/x /x\n', count: 0 })
})

test('places stay right when a correction before them is longer', () => {
  const problems = [problem(1, 1, 'a', 'long'), problem(1, 3, 'b', 'longer'), problem(2, 1, 'c', '')]
  expect(applyFixes('a b\nc', problems)).toEqual({ text: 'long longer\n', count: 3 })
})

test('of two at the same place one is made; what changes nothing, and what has no answer, does not count', () => {
  expect(applyFixes('abc', [problem(1, 1, 'ab', 'x'), problem(1, 2, 'bc', 'y')])).toEqual({ text: 'ay', count: 1 })
  expect(applyFixes('abc', [problem(1, 1, '', 'x'), problem(1, 1, 'a', 'y')])).toEqual({ text: 'xabc', count: 1 })
  expect(applyFixes('abc', [problem(1, 3, 'c', 'c'), { line: 1, column: 1 }])).toEqual({
    text: 'abc',
    count: 0,
  })
})

test.each([
  ['LF', 'a\nb\nc\nd'],
  ['CRLF', 'a\r\nb\r\nc\r\nd'],
  ['CR', 'a\rb\rc\rd'],
  ['all of them', 'a\rb\r\nc\nd'],
  ['CRLF and a mark', '\ufeffa\r\nb\r\nc\r\nd'],
])('the ends of lines stay as they are: %s', (_, saved) => {
  const problems = [problem(1, 1, 'a', 'A'), problem(3, 1, 'c\nd', 'D')]
  expect(applyFixes(saved, problems).text).toBe(saved.replace('a', 'A').replace(/c\r?\n?d/, 'D'))
})

test('a line that is added ends as the one after it', () => {
  expect(applyFixes('a\nb\r\nc\r', [problem(2, 1, '', 'x\n')]).text).toBe('a\nx\r\nb\r\nc\r')
  expect(applyFixes('a\rb', [problem(2, 1, '', 'x\n')]).text).toBe('a\rx\rb')
  expect(applyFixes('', [problem(1, 1, '', 'x\n')]).text).toBe('x\n')
})

test('an empty line between ends of two kinds stays', () => {
  expect(applyFixes('a\r \nb', [problem(2, 1, ' ', '')])).toEqual({ text: 'a\r \nb', count: 0 })
  const both = [problem(2, 1, '\u200b', ''), problem(2, 2, ' ', '')]
  expect(applyFixes('a\r\u200b \nb', both)).toEqual({ text: 'a\r\u200b\nb', count: 1 })
})
