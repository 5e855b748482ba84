import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../../tests/harness/content.ts'
import { factNames, readFacts } from '../content/facts.ts'
import { readProject } from '../content/project.ts'
import { contentSettings } from '../content/settings.ts'
import { binding, factsTable, promisesTable } from './tables.ts'

const sourceOf = (root: string) => readProject(root, contentSettings({}))

function tableOf(root: string): string {
  const source = sourceOf(root)
  const { business, ...read } = readFacts(source)
  if (!business) throw new Error('business.yaml has problems')
  return promisesTable(source, read, factNames(business).filter(binding))
}

const below = (table: string, heading: string) => table.split('\n## ').find((part) => part.startsWith(heading)) ?? ''

test('each binding fact is listed with the sentences that state it, as visitors read them', () => {
  const root = project({})
  appendFileSync(
    join(root, 'content/nl/legal/terms.mdx'),
    '\n- Zeg je op? Dat kan met **{terms.noticePeriod}**, zie [de kosten](/faq). Verder niets.\n',
  )
  const said = below(tableOf(root), '`terms.noticePeriod`: 1 maand, 1 month')
  expect(said).toContain('| `legal/terms.mdx` | Dat kan met **1 maand**, zie de kosten. |')
  expect(said).not.toContain('Verder niets')
})

test('twins are side by side, and a sentence that one lacks leaves an empty cell', () => {
  const root = project({})
  const add = (locale: string, text: string) => appendFileSync(join(root, `content/${locale}/legal/dpa.mdx`), text)
  add('nl', '\nEerst {terms.forceMajeure}.\n\nDan {terms.forceMajeure}.\n')
  add('en', '\nFirst {terms.forceMajeure}, excl. VAT.\n')
  const said = below(tableOf(root), '`terms.forceMajeure`')
  expect(said).toContain('| `legal/dpa.mdx` | Eerst 60 dagen. | First 60 days, excl. VAT. |\n')
  expect(said).toContain('| `legal/dpa.mdx` | Dan 60 dagen. |  |\n')
})

test('a fact is listed in both languages, with the files that use it, twins on one line', () => {
  const root = project({})
  const source = sourceOf(root)
  expect(factsTable(source, readFacts(source), ['terms.noticePeriod'])).toMatch(
    /^\| `terms\.noticePeriod` \| 1 maand \| 1 month \| .*`content\/\{nl,en\}\/faq\/costs\.mdx`/m,
  )
})
