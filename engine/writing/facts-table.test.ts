import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { change, project } from '../../tests/harness/content.ts'
import { print } from '../print.ts'
import { businessFile } from '../read/read.ts'
import { readBusiness } from '../schema/facts.ts'
import { checkFactsTable, factsFile, factsTable } from './facts-table.ts'

/** A project whose list of facts is of now. */
function listed(): string {
  const root = project({})
  mkdirSync(join(root, 'docs'))
  writeFileSync(join(root, factsFile), tableOf(root))
  return root
}

function tableOf(root: string): string {
  const business = readBusiness(readFileSync(join(root, businessFile), 'utf8'), {})
  if ('problems' in business) throw new Error('business.yaml has problems')
  return factsTable(root, business)
}

test('the list shows each fact in both languages, with the files that use it, twins as one', () => {
  const row = tableOf(listed())
    .split('\n')
    .find((line) => line.startsWith('| `terms.noticePeriod` |'))
  expect(row).toMatch(/^\| `terms\.noticePeriod` \| 1 maand \| 1 month \| .*`content\/\{nl,en\}\/faq\/costs\.mdx`/)
})

test('a list of now is not advised on, and where there is none nothing is', () => {
  expect(checkFactsTable(listed())).toEqual([])
  expect(checkFactsTable(project({}))).toEqual([])
})

test('after another price, or a fact that is used elsewhere, the check says how to write it anew', () => {
  const advice = `${factsFile}:1:1  This list is not that of content/business.yaml and the texts as they are now. Run npm run facts.`
  const priced = listed()
  const facts = readFileSync(join(priced, businessFile), 'utf8')
  change(priced, { 'business.yaml': facts.replace('monthly: 950 euro', 'monthly: 951 euro') })
  expect(checkFactsTable(priced).map(print)).toEqual([advice])
  const used = listed()
  appendFileSync(join(used, 'content/nl/legal/terms.mdx'), '\n{starter.monthly}\n')
  expect(checkFactsTable(used).map(print)).toEqual([advice])
})
