import { expect, test } from 'vitest'
import { nightly, sample } from '../../../tests/harness/sample.ts'
import { translate } from '../problem.ts'
import { compileBody } from './compile.ts'

async function problemsIn(text: string): Promise<string[]> {
  const { problems } = await compileBody('x.mdx', text, 'en', { 'a.b': 'Twee' }, {})
  return problems.map(({ line, message }) => `${line}  ${translate(message)}`)
}

const deep = /is nested too deeply\. Write it with fewer quotations/
const pairs = /^1 {2}From here on there are thousands of brackets, asterisks or other markup characters/

test.each([
  ['brackets', '['.repeat(10_000), pairs],
  ['emphasis in emphasis', '*a_'.repeat(10_000), pairs],
  ['tags', '<a>'.repeat(10_000), pairs],
  ['quotes', `${'> '.repeat(100)}a`, deep],
  [
    'a quote that grows by the line',
    Array.from({ length: 100 }, (_, at) => `${'> '.repeat(at + 1)}a`).join('\n'),
    deep,
  ],
  ['a list that grows by the line', Array.from({ length: 150 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'), deep],
  ['components', `${'<Callout>\n\n'.repeat(300)}a\n\n${'</Callout>\n\n'.repeat(300)}`, deep],
  ['brackets in braces', `{${'('.repeat(10_000)}`, deep],
  ['a line of a megabyte', 'a b '.repeat(250_000), /^1 {2}This text is 1000 kB, but may be at most 500 kB\./],
])('%s, too many for the parser, are one sentence', async (_, text, expected) => {
  expect(await problemsIn(text)).toEqual([expect.stringMatching(expected)])
})

const paragraph = 'Een alinea met **nadruk**, een [link](/faq) en {a.b}, zoals een artikel die heeft.\n\n'
const section = `${paragraph.repeat(10)}## Kop\n\n- Een punt.\n- Nog een.\n\n`

test(`a text of ${nightly ? 300 : 50} kB is read`, async () => {
  const long = section.repeat(nightly ? 350 : 60)
  expect(long.length).toBeGreaterThan(nightly ? 300_000 : 50_000)
  expect(await problemsIn(long)).toEqual([])
})

test.each(sample(['Een {dit is geen code}.', 'Een <b>woord.']))(
  'of a text with many mistakes, the first twenty are named, and that more follow: %s',
  async (mistake) => {
    const text = section.repeat(nightly ? 350 : 120)
    const problems = await problemsIn(text.replaceAll('- Nog een.', `- Nog een.\n\n${mistake}`))
    expect(problems).toHaveLength(21)
    expect(problems.at(-1)).toMatch(/ {2}There are more mistakes below\. Correct those above first\.$/)
    expect(problems.map((line) => Number.parseInt(line, 10))).toEqual(
      Array.from({ length: 21 }, (_, at) => 26 + 27 * at),
    )
  },
)
