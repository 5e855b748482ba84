import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from '../engine/print.ts'
import { readBusinessFile } from '../engine/schema/facts.ts'
import { factsLists } from '../engine/writing/facts-table.ts'
import { browsersFile, browsersTable } from './facts/browsers-table.ts'
import { coreFont, coreFontFile } from './facts/core-font.ts'

const root = process.cwd()
const business = readBusinessFile(root, {})
if ('problems' in business) throw new Error(business.problems.map(print).join('\n'))
const lists = Object.entries(factsLists).map(([file, make]) => [file, make(root, business)] as const)
const made = [...lists, [browsersFile, browsersTable()], [coreFontFile, await coreFont(root)]] as const
for (const [file, content] of made) {
  writeFileSync(join(root, file), content)
  console.log(`Wrote ${file}.`)
}
