import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asking } from '../../hosting/conformance/http-client.ts'
import { everyPage, notFound } from '../../hosting/conformance/pages.ts'
import { traits } from '../../hosting/conformance/traits.ts'
import { cloudFrontBehaviours, cloudFrontFunction } from '../../hosting/settings/cloudfront.ts'
import { headersFile, netlifyRedirects } from '../../hosting/settings/netlify.ts'
import { writeForHost } from '../../hosting/settings/write.ts'
import { words } from '../../site/content.ts'
import { headersOf, matches, plainHeaders } from '../../site/headers.ts'
import { defaultLocale, locales } from '../../site/locales.ts'
import { mediaTypesByPath } from '../../site/media-types.ts'
import { listFiles } from '../../system/files.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { gitHubPages } from '../harness/serving/github-pages.ts'
import { dist, manifest, pages } from '../harness/site.ts'

const work = mkdtempSync(join(tmpdir(), 'hosts-'))
const outside = { forms: ['https://list.example'], analytics: false }
const deployment = { origin: 'https://www.example.com', outside }

afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('GitHub Pages', () => {
  const folder = join(work, 'pages')
  beforeAll(() => writeForHost(dist, folder, 'github-pages', deployment))
  const { visit, origin, expectComplaints, complaints } = withBrowser(() => gitHubPages(folder))

  test('every address answers with its page, with and without a slash, and what is not there with 404', async () => {
    const subject = { ask: asking(origin()), traits: traits['github-pages'], files: manifest.files, outside }
    expect(await everyPage(subject)).toEqual([])
    expect(await notFound(subject)).toEqual([])
  })

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
  /** The headers that Netlify and Cloudflare give an address: those of every rule that fits, joined by name. */
  function sent(path: string) {
    const rules = headersFile(deployment)
      .split('\n\n')
      .map((block) => block.split('\n').filter((line) => line && !line.startsWith('#')))
    const found: Record<string, string> = {}
    for (const [pattern, ...lines] of rules) {
      if (!pattern || !matches(pattern, path)) continue
      for (const line of lines) {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
        found[name] = name in found ? `${found[name]}, ${value}` : value
      }
    }
    return found
  }

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
    writeForHost(dist, folder, host, deployment)
    const added = listFiles(folder).filter((file) => !listFiles(dist).includes(file))
    expect(added).toEqual(['_headers', '_redirects'])
  })
})

describe('CloudFront', () => {
  interface Request {
    uri: string
    querystring: Record<string, { value: string }>
  }
  const handler: (event: { request: Request }) => Request & { headers?: { location: { value: string } } } =
    runInContext(`${cloudFrontFunction()}; handler`, createContext({}))
  const ask = (uri: string, querystring: Request['querystring'] = {}) => handler({ request: { uri, querystring } })

  test('every address leads to the file of its page', () => {
    for (const { url, route } of pages) {
      if (route === 'notFound') continue
      for (const uri of [url, `${url}/`.replace('//', '/')]) expect(listFiles(dist)).toContain(ask(uri).uri.slice(1))
    }
  })

  test('a file is asked for as it is', () => {
    expect(ask('/favicon.svg').uri).toBe('/favicon.svg')
    expect(ask('/en/feed.xml').uri).toBe('/en/feed.xml')
  })

  test('another way to write an address leads to the address, with its query', () => {
    expect(ask('/faq.html', { q: { value: 'kosten' } }).headers?.location.value).toBe('/faq?q=kosten')
    expect(ask('/index.html').headers?.location.value).toBe('/')
  })

  test('its policies hold every header of the site', () => {
    for (const { name, policy } of cloudFrontBehaviours(deployment)) {
      const text = JSON.stringify(policy)
      const { 'Cache-Control': _, ...headers } = headersOf(name === 'site-shared' ? '/favicon.svg' : '/', outside)
      for (const [header, value] of Object.entries(headers)) {
        const given =
          header === 'Strict-Transport-Security'
            ? '63072000'
            : header === 'X-Content-Type-Options'
              ? 'ContentTypeOptions'
              : value
        expect({ name, header, there: text.includes(JSON.stringify(given).slice(1, -1)) }).toEqual({
          name,
          header,
          there: true,
        })
      }
    }
  })

  test('the function is within the 10 kB that CloudFront takes', () => {
    expect(cloudFrontFunction().length).toBeLessThan(10_000)
  })
})

test('a folder that holds something else is not replaced', () => {
  expect(() => writeForHost(dist, work, 'plain', deployment)).toThrow('holds something else than a built site')
  expect(readdirSync(work)).toContain('pages')
  expect(readFileSync(join(work, 'pages/index.html'), 'utf8')).toContain('<html')
})
