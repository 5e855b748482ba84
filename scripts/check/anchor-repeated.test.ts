import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { anchorRepeated } from './anchor-repeated.ts'
import type { SiteRule } from './rule.ts'

const pages = {
  'content/nl/pages/faq.mdx': article('', 'closing:\n  heading: Vragen'),
  'content/nl/pages/plans.mdx': article('', 'modules:\n  heading: Modules'),
}
const say = (file: string, text: string) => foundAmong(anchorRepeated, { [`content/nl/faq/${file}`]: text, ...pages })

/** The rule, asked of every entry. */
const all: Pick<SiteRule, 'check'> = {
  check: (_, site) => site.entries.flatMap((entry) => anchorRepeated.check(entry, site)),
}

test('an id stands once among the texts of a page', async () => {
  const [first, last] = ['costs', 'support'].map((name) => `content/nl/faq/${name}.mdx`) as [string, string]
  const wished =
    '5:1  The anchor "sum-of-it" is also that of content/nl/faq/costs.mdx:5, on the same page. Write another, like ## Som [#sum-of-it-3]'
  const taken = article('\n## Prijs [#sum-of-it]\n\n## Ook [#sum-of-it-2]')
  const own = article('\n## Som [#sum-of-it]')
  expect(await foundAmong(all, { [first]: taken, [last]: own, ...pages })).toEqual([wished])
  const elsewhere = article('\n## Som [#sum-of-it]', 'on: plans')
  expect(await foundAmong(all, { [first]: taken, [last]: elsewhere, ...pages })).toEqual([])
})

test('none is that of a section of questions or of a block of the page', async () => {
  expect(await say('costs.mdx', article('\n## Kosten [#costs]\n\nTekst.'))).toEqual([
    '5:1  The anchor "costs" is also that of content/nl/faq/costs.mdx:1, on the same page. Write another, like ## Kosten [#costs-2]',
  ])
  expect(await say('costs.mdx', article('\n## Modules\n\nTekst.', 'on: plans'))).toEqual([
    '5:1  The anchor "modules" is also that of content/nl/pages/plans.mdx:3, on the same page. Write another, like ## Modules [#modules-2]',
  ])
  expect(await say('costs.mdx', article('\n## Modules\n\nTekst.'))).toEqual([])
})

test('the name of a file of questions is no id of another part of the page', async () => {
  const taken = (name: string) =>
    `1:1  The name of this file, "${name}", is the id of another part of the page. Rename the file, in every language.`
  expect(await say('menu.mdx', article('\n## Kosten\n\nTekst.'))).toEqual([taken('menu')])
  expect(await say('modules.mdx', article('\n## Kosten\n\nTekst.', 'on: plans'))).toEqual([taken('modules')])
  expect(await say('modules.mdx', article('\n## Kosten\n\nTekst.'))).toEqual([])
})
