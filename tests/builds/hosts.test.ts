import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caddySite } from '../../scripts/hosting/settings/caddy.ts'
import { headersFile, netlifyRedirects } from '../../scripts/hosting/settings/netlify.ts'
import { nginxSite } from '../../scripts/hosting/settings/nginx.ts'
import { type Host, writeForHost } from '../../scripts/hosting/settings/write.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { words } from '../../site/content.ts'
import { headersOf, plainHeaders } from '../../site/headers.ts'
import { defaultLocale, locales } from '../../site/locales.ts'
import { mediaTypesByPath } from '../../site/media-types.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { gitHubPages } from '../harness/serving/github-pages.ts'
import { headersIn } from '../harness/serving/stand-in.ts'
import { dist } from '../harness/site.ts'

const work = mkdtempSync(join(tmpdir(), 'hosts-'))
const outside = { forms: ['https://list.example'], analytics: true }
const deployment = { origin: 'https://www.example.com', outside }
const revision = { commit: null, time: null }
const publish = (folder: string, host: Host) =>
  writeForHost(dist, folder, host, { ...deployment, revision }, join(work, 'settings'))

afterAll(() => rmSync(work, { recursive: true, force: true }))

test.each([
  [undefined, 'max-age=86400'],
  ['1 year', 'max-age=31536000'],
  ['2 years with subdomains', 'max-age=63072000; includeSubDomains'],
])('with %s in business.yaml every host keeps browsers to https so: %s', (hsts, value) => {
  const raised = { ...deployment, outside: { ...outside, hsts } }
  const settings = [
    nginxSite(raised, { root: '/srv', listen: [] }),
    caddySite(raised, { root: '/srv', address: 'www.example.com' }),
    headersFile(raised),
  ]
  for (const text of settings) expect(text.match(/Strict-Transport-Security[: "]+([^"\n]*)/)?.[1]).toBe(value)
})

describe('GitHub Pages', () => {
  const folder = join(work, 'pages')
  beforeAll(() => publish(folder, 'github-pages'))
  const { visit, expectComplaints, complaints } = withBrowser(() => gitHubPages(folder))

  test('nothing is processed there on the way', () => {
    expect(existsSync(join(folder, '.nojekyll'))).toBe(true)
  })

  test.each([
    ['/bestaat-niet', 'nl', '/en/bestaat-niet'],
    ['/en/does-not-exist', 'en', '/does-not-exist'],
    ['/en/blog/none', 'en', '/blog/none'],
    ['/english', 'nl', '/en/english'],
  ] as const)('%s is not there, and says so in its language: %s', async (path, lang, twin) => {
    const page = await visit(path)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.title()).toContain(words('notFound', lang).title)
    expect(await page.locator('h1').textContent()).toBe(words('notFound', lang).heading)
    // The page's own program ran on the page that was chosen.
    const other = page.locator(`header a[data-language]:not([data-language="${lang}"])`).first()
    await expect.poll(() => other.getAttribute('href')).toBe(twin)
  })

  test('without scripts it says so in the default language', async () => {
    const page = await visit('/en/does-not-exist', { javaScriptEnabled: false })
    expect(await page.locator('h1').textContent()).toBe(words('notFound', 'nl').heading)
  })

  test('the policy in the page refuses a script that is not ours', async () => {
    expectComplaints(/trusted/i)
    const page = await visit('/')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      try {
        script.text = 'window.ran = true'
        document.head.append(script)
      } catch {
        return 'refused'
      }
      return 'ran' in window ? 'ran' : 'refused'
    })
    expect(ran).toBe('refused')
    await expect.poll(() => complaints().join('\n')).toContain('require-trusted-types-for refuses')
  })
})

describe('_headers', () => {
  const folder = join(work, 'headers')
  beforeAll(() => publish(folder, 'netlify'))
  const sent = (path: string) => headersIn(folder)(path)

  test('an address has the headers of the site, each said once', () => {
    for (const file of listFiles(dist)) {
      const path = `/${file.replace(/\.html$/, '')}`
      const { 'Content-Type': _, ...headers } = sent(path)
      const expected = headersOf(path, outside)
      // What the host does by itself, and what it could not take back, is left out.
      if (expected['Cache-Control'] === plainHeaders['Cache-Control']) delete expected['Cache-Control']
      if (file.endsWith('.html')) delete expected['Cross-Origin-Resource-Policy']
      const { 'Cross-Origin-Resource-Policy': resource = expected['Cross-Origin-Resource-Policy'], ...rest } = headers
      expect({ path, headers: { ...rest, resource } }).toEqual({
        path,
        headers: { ...without(expected), resource: expected['Cross-Origin-Resource-Policy'] },
      })
    }
  })

  const without = ({ 'Cross-Origin-Resource-Policy': _, ...rest }: Record<string, string>) => rest

  test('feeds are sent as feeds', () => {
    for (const [path, type] of Object.entries(mediaTypesByPath)) expect(sent(path)['Content-Type']).toBe(type)
  })

  test('it stays within what Cloudflare takes: 100 rules, 2000 characters a line', () => {
    const lines = headersFile(deployment).split('\n')
    expect(lines.filter((line) => /^\//.test(line)).length).toBeLessThanOrEqual(100)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
  })

  test('what is not there is answered in the language of its address', () => {
    const others = locales.filter((locale) => locale !== defaultLocale)
    expect(netlifyRedirects().split('\n').slice(1)).toEqual([
      ...others.map((locale) => `/${locale}/* /${locale}/404.html 404`),
      '/* /404.html 404',
      '',
    ])
  })

  test.each(['netlify', 'cloudflare'] as const)('the folder for %s is the site and these files', (host) => {
    const folder = join(work, host)
    publish(folder, host)
    const added = listFiles(folder).filter((file) => !listFiles(dist).includes(file))
    expect(added).toEqual(['_headers', '_redirects'])
  })
})

test('a folder that holds something else is not replaced', () => {
  expect(() => publish(work, 'plain')).toThrow('holds something else than a built site')
  expect(readdirSync(work)).toContain('pages')
  expect(readFileSync(join(work, 'pages/index.html'), 'utf8')).toContain('<html')
})
