import { expect, test } from 'vitest'
import { foundAmong } from '../../tests/harness/rules.ts'
import { repeated } from './repeated.ts'
import type { SiteRule } from './rule.ts'

const all: Pick<SiteRule, 'check'> = {
  check: (_, site) => site.entries.flatMap((one) => repeated.check(one, site)),
}

test('two posts of a language with one title are named, and two sections of a page with one title or order', async () => {
  const section = (on: string) => `---\ntitle: Kosten\norder: 1\non: ${on}\n---\n`
  const files = {
    'content/nl/blog/a.mdx': '---\ntitle: Wat het kost\n---\n',
    'content/nl/blog/b.mdx': '---\nid: 2\ntitle: wat het kost\n---\n',
    'content/en/blog/b.mdx': '---\ntitle: Wat het kost\n---\n',
    'content/nl/faq/a.mdx': section('faq'),
    'content/nl/faq/b.mdx': section('faq'),
    'content/nl/faq/c.mdx': section('plans'),
  }
  expect(await foundAmong(all, files)).toEqual([
    '3:8  title "wat het kost" is also that of content/nl/blog/a.mdx:2. Give one of the two another.',
    '2:8  title "Kosten" is also that of content/nl/faq/a.mdx:2. Give one of the two another.',
    '3:8  order "1" is also that of content/nl/faq/a.mdx:3. Give one of the two another.',
  ])
})
