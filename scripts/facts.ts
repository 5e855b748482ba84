import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from '../engine/print.ts'
import { businessFile } from '../engine/read/read.ts'
import { readBusiness } from '../engine/schema/facts.ts'
import { factsLists } from '../engine/writing/facts-table.ts'
import { browsersFile, browsersTable } from './facts/browsers-table.ts'
import { coreFont, coreFontFile } from './facts/core-font.ts'

// npm run facts: writes anew what is made of other files and kept: lists in docs/, and the font of the pages.
const root = process.cwd()
const business = readBusiness(readFileSync(join(root, businessFile), 'utf8'), {})
if ('problems' in business) {
  for (const problem of business.problems) console.error(print(problem))
  process.exitCode = 1
} else {
  const lists = Object.entries(factsLists).map(([file, make]) => [file, make(root, business)] as const)
  const made = [...lists, [browsersFile, browsersTable()], [coreFontFile, await coreFont(root)]] as const
  for (const [file, content] of made) {
    writeFileSync(join(root, file), content)
    console.log(`Wrote ${file}.`)
  }
}
