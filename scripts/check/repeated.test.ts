import { expect, test } from 'vitest'
import { foundAmong } from '../../tests/harness/rules.ts'
import { repeated } from './repeated.ts'
import type { SiteRule } from './rule.ts'

const all: Pick<SiteRule, 'check'> = {
  check: (_, site) => site.entries.flatMap((one) => repeated.check(one, site)),
}
const section = (title: string, order: number, on = 'faq') => `---\ntitle: ${title}\norder: ${order}\non: ${on}\n---\n`

test('two posts with one title are named', async () => {
  const files = {
    'content/nl/blog/a.mdx': '---\ntitle: Wat het kost\n---\n',
    'content/nl/blog/b.mdx': '---\nid: 2\ntitle: wat het kost\n---\n',
    'content/en/blog/b.mdx': '---\ntitle: Wat het kost\n---\n',
  }
  expect(await foundAmong(all, files)).toEqual([
    '3:8  title "wat het kost" is also that of content/nl/blog/a.mdx:2. Give one of the two another.',
  ])
})

test('of the sections on a page of the FAQ each has a title and an order of its own', async () => {
  const files = {
    'content/nl/faq/a.mdx': section('Kosten', 1),
    'content/nl/faq/b.mdx': section('Kosten', 1),
    'content/nl/faq/c.mdx': section('Kosten', 1, 'plans'),
  }
  expect(await foundAmong(all, files)).toEqual([
    '2:8  title "Kosten" is also that of content/nl/faq/a.mdx:2. Give one of the two another.',
    '3:8  order "1" is also that of content/nl/faq/a.mdx:3. Give one of the two another.',
  ])
})
