import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { oldest } from '../../site/browsers.ts'
import { browsersFile, browsersTable, neededVersions } from './browsers-table.ts'

const root = join(import.meta.dirname, '../..')

test('the oldest browsers are those that have every feature the site needs', () => {
  expect(neededVersions()).toEqual(oldest)
})

test('docs/browsers.md is that of site/browsers.ts and of the data as they are now', () => {
  const isOfNow = readFileSync(join(root, browsersFile), 'utf8') === browsersTable()
  expect(isOfNow, `${browsersFile} is older than site/browsers.ts or its data. Run npm run facts.`).toBe(true)
})
