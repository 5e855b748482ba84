import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../scripts/check/run.ts'
import { project } from '../../tests/harness/content.ts'
import { keepAddress } from '../text/addresses.ts'
import { duplicate, remove, rename } from './changes.ts'

const time = '2026-11-22T10:00:00.000Z'
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

test('a published post that is renamed keeps its old address, with its twin; one that is hidden needs none', async () => {
  const without = (locale: string) => {
    const text = readFileSync(join(project({}), `content/${locale}/blog/five-reasons.mdx`), 'utf8')
    return text.replace(/^slug: .*\n/m, '')
  }
  const root = project({ 'nl/blog/five-reasons.mdx': without('nl'), 'en/blog/five-reasons.mdx': without('en') })
  const before = await checkContent({ root, env: {} })
  expect(rename(root, { key: 'blog/five-reasons', to: 'Reasons, five' }, before, time)).toBe('blog/reasons-five')
  for (const locale of ['nl', 'en']) {
    expect(read(root, `content/${locale}/blog/reasons-five.mdx`)).toContain('aliases: [five-reasons]\n')
    expect(existsSync(join(root, `content/${locale}/blog/five-reasons.mdx`))).toBe(false)
  }
  const { site, problems } = await checkContent({ root, env: {} })
  expect(site.pageAt('/blog/five-reasons')?.canonical).toBe('/blog/reasons-five')
  expect(problems).toEqual([])
})

test('a copy is hidden, with a number and an address of its own; what is removed is kept aside', async () => {
  const root = project({})
  expect(duplicate(root, 'blog/five-reasons', await checkContent({ root, env: {} }))).toBe('blog/five-reasons-2')
  expect((await checkContent({ root, env: {} })).problems).toEqual([])
  remove(root, 'blog/five-reasons-2', time)
  expect((await checkContent({ root, env: {} })).entries.map(({ name }) => name)).not.toContain('five-reasons-2')
  expect(readdirSync(join(root, '.local/desk/removed'))).toHaveLength(1)
  expect(() => remove(root, 'pages/home', time)).toThrow('stays')
})

test('a slug that changes leaves the old address of what was published, once', () => {
  const file = 'content/nl/blog/a.mdx'
  const text = '---\ntitle: A\nslug: oud\n---\n\nTekst\n'
  const next = text.replace('slug: oud', 'slug: nieuw')
  expect(keepAddress(file, text, next)).toEqual({
    text: next.replace('---\n\n', 'aliases: [oud]\n---\n\n'),
    kept: 'oud',
  })
  expect(keepAddress(file, text.replace('slug: oud\n', ''), next).kept).toBe('a')
  expect(keepAddress(file, text, text.replace('Tekst', 'Meer')).kept).toBeUndefined()
  expect(keepAddress(file, text.replace('slug', 'draft: true\nslug'), next).kept).toBeUndefined()
  expect(keepAddress(file, null, next).kept).toBeUndefined()
  expect(keepAddress('content/nl/faq/a.mdx', text, next).kept).toBeUndefined()
})
