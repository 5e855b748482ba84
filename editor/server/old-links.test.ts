import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkProject } from '../../scripts/check/run.ts'
import { setField } from '../../scripts/content/document.ts'
import { contentSettings } from '../../scripts/content/settings.ts'
import { project } from '../../tests/harness/content.ts'
import { type FormerSlugs, noteSlugs, renewLinks, revertTexts, textsThatLink, textsWithOldLinks } from './old-links.ts'

const key = 'blog/five-reasons'
const post = 'content/nl/blog/five-reasons.mdx'
const question = 'content/nl/faq/costs.mdx'
const facts = 'content/business.yaml'

/** A project with a post that was never online. Other texts link to the post, and its address changes. */
async function begin() {
  const root = project({})
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const edit = (file: string, change: (text: string) => string) => writeFileSync(join(root, file), change(read(file)))
  const former: FormerSlugs = new Map()
  const [, old = ''] = /^slug: (.*)/m.exec(read(post)) ?? []
  const links = (slug: string) =>
    `[a](/blog/${slug}), [b](/blog/${slug}#kop "c"), [d](https://example.com/blog/${slug}), [e](/blog/${slug}-2).\n\n[f][g]\n\n[g]: /blog/${slug}\n`
  edit(question, (text) => `${text}\n${links(old)}`.replaceAll('\n', '\r\n'))
  edit(facts, (text) => `${text}# Zie /blog/${old}.\n`)
  edit('content/nl/legal/terms.mdx', (text) => `${text}\nEen zin zonder link.\n`)
  const rename = (slug: string) => {
    const base = read(post)
    const text = base.replace(/^slug: .*/m, `slug: ${slug}`)
    noteSlugs(former, { [post]: { text, base } })
    writeFileSync(join(root, post), text)
  }
  const examined = () => checkProject(root, contentSettings({}, 'desk'))
  return { root, old, former, links, read, edit, rename, examined }
}

test('a new address replaces earlier ones in all texts, in links and fields, and one step reverts it', async () => {
  const { root, old, former, links, read, rename, examined } = await begin()
  expect(textsWithOldLinks(key, await examined(), former)).toEqual([])
  const before = [question, facts].map(read)
  rename('nieuw')
  rename('nieuwer')
  expect(textsWithOldLinks(key, await examined(), former).sort()).toEqual(['facts/business', 'faq/costs'])
  const written = renewLinks(root, key, await examined(), former)
  expect(Object.keys(written).sort()).toEqual([facts, question])
  const renewed = links('nieuwer').replace('example.com/blog/nieuwer', `example.com/blog/${old}`)
  const expected = renewed.replace('/blog/nieuwer-2', `/blog/${old}-2`).replaceAll('\n', '\r\n')
  expect(read(question).endsWith(expected)).toBe(true)
  expect(read(facts)).toBe(before[1]?.replace(`/blog/${old}.\n`, '/blog/nieuwer.\n'))
  expect(textsWithOldLinks(key, await examined(), former)).toEqual([])
  revertTexts(root, written)
  expect([question, facts].map(read)).toEqual(before)
})

test('reverting the new address keeps what was typed in those texts since', async () => {
  const { root, old, former, read, edit, rename, examined } = await begin()
  rename('nieuw')
  const written = renewLinks(root, key, await examined(), former)
  edit(question, (text) => text.replace(/^title: .*/m, 'title: Sindsdien getypt'))
  revertTexts(root, written)
  expect(read(question)).toMatch(/title: Sindsdien getypt\r\n/)
  expect(read(question)).toContain(`[a](/blog/${old})`)
})

test('an earlier address that another post has now, and a half-typed one, stay unchanged', async () => {
  const { former, old, edit, rename, examined } = await begin()
  rename('nieuw-')
  expect(textsWithOldLinks(key, await examined(), former)).toEqual([])
  rename('nieuw')
  expect(textsWithOldLinks(key, await examined(), former)).toHaveLength(2)
  edit('content/nl/blog/fault-to-invoice.mdx', (text) => text.replace('id:', `slug: ${old}\nid:`))
  expect(textsWithOldLinks(key, await examined(), former)).toEqual([])
})

test('a post without its own address had the name of its file', () => {
  const former: FormerSlugs = new Map()
  noteSlugs(former, { [post]: { text: null, base: '---\ntitle: A\n---\n' } })
  expect([...(former.get(post) ?? [])]).toEqual(['five-reasons'])
})

test('an up-to-date translation stays so when an address in its source is updated', async () => {
  const { root, former, read, edit, rename, examined } = await begin()
  const twin = 'content/en/faq/costs.mdx'
  const stateOf = async () => {
    const { entries } = await examined()
    const [source, translation] = [question, twin].map((file) => entries.find((entry) => entry.file === file))
    return translation?.fields.translates === source?.fingerprint
  }
  const { entries } = await examined()
  const before = entries.find(({ file }) => file === question)?.fingerprint ?? ''
  edit(twin, (text) => setField(text, 'translates', before))
  rename('nieuw')
  const written = renewLinks(root, key, await examined(), former)
  expect([Object.keys(written).sort(), await stateOf()]).toEqual([[facts, twin, question].sort(), true])
  revertTexts(root, written)
  expect(read(twin)).toContain(`translates: ${before}\n`)
  // An outdated translation remains outdated.
  edit(twin, (text) => setField(text, 'translates', 't0000000'))
  renewLinks(root, key, await examined(), former)
  expect(read(twin)).toContain('translates: t0000000\n')
})

test('an alias is an earlier address too, whenever the post got it', async () => {
  const { old, edit, examined } = await begin()
  edit(post, (text) => text.replace(/^slug: .*/m, `slug: nieuw\naliases: [${old}]`))
  expect(textsWithOldLinks(key, await examined(), new Map()).sort()).toEqual(['facts/business', 'faq/costs'])
})

test('the other texts that link to a post are listed once each, and a question has none', async () => {
  const { read, edit, examined } = await begin()
  const [, slug = ''] = /^slug: (.*)/m.exec(read(post)) ?? []
  edit('content/nl/legal/terms.mdx', (text) => `${text}\n[a](/blog/${slug}-2)\n`)
  edit(post, (text) => `${text}\n[a](/blog/${slug})\n`)
  expect(textsThatLink(key, await examined()).sort()).toEqual(['facts/business', 'faq/costs'])
  expect(textsThatLink('faq/costs', await examined())).toEqual([])
})
