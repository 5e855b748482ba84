import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { anchorRepeated } from './anchor-repeated.ts'
import type { SiteRule } from './rule.ts'

const pages = {
  'content/nl/pages/faq.mdx': article('', 'closing:\n  heading: Vragen'),
  'content/nl/pages/plans.mdx': article('', 'modules:\n  heading: Modules'),
}

const all: Pick<SiteRule, 'check'> = {
  check: (_, site) => site.entries.flatMap((entry) => anchorRepeated.check(entry, site)),
}

test('an id stands once among the texts of a page', async () => {
  const costs = { 'content/nl/faq/costs.mdx': article('\n## Prijs [#sum-of-it]\n\n## Ook [#sum-of-it-2]') }
  const support = (field?: string) => ({ 'content/nl/faq/support.mdx': article('\n## Som [#sum-of-it]', field) })
  expect(await foundAmong(all, { ...costs, ...support(), ...pages })).toEqual([
    '5:1  The anchor "sum-of-it" is also that of content/nl/faq/costs.mdx:5, on the same page. Write another, like ## Som [#sum-of-it-3]',
  ])
  expect(await foundAmong(all, { ...costs, ...support('on: plans'), ...pages })).toEqual([])
})

const taken = (name: string) =>
  `1:1  The name of this file, "${name}", is the id of another part of the page. Rename the file, in every language.`

const modules = (file: string) =>
  `5:1  The anchor "modules" is also that of content/nl/${file}, on the same page. Write another, like ## Modules [#modules-2]`

test.each([
  ['costs', 'on: plans', modules('pages/plans.mdx:3')],
  ['costs', 'on: faq'],
  ['menu', 'on: faq', taken('menu')],
  ['modules', 'on: plans', taken('modules'), modules('pages/plans.mdx:3')],
  ['modules', 'on: faq', modules('faq/modules.mdx:1')],
])('an id and the name of a file are none of another part of the page: %s, %s', async (name, field, ...expected) => {
  const text = article('\n## Modules\n\nTekst.', field)
  const lines = await foundAmong(anchorRepeated, { [`content/nl/faq/${name}.mdx`]: text, ...pages })
  expect(lines).toEqual(expected)
})
