import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../../tests/harness/content.ts'
import { factNames, readBusiness } from '../content/facts.ts'
import { businessFile } from '../content/read.ts'
import { binding, factsTable, promisesTable } from './tables.ts'

function businessOf(root: string) {
  const { business, ...read } = readBusiness(readFileSync(join(root, businessFile), 'utf8'), {})
  if (!business) throw new Error('business.yaml has problems')
  return { business, ...read }
}

function tableOf(root: string): string {
  const { business, ...read } = businessOf(root)
  return promisesTable(root, read, factNames(business).filter(binding))
}

const below = (table: string, heading: string) => table.split('\n## ').find((part) => part.startsWith(heading)) ?? ''

test('each fact that binds us stands with the sentences that state it, as a visitor reads them', () => {
  const root = project({})
  appendFileSync(
    join(root, 'content/nl/legal/terms.mdx'),
    '\n- Zeg je op? Dat kan met **{terms.noticePeriod}**, zie [de kosten](/faq). Verder niets.\n',
  )
  const said = below(tableOf(root), '`terms.noticePeriod`: 1 maand, 1 month')
  expect(said).toContain('| `legal/terms.mdx` | Dat kan met **1 maand**, zie de kosten. |')
  expect(said).not.toContain('Verder niets')
})

test('twins stand side by side, and a sentence that one lacks leaves an empty cell', () => {
  const root = project({})
  const add = (locale: string, text: string) => appendFileSync(join(root, `content/${locale}/legal/dpa.mdx`), text)
  add('nl', '\nEerst {terms.forceMajeure}.\n\nDan {terms.forceMajeure}.\n')
  add('en', '\nFirst {terms.forceMajeure}, excl. VAT.\n')
  const said = below(tableOf(root), '`terms.forceMajeure`')
  expect(said).toContain('| `legal/dpa.mdx` | Eerst 60 dagen. | First 60 days, excl. VAT. |\n')
  expect(said).toContain('| `legal/dpa.mdx` | Dan 60 dagen. |  |\n')
})

test('a fact stands there in both languages, with the files that use it, twins as one', () => {
  const root = project({})
  expect(factsTable(root, businessOf(root), ['terms.noticePeriod'])).toMatch(
    /^\| `terms\.noticePeriod` \| 1 maand \| 1 month \| .*`content\/\{nl,en\}\/faq\/costs\.mdx`/m,
  )
})
