import { expect, test } from 'vitest'
import type { Problem } from '../../scripts/content/problem.ts'
import type { ListedEntry, Overview } from '../protocol.ts'
import { messageOf } from './Finding.tsx'
import { rememberOverview } from './names.ts'

test.each([
  ['numbers.2.5 uur', 'Getallen zonder feit ontbreekt.'],
  ['steps.items.2.title', 'Titel ontbreekt.'],
])('a message names the field %s by its label', (path, said) => {
  const message = { en: '%1 is missing.', nl: '%1 ontbreekt.', values: [path] }
  const problem: Problem = { ruleId: 'schema', file: 'content/nl/faq/costs.mdx', line: 1, column: 1, message }
  expect(messageOf(problem, 'nl')).toBe(said)
})

test('a message names a text by its title', () => {
  const en = 'The id is also that of content/en/blog/five-reasons.mdx.'
  const message = { en, nl: 'Het nummer is ook dat van content/nl/blog/five-reasons.mdx.' }
  const problem: Problem = { ruleId: 'id', file: 'content/nl/blog/a.mdx', line: 1, column: 1, message }
  const sides: ListedEntry['sides'] = { nl: { title: 'Vijf redenen', state: 'published', stale: false } }
  const entries: ListedEntry[] = [{ key: 'blog/five-reasons', kind: 'blog', name: 'five-reasons', sides, problems: 0 }]
  rememberOverview({ entries } as Overview)
  expect(messageOf(problem, 'nl')).toBe('Het nummer is ook dat van Vijf redenen.')
})
