import { expect, test } from 'vitest'
import { localeOf, locales } from '../../../site/locales.ts'
import { message } from '../../../site/messages.ts'
import { withBrowser } from '../../harness/pages/browser.ts'
import { sample, spread } from '../../harness/sample.ts'
import { elementsAt, htmlOf, pages } from '../../harness/site.ts'

const { newPage, visit, origin } = withBrowser()
const article = '/blog/vijf-redenen-om-werkorders-te-automatiseren'

test('every heading of an article and of a legal document has a link to itself, which adds nothing to its text', () => {
  const read = pages.filter(
    ({ route, url, canonical, legalVersion }) =>
      /^(post|privacy|terms|dpa)$/.test(route) && url === canonical && !legalVersion,
  )
  expect(read.length).toBeGreaterThanOrEqual(4 * locales.length)
  for (const { url } of read) {
    const elements = elementsAt(url)
    const headings = elements.filter(({ name, path }) => /^h[23]$/.test(name) && path.includes('main'))
    const named = headings.filter(
      ({ path, attributes }) => attributes.id && (path.includes('article') || path.includes('summary')),
    )
    const links = elements.filter(({ attributes }) => 'data-copied' in attributes)
    expect(named.length).toBeGreaterThanOrEqual(6)
    expect(links.map(({ attributes }) => attributes.href)).toEqual(named.map(({ attributes }) => `#${attributes.id}`))
    const label = message('content.copyLink', localeOf(url))
    const inHeading = links.filter(({ path }) => path.some((name) => /^h[23]$/.test(name)))
    expect(inHeading).toHaveLength(url.includes('/blog/') ? links.length : 0)
    expect(inHeading.filter(({ text }) => text !== '')).toEqual([])
    expect(links.filter(({ attributes }) => attributes['aria-label'] !== label)).toEqual([])
  }
})

test("a click on a heading's link copies its address, with a brief confirmation", async () => {
  const page = await visit(article, { permissions: ['clipboard-read', 'clipboard-write'] })
  const link = page.locator('#hours-back [data-copied]')
  await page.locator('#hours-back').hover()
  await link.click()
  await page.locator('#hours-back [aria-label="Link gekopieerd"]').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin()}${article}#hours-back`)
  expect(new URL(page.url()).hash).toBe('#hours-back')
  await page.locator('#hours-back [aria-label="Kopieer de link"]').waitFor()
})

test.each(
  sample([
    ['closed', "{ writeText: () => Promise.reject(new Error('closed')) }"],
    ['absent', 'undefined'],
  ]),
)('where the clipboard is %s the link still works, and the address is there to copy', async (_, value) => {
  const script = `Object.defineProperty(navigator, 'clipboard', { value: ${value} })`
  const page = await visit(article, { script })
  await page.locator('#hours-back').hover()
  await page.locator('#hours-back [data-copied]').click()
  expect(new URL(page.url()).hash).toBe('#hours-back')
  const field = page.locator('#hours-back input')
  await field.waitFor()
  expect(await page.locator('[data-done]').count()).toBe(0)
  // The field is as wide as the heading, so that the address can be read.
  const width = async (part: string) => (await page.locator(part).boundingBox())?.width
  expect(await width('#hours-back input')).toBe(await width('#hours-back'))
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${origin()}${article}#hours-back`)
  await page.keyboard.press('Tab')
  expect(await field.count()).toBe(0)
})

test("an address with a clause's id opens the clause, even from a link on the same page", async () => {
  const page = await visit('/voorwaarden')
  const [, second] = await page.locator('summary h2').evaluateAll((headings) => headings.map(({ id }) => id))
  expect(await page.locator('details[open]').count()).toBe(0)
  await page.evaluate((id) => location.assign(`#${id}`), second)
  await page.locator(`details[open] #${second}`).waitFor()
  const fresh = await visit(`/voorwaarden#${second}`)
  await fresh.locator(`details[open] #${second}`).waitFor()
})

/** Serves a page with two extra ids in its last folded part: on a paragraph, and on a link as in a footnote. */
async function withDeepTargets(url: string) {
  const page = await newPage({ width: 390, height: 700 })
  await page.route(`**${url}`, async (route) => {
    const parts = htmlOf(url).split(/(?=<details|<div[^>]*role="region")/)
    const last = parts.pop()?.replace('<p>', '<p id="inside"><a id="note" href="#inside">1</a> ') ?? ''
    await route.fulfill({ contentType: 'text/html', body: parts.join('') + last })
  })
  return page
}

const folded: readonly [string, string][] = [
  ['/voorwaarden', 'inside'],
  ['/voorwaarden', 'note'],
  ['/faq', 'inside'],
  ['/faq', 'note'],
  ['/en/faq', 'inside'],
]

test.each(spread(folded, 3))(
  'on %s, an address with #%s opens the folded part around it and shows it, also on the page itself',
  async (url, id) => {
    const page = await withDeepTargets(url)
    const isInView = () =>
      page.locator(`#${id}`).evaluate((element) => {
        const { top, height } = element.getBoundingClientRect()
        return element.checkVisibility() && height > 0 && top >= 0 && top < innerHeight
      })
    await page.goto(`${url}#${id}`)
    await expect.poll(isInView).toBe(true)
    await page.goto('about:blank')
    await page.goto(url)
    expect(await isInView()).toBe(false)
    await page.evaluate((fragment) => location.assign(fragment), `#${id}`)
    await expect.poll(isInView).toBe(true)
    // The visitor can close the part again.
    const opened = page.locator('details[open] > summary, [aria-expanded=true]').first()
    await opened.click()
    await expect.poll(isInView).toBe(false)
  },
)
