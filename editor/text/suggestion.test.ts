import { expect, test } from 'vitest'
import { unknownComponent } from '../../scripts/content/mdx/other-notations.ts'
import { didYouMean, say } from '../../scripts/content/problem.ts'
import { acceptGuess } from './suggestion.ts'

const about = (...guess: Parameters<typeof didYouMean>) => say({ en: '', nl: '' }, { cure: didYouMean(...guess) })
const link = about('/plans', '/planz')

test.each([
  ['A {a.prise} here.', 'A {a.price} here.', about('{a.price}', 'a.prise', 'a.price')],
  ['    titel: Titel', '    title: Titel', about('title', 'titel')],
  ['See [plans](/planz).', 'See [plans](/plans).', link],
  ['<Calout title="a">\nwords\n</Calout>', '<Callout title="a">\nwords\n</Callout>', unknownComponent('Calout')],
  ['<Figre src="/a.png" />\n<Figre />', '<Figure src="/a.png" />\n<Figre />', unknownComponent('Figre')],
  ['No such text.', 'No such text.', link],
])('%j is mended in its line, as %j', (wrong, right, message) => {
  const problem = { ruleId: '', file: '', line: 3, column: 1, message }
  expect(acceptGuess(`One\n\n${wrong}\n`, problem)).toBe(`One\n\n${right}\n`)
})
