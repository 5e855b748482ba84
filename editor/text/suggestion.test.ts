import { expect, test } from 'vitest'
import { unknownComponent } from '../../scripts/content/mdx/tags/unknown-component.ts'
import { didYouMean, say } from '../../scripts/content/problem.ts'
import { acceptGuess, correct } from './suggestion.ts'

const about = (...guess: Parameters<typeof didYouMean>) => say({ en: '', nl: '' }, { cure: didYouMean(...guess) })
const link = about('/plans', '/planz')

test.each([
  ['A {a.prise} here.', 'A {a.price} here.', about('{a.price}', 'a.prise', 'a.price')],
  ['    titel: Titel', '    title: Titel', about('title', 'titel')],
  ['See [plans](/planz).', 'See [plans](/plans).', link],
  ['<Calout title="a">\nwords\n</Calout>', '<Callout title="a">\nwords\n</Callout>', unknownComponent('Calout')],
  ['<Figre src="/a.png" />\n<Figre />', '<Figure src="/a.png" />\n<Figre />', unknownComponent('Figre')],
  ['No such text.', 'No such text.', link],
])('%j is corrected in its line, as %j', (wrong, right, message) => {
  const problem = { ruleId: '', file: '', line: 3, column: 1, message }
  expect(acceptGuess(`One\n\n${wrong}\n`, problem)).toBe(`One\n\n${right}\n`)
})

test('a problem is corrected by its fix or its suggested fix, or else by the suggestion in its message', () => {
  const problem = { ruleId: '', file: '', line: 2, column: 1, message: about('a.price', 'a.prise') }
  const change = { actual: '###', expected: '##' }
  expect(correct('One\n### Two\n', { ...problem, fix: change })).toBe('One\n## Two\n')
  expect(correct('One\n### Two\n', { ...problem, suggestedFix: change })).toBe('One\n## Two\n')
  expect(correct('One\n{a.prise}\n', problem)).toBe('One\n{a.price}\n')
})
