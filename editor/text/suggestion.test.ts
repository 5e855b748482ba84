import { expect, test } from 'vitest'
import { applyFixes } from '../../scripts/check/fix.ts'
import { unknownComponent } from '../../scripts/content/mdx/vocabulary.ts'
import { didYouMean, say } from '../../scripts/content/problem.ts'
import { withSuggestion } from './suggestion.ts'

const about = (...guess: Parameters<typeof didYouMean>) => say({ en: '', nl: '' }, didYouMean(...guess))
const link = about('/plans', '/planz')

test.each([
  ['A {a.prise} here.', 'A {a.price} here.', about('{a.price}', 'a.prise', 'a.price')],
  ['    titel: Titel', '    title: Titel', about('title', 'titel')],
  ['See [plans](/planz).', 'See [plans](/plans).', link],
  ['<Calout title="a">\nwords\n</Calout>', '<Callout title="a">\nwords\n</Callout>', unknownComponent('Calout')],
  ['<Figre src="/a.png" />\n<Figre />', '<Figure src="/a.png" />\n<Figre />', unknownComponent('Figre')],
  ['No such text.', 'No such text.', link],
])('%j is mended in its line, as %j', (wrong, right, message) => {
  for (const as of [String, (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`]) {
    const text = as(`One\n\n${wrong}\n`)
    const problem = withSuggestion({ ruleId: '', file: '', line: 3, column: 1, message }, text)
    expect(applyFixes(text, [problem]).text).toBe(as(`One\n\n${right}\n`))
  }
})

test('a correction of the check itself stays, and a message that asks nothing has none', () => {
  const problem = { ruleId: '', file: '', line: 1, column: 1, message: link, fix: { actual: 'a', expected: 'b' } }
  expect(withSuggestion(problem, '/planz')).toBe(problem)
  const other = { ...problem, fix: undefined, message: { en: '%1', nl: '%1', values: ['/planz'] } }
  expect(withSuggestion(other, '/planz')).toBe(other)
})
