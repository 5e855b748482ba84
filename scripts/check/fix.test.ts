import { expect, test } from 'vitest'
import { applyFixes } from './fix.ts'

const fix = (line: number, column: number, actual: string, expected: string) => ({
  line: 1,
  column: 1,
  fix: { at: { line, column }, actual, expected },
})

test.each([
  ['what stands exactly there', 'a /x\n/x /x\n', [fix(2, 4, '/x', '/y')], 'a /x\n/x /y\n', 1],
  ['nothing elsewhere on the line', 'a /x\n/x /x\n', [fix(2, 2, '/x', '/y')], 'a /x\n/x /x\n', 0],
  ['nothing beyond the end', 'a\n', [fix(2, 1, '/x', '/y'), fix(9, 1, '', 'y')], 'a\n', 0],
  [
    'behind a longer one',
    'a b\nc',
    [fix(1, 1, 'a', 'long'), fix(1, 3, 'b', 'longer'), fix(2, 1, 'c', '')],
    'long longer\n',
    3,
  ],
  ['one of two that overlap', 'abc', [fix(1, 1, 'ab', 'x'), fix(1, 2, 'bc', 'y')], 'ay', 1],
  ['one of two at a place', 'abc', [fix(1, 1, '', 'x'), fix(1, 1, '', 'y')], 'xabc', 1],
  ['nothing that changes nothing', 'abc', [fix(1, 3, 'c', 'c'), { line: 1, column: 1 }], 'abc', 0],
  ['an added line with the end of the next', 'a\nb\r\nc\r', [fix(2, 1, '', 'x\n')], 'a\nx\r\nb\r\nc\r', 1],
  ['an added last line', 'a\rb', [fix(2, 1, '', 'x\n')], 'a\rx\rb', 1],
  ['an added only line', '', [fix(1, 1, '', 'x\n')], 'x\n', 1],
  ['no empty line between two kinds of ends', 'a\r \nb', [fix(2, 1, ' ', '')], 'a\r \nb', 0],
  ['all but the last of it', 'a\r\u200b \nb', [fix(2, 1, '\u200b', ''), fix(2, 2, ' ', '')], 'a\r\u200b\nb', 1],
])('is corrected: %s', (_, saved, problems, text, count) => {
  expect(applyFixes(saved, problems)).toEqual({ text, count })
})

test.each(['a\nb\nc\nd', 'a\r\nb\r\nc\r\nd', 'a\rb\rc\rd', 'a\rb\r\nc\nd', '\ufeffa\r\nb\r\nc\r\nd'])(
  'the ends of lines stay as they are: %j',
  (saved) => {
    const problems = [fix(1, 1, 'a', 'A'), fix(3, 1, 'c\nd', 'D')]
    expect(applyFixes(saved, problems).text).toBe(saved.replace('a', 'A').replace(/c\r?\n?d/, 'D'))
  },
)
