import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { businessFile, readBusiness } from './content/facts.ts'
import { factsTable } from './content/facts-table.ts'
import { print } from './content/problem.ts'

// npm run facts: writes docs/facts.md anew.
const root = process.cwd()
const business = readBusiness(readFileSync(join(root, businessFile), 'utf8'), {})
if (Array.isArray(business)) {
  for (const problem of business) console.error(print(problem))
  process.exitCode = 1
} else {
  writeFileSync(join(root, 'docs/facts.md'), factsTable(root, business))
  console.log('Wrote docs/facts.md.')
}
