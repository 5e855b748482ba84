import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBusiness } from './facts.ts'
import { factsTable } from './facts-table.ts'
import { businessFile } from './read.ts'

const root = join(import.meta.dirname, '../..')
const table = () => {
  const business = readBusiness(readFileSync(join(root, businessFile), 'utf8'), {})
  if ('problems' in business) throw new Error('business.yaml has problems')
  return factsTable(root, business)
}

test('docs/facts.md shows the facts as they are now; npm run facts writes it anew', () => {
  expect(readFileSync(join(root, 'docs/facts.md'), 'utf8')).toBe(table())
})

test('every fact of the specification is used on some page', () => {
  const unused = table()
    .split('\n')
    .filter((row) => row.startsWith('| `') && row.endsWith('|  |'))
    .map((row) => row.split('`')[1])
  // The second price of the specification is shown only when it is set.
  expect(unused).toEqual([])
})
