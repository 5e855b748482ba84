import { expect, test } from 'vitest'
import { report } from './formats.ts'
import { translate } from './message.ts'

const problem = {
  file: 'content/nl/blog/a,b.mdx',
  line: 4,
  column: 7,
  message: { en: '100% fout: "a\nb".', nl: '' },
  fix: { line: 4, column: 9, from: 'a', to: 'b' },
}
const advice = {
  file: 'content/nl/blog/kosten.mdx',
  line: 12,
  column: 1,
  message: { en: 'This sentence is long.', nl: '' },
}

test('a person reads mistakes first, then advice', () => {
  expect(report('text', [advice], [advice])).toBe(
    `content/nl/blog/kosten.mdx:12:1  This sentence is long.

Advice, which blocks nothing:
content/nl/blog/kosten.mdx:12:1  This sentence is long.`,
  )
  expect(report('text', [], [])).toBe('')
})

test('GitHub reads commands, in which signs of its own are written otherwise', () => {
  expect(report('github', [problem], [advice])).toBe(
    `::error file=content/nl/blog/a%2Cb.mdx,line=4,col=7::100%25 fout: "a%0Ab".
::notice file=content/nl/blog/kosten.mdx,line=12,col=1::This sentence is long.`,
  )
})

test('a program reads JSON', () => {
  expect(JSON.parse(report('json', [problem], [advice]))).toEqual({
    problems: [{ ...problem, message: translate(problem.message) }],
    advice: [{ ...advice, message: translate(advice.message), fix: null }],
  })
})
