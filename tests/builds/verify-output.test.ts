import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openSite } from '../../scripts/build/publish/site-folder.ts'
import { findPreviewContent } from '../../scripts/build/publish/verify-output.ts'
import { fileOf } from '../../scripts/lib/files.ts'
import { business } from '../../site/content.ts'
import { absolute } from '../../site/head/metadata.ts'
import { href } from '../../site/routes.ts'
import { dist, pages } from '../harness/site.ts'

// A site with remains of a preview. A whole refused build: modes.test.ts.
const site = join(mkdtempSync(join(tmpdir(), 'verify-output-')), 'site')
beforeEach(() => {
  rmSync(site, { recursive: true, force: true })
  cpSync(dist, site, { recursive: true, dereference: true })
})

const look = () => findPreviewContent(openSite(site), pages, business.brand)
const edit = (file: string, change: (text: string) => string) => {
  const text = readFileSync(join(site, file), 'utf8')
  expect(change(text)).not.toBe(text)
  writeFileSync(join(site, file), change(text))
}

test('a page that asks not to be found is named, unless no search engine may ever show it', () => {
  const url = href('plans', 'en')
  edit(fileOf(url), (html) => html.replace('</title>', '$&<meta name="robots" content="noindex"/>'))
  expect(look()).toEqual([`${url} asks not to be found.`])
})

test.each(['/sitemap.xml', '/en/feed.xml', '/feed.json', '/llms.txt'])(
  'an address that %s names and nobody finds is named',
  (list) => {
    edit(
      list.slice(1),
      (text) =>
        `${text}\n${absolute('/blog/een-concept', business.brand)}.\n${absolute(href('faq', 'nl'), business.brand)}.\n`,
    )
    expect(look()).toEqual([`${list} names /blog/een-concept, where nothing is.`])
  },
)

test('a sitemap without a page is named', () => {
  edit('sitemap.xml', (xml) => xml.replace(/<url>[\s\S]*<\/url>/, ''))
  expect(look()).toEqual(['/sitemap.xml names no page.'])
})
