import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from '../engine/problem.ts'
import { businessFile } from '../engine/read/read.ts'
import { readBusiness } from '../engine/schema/facts.ts'
import { factsLists } from '../engine/writing/facts-table.ts'

// npm run facts: writes docs/facts.md and docs/promises.md anew.
const root = process.cwd()
const business = readBusiness(readFileSync(join(root, businessFile), 'utf8'), {})
if ('problems' in business) {
  for (const problem of business.problems) console.error(print(problem))
  process.exitCode = 1
} else {
  for (const [file, make] of Object.entries(factsLists)) {
    writeFileSync(join(root, file), make(root, business))
    console.log(`Wrote ${file}.`)
  }
}
