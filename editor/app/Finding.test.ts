import { expect, test } from 'vitest'
import type { Problem } from '../../scripts/content/problem.ts'
import { messageOf } from './Finding.tsx'

test.each([
  ['numbers.2.5 uur', 'Getallen zonder feit ontbreekt.'],
  ['steps.items.2.title', 'Titel ontbreekt.'],
])('a message names the field %s by its label', (path, said) => {
  const message = { en: '%1 is missing.', nl: '%1 ontbreekt.', values: [path] }
  const problem: Problem = { ruleId: 'schema', file: 'content/nl/faq/costs.mdx', line: 1, column: 1, message }
  expect(messageOf(problem, 'nl')).toBe(said)
})
