import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from '../engine/print.ts'
import { readBusinessFile } from '../engine/schema/facts.ts'
import { factsLists } from '../engine/writing/facts-table.ts'
import { browsersFile, browsersTable } from './facts/browsers-table.ts'

const root = process.cwd()
const business = readBusinessFile(root, {})
if ('problems' in business) throw new Error(business.problems.map(print).join('\n'))
const lists = Object.entries(factsLists).map(([file, make]) => [file, make(root, business)] as const)
for (const [file, text] of [...lists, [browsersFile, browsersTable()] as const]) {
  writeFileSync(join(root, file), text)
  console.log(`Wrote ${file}.`)
}
