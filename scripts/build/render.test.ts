import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { content } from '../../site/content.ts'
import { listPages } from '../../site/pages.ts'
import { openSite } from './publish/site-folder.ts'
import { applyBase, inputsOf } from './render.ts'

test('moving an article to another category rebuilds all lists, for their counts, but no distant article', () => {
  const posts = content.posts.nl.map((post, at) => (at === 0 ? { ...post, category: 'useCases' as const } : post))
  const after = { ...content, posts: { ...content.posts, nl: posts } }
  const [before, now] = [content, after].map((one) => inputsOf('', one))
  const isNew = listPages(content).map((page) => ({ page, anew: before?.(page) !== now?.(page) }))
  expect(isNew.filter(({ page, anew }) => /blog|category/.test(page.route) && !anew)).toEqual([])
  expect(isNew.filter(({ page, anew }) => page.route === 'post' && page.locale === 'en' && anew)).toEqual([])
})

test('below a path, each address of the site is below it, whatever its query and anchor, and no other address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'base-'))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('BASE', '/sub/')
  const site = openSite(folder)
  const page = (base: string) =>
    `<body><a href="${base}/"></a><a href="${base}/contact?a=b"></a><a href="${base}/contact?a=b#c"></a>` +
    `<img srcset="${base}/a.svg 1x, ${base}/a.svg?b 2x"><a href="/other"></a><a href="https://a.example/contact"></a>` +
    `<form action="${base}/contact" data-props="{&quot;to&quot;:&quot;${base}/contact?a=b&quot;}"></form></body>`
  for (const file of ['contact.html', 'a.svg']) site.write(file, '')
  site.write('index.html', page(''))
  applyBase(site)
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(page('/sub'))
})
