import { expect, test } from 'vitest'
import { applyFixes } from '../../scripts/check/fix.ts'
import { didYouMean, type Message } from '../../scripts/check/message.ts'
import { unknownComponent } from '../../scripts/content/compile/refusals.ts'
import { withSuggestion } from './suggestion.ts'

const facts: Message = {
  en: '{%1} is not a fact of %2. %3',
  nl: '',
  values: ['a.prise', 'f.yaml', didYouMean('{a.price}')],
}
const key: Message = { en: '%1 %2', nl: '', values: ['steps.items.2.titel', didYouMean('title')] }
const link: Message = { en: '%1 leads nowhere. %2', nl: '', values: ['/planz', didYouMean('/plans')] }

/** Mends the problem with this message in the third line. */
function mended(text: string, message: Message): string {
  const problem = withSuggestion({ ruleId: '', file: '', line: 3, column: 1, message }, text)
  return applyFixes(text, [problem]).text
}

test.each<[string, string, Message]>([
  ['A {a.prise} here.', 'A {a.price} here.', facts],
  ['    titel: Titel', '    title: Titel', key],
  ['See [plans](/planz).', 'See [plans](/plans).', link],
  ['<Calout title="a">\nwords\n</Calout>', '<Callout title="a">\nwords\n</Callout>', unknownComponent('Calout')],
  ['<Figre src="/a.png" />\n<Figre />', '<Figure src="/a.png" />\n<Figre />', unknownComponent('Figre')],
  ['No such text.', 'No such text.', link],
])('%s', (wrong, right, message) => {
  expect(mended(`One\n\n${wrong}\n`, message)).toBe(`One\n\n${right}\n`)
  const windows = `\ufeffOne\n\n${wrong}\n`.replaceAll('\n', '\r\n')
  expect(mended(windows, message)).toBe(windows.replace(wrong.replaceAll('\n', '\r\n'), right.replaceAll('\n', '\r\n')))
})

test('a correction of the check itself stays, and a message that asks nothing has none', () => {
  const problem = { ruleId: '', file: '', line: 1, column: 1, message: link, actual: 'a', expected: 'b' }
  expect(withSuggestion(problem, '/planz')).toBe(problem)
  const other = { ...problem, expected: undefined, message: { en: '%1', nl: '%1', values: ['/planz'] } }
  expect(withSuggestion(other, '/planz')).toBe(other)
})
