import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../../tests/harness/content.ts'
import { readBusiness } from '../content/business.ts'
import { businessFile } from '../content/read.ts'
import { factsTable } from './facts-table.ts'

function rowOf(name: string): string | undefined {
  const root = project({})
  const business = readBusiness(readFileSync(join(root, businessFile), 'utf8'), {})
  if (!business.business) throw new Error('business.yaml has problems')
  const rows = factsTable(root, business, [name]).trim().split('\n').slice(4)
  expect(rows).toHaveLength(1)
  return rows[0]
}

test('a fact stands there in both languages, with the files that use it, twins as one', () => {
  expect(rowOf('terms.noticePeriod')).toMatch(
    /^\| `terms\.noticePeriod` \| 1 maand \| 1 month \| .*`content\/\{nl,en\}\/faq\/costs\.mdx`/,
  )
})
