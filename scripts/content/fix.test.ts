import { expect, test } from 'vitest'
import { applyFixes } from './fix.ts'

const problem = (line: number, column: number, from: string, to: string) => ({
  file: 'x.mdx',
  line,
  column,
  message: '',
  fix: { from, to },
})

test('the first of what is wrong, at or after its place, is corrected', () => {
  expect(applyFixes('a /x\n/x /x\n', [problem(2, 2, '/x', '/y')])).toEqual({ text: 'a /x\n/x /y\n', count: 1 })
})

test('places stay right when a correction before them is longer', () => {
  const problems = [problem(1, 1, 'a', 'long'), problem(1, 3, 'b', 'longer'), problem(2, 1, 'c', '')]
  expect(applyFixes('a b\nc', problems)).toEqual({ text: 'long longer\n', count: 3 })
})

test('of two that overlap one is corrected; what is not found, or has no answer, stays', () => {
  expect(applyFixes('abc', [problem(1, 1, 'ab', 'x'), problem(1, 2, 'bc', 'y')])).toEqual({ text: 'ay', count: 1 })
  expect(applyFixes('abc', [problem(1, 2, 'a', 'x'), { file: 'x', line: 1, column: 1, message: '' }])).toEqual({
    text: 'abc',
    count: 0,
  })
})
