import { expect, test } from 'vitest'
import { describeFailure, describeFailures } from './failures.ts'

test('a failure states its test, and the file and line of the text', () => {
  let caught: unknown
  try {
    expect([
      'image-alt: Images must have text (1 times, first at content/nl/blog/kosten.mdx:14 on /blog/kosten, img)',
    ]).toEqual([])
  } catch (error) {
    caught = error
  }
  const diff = `- []\n+ [\n+   \u001b[31m"content/nl/blog/kosten.mdx:14 /blog/kosten links to /niets",\u001b[39m\n+ ]`
  const errors = [{ message: String(caught), diff }]
  expect(describeFailure('tests/output/links.test.ts › every link leads somewhere', errors)).toBe(
    'Failed: tests/output/links.test.ts › every link leads somewhere\n  content/nl/blog/kosten.mdx:14 /blog/kosten links to /niets',
  )
})

test('a failure without a text states its error in one line', () => {
  const errors = [{ message: 'Test timed out in 180000ms.\nIf this is a long-running test, pass a limit.' }]
  expect(describeFailure('a test', errors)).toBe('Failed: a test\n  Test timed out in 180000ms.')
  expect(describeFailure('a file that does not load')).toBe('Failed: a file that does not load\n  See above.')
})

test('however many fail, their names and the count are the last ten lines', () => {
  const failures = Array.from({ length: 30 }, (_, at) => describeFailure(`test ${at}`))
  const lines = describeFailures(failures).join('\n').split('\n')
  expect(lines).toHaveLength(9)
  expect(lines.at(-1)).toBe('and 26 more, shown above')
  expect(describeFailures(failures.slice(0, 2))).toEqual(failures.slice(0, 2))
})
