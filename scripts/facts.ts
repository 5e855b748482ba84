import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBusiness } from './content/facts.ts'
import { factsFile, factsTable } from './content/facts-table.ts'
import { print } from './content/problem.ts'
import { businessFile } from './content/read.ts'

// npm run facts: writes docs/facts.md anew.
const root = process.cwd()
const business = readBusiness(readFileSync(join(root, businessFile), 'utf8'), {})
if ('problems' in business) {
  for (const problem of business.problems) console.error(print(problem))
  process.exitCode = 1
} else {
  writeFileSync(join(root, factsFile), factsTable(root, business))
  console.log(`Wrote ${factsFile}.`)
}
