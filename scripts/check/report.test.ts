import { expect, test } from 'vitest'
import { say } from '../content/problem.ts'
import { formatReport } from './report.ts'

const problem = {
  ruleId: 'heading-empty',
  file: 'content/nl/blog/a,b.mdx',
  line: 4,
  column: 7,
  message: say({ en: '100% wrong: "{text}".', nl: '100% fout: "{text}".' }, { text: 'a\nb' }),
  fix: { at: { line: 4, column: 9 }, actual: 'a', expected: 'b' },
}
const advice = {
  ruleId: 'heading-bold',
  file: 'content/nl/blog/kosten.mdx',
  line: 12,
  column: 1,
  message: { en: 'This sentence is long.', nl: 'Deze zin is lang.' },
  isAdvice: true,
}

test('a person reads mistakes first, then advice', () => {
  expect(formatReport('text', [{ ...advice, isAdvice: false }, advice])).toBe(
    `content/nl/blog/kosten.mdx:12:1  This sentence is long.

Advice (blocks nothing):
content/nl/blog/kosten.mdx:12:1  This sentence is long.`,
  )
  expect(formatReport('text', [])).toBe('')
})

test('GitHub reads commands, in which special characters are escaped', () => {
  expect(formatReport('github', [problem, advice])).toBe(
    `::error file=content/nl/blog/a%2Cb.mdx,line=4,col=7::100%25 wrong: "a%0Ab".
::notice file=content/nl/blog/kosten.mdx,line=12,col=1::This sentence is long.`,
  )
})

test('a program reads JSON: the fields of a VFileMessage and the values by name', () => {
  const { problems, advice: advised } = JSON.parse(formatReport('json', [problem, advice], 'nl'))
  const { fix, ...rest } = problem
  expect(problems).toEqual([
    {
      ...{ ...rest, ...fix },
      message: '100% fout: "a\nb".',
      values: { text: 'a\nb' },
      note: 'Een schermlezer kondigt een kop aan die niets zegt.',
      url: 'CONTRIBUTING.nl.md#zo-lees-je-een-melding',
    },
  ])
  expect(advised).toMatchObject([{ ruleId: 'heading-bold', message: 'Deze zin is lang.', values: {} }])
})
