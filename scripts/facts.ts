import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from '../engine/print.ts'
import { businessFile } from '../engine/read/read.ts'
import { readBusiness } from '../engine/schema/facts.ts'
import { factsLists } from '../engine/writing/facts-table.ts'
import { browsersFile, browsersTable } from './facts/browsers-table.ts'

// npm run facts: writes docs/facts.md, docs/promises.md and docs/browsers.md anew.
const root = process.cwd()
const business = readBusiness(readFileSync(join(root, businessFile), 'utf8'), {})
if ('problems' in business) {
  for (const problem of business.problems) console.error(print(problem))
  process.exitCode = 1
} else {
  const lists = Object.entries(factsLists).map(([file, make]) => [file, make(root, business)] as const)
  for (const [file, text] of [...lists, [browsersFile, browsersTable()] as const]) {
    writeFileSync(join(root, file), text)
    console.log(`Wrote ${file}.`)
  }
}
