import { expect, test } from 'vitest'
import { withBrowser } from '../harness/pages/browser.ts'
import { nightly, sample } from '../harness/sample.ts'
import { elementsAt } from '../harness/site.ts'

const { visit, newPage } = withBrowser()

const links = { Home: '/en', Plans: '/en/plans', About: '/en/about', Blog: '/en/blog', Contact: '/en/contact' }

const menuAt = (url: string) =>
  elementsAt(url)
    .filter(({ name, path }) => name === 'a' && path.includes('header') && path.includes('nav'))
    .filter(({ attributes }) => attributes['data-language'] === undefined)

test('the menu has the five links, and marks the current page', () => {
  for (const [current, url] of Object.entries(links)) {
    const texts = menuAt(url).map(({ text }) => text)
    const marks = menuAt(url).map(({ attributes }) => attributes['aria-current'])
    expect(texts).toEqual(Object.keys(links))
    expect(marks).toEqual(texts.map((text) => (text === current ? 'page' : undefined)))
  }
})

test('a page below a menu link marks that link too, as its section of the site', () => {
  for (const [url, name] of Object.entries({
    '/en/starter-plan': 'Plans',
    '/en/blog/healthcare': 'Blog',
    '/en/blog/five-reasons-to-automate-work-orders': 'Blog',
  })) {
    const marked = menuAt(url).filter(({ attributes }) => attributes['aria-current'] === 'true')
    expect(marked.map(({ text }) => text)).toEqual([name])
  }
})

test('the first thing the keyboard reaches is a link that skips to the content', async () => {
  const page = await visit('/en')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to content' })
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
})

test.each(sample([360, 1440]))(
  'in forced colours every button has a line around it, and so do the bars of the menu, at %i',
  async (width) => {
    const page = await newPage({ width, forcedColors: 'active' })
    for (const url of ['/', '/faq', '/contact', '/pakketten', '/zoeken']) {
      await page.goto(url)
      expect({ url, bare: await page.evaluate(withoutLine) }).toEqual({ url, bare: [] })
    }
    const bars = await page.locator('[popovertarget=menu] svg').evaluate((bar) => getComputedStyle(bar).stroke)
    expect(bars).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
  },
)

test.runIf(nightly)('in forced colours, the selected, enabled, current and folded states remain visible', async () => {
  const page = await newPage({ forcedColors: 'active' })
  const styleOf = (selector: string, name: 'borderTopWidth' | 'borderBottomWidth' | 'outlineStyle' | 'appearance') =>
    page.locator(selector).evaluateAll((all, name) => all.map((each) => getComputedStyle(each)[name]), name)
  await page.goto('/')
  expect(await styleOf('[data-demo] label', 'borderTopWidth')).toEqual(['1px', '0px', '0px'])
  expect(new Set(await styleOf('[role=switch]', 'appearance'))).toEqual(new Set(['auto']))
  await page.goto('/blog')
  expect(await styleOf('header ul a[aria-current] > span', 'borderBottomWidth')).toEqual(['2px'])
  expect((await styleOf('main nav a', 'borderBottomWidth')).slice(0, 2)).toEqual(['2px', '0px'])
  await page.goto('/faq')
  const plus = page.locator('main h3 button').first()
  expect(await plus.evaluate((each) => getComputedStyle(each, '::after').backgroundImage)).not.toContain('none')
  await page.goto('/zoeken?q=pakket')
  await page.locator('[role=option]').nth(1).waitFor()
  expect((await styleOf('[role=option]', 'outlineStyle')).slice(0, 2)).toEqual(['solid', 'none'])
})

/** Returns buttons without a border in forced-colors mode, which removes backgrounds. */
function withoutLine(): string[] {
  // The reset gives every element a border style, usually with a width of 0.
  const isBare = (each: Element) => {
    const { borderStyle, borderTopWidth, borderBottomWidth } = getComputedStyle(each)
    return borderStyle !== 'solid' || Math.min(parseFloat(borderTopWidth), parseFloat(borderBottomWidth)) < 1
  }
  return [...document.querySelectorAll('button, .button, [data-chat], [href="#main"]')]
    .filter((each) => each.checkVisibility() && isBare(each))
    .map((each) => each.outerHTML.slice(0, 80))
}

test('with reduced motion, nothing moves on scrolling or opening', async () => {
  const page = await newPage({ reducedMotion: 'reduce' })
  for (const url of ['/', '/faq', '/blog', '/pakketten', '/contact']) {
    await page.goto(url)
    for (const top of [0, 400, 4000]) {
      await page.evaluate((top) => scrollTo(0, top), top)
      await page.waitForTimeout(100)
      const moving = await page.evaluate(() => document.getAnimations().length)
      expect({ url, top, moving }).toEqual({ url, top, moving: 0 })
    }
  }
  for (const [url, button, opened] of [
    ['/faq', 'main h3 button', '[role=region]'],
    ['/', 'header form button', 'header dialog'],
    ['/contact', 'main form button', '[data-kind]'],
  ] as const) {
    await page.goto(url)
    await page.locator(button).first().click()
    await page.locator(opened).filter({ visible: true }).first().waitFor()
    const moving = await page.evaluate(() => document.getAnimations().length)
    expect({ opened, moving }).toEqual({ opened, moving: 0 })
  }
})

test.each(
  sample([
    [640, 450],
    [320, 256],
  ]),
)('at %i by %i nothing covers the page: floating elements are at its end', async (width, height) => {
  const page = await visit('/', { width, height })
  await page.locator('#consent').waitFor()
  expect(await page.evaluate(overThePage)).toEqual([])
  for (const url of ['/diensten', '/faq', '/zoeken']) {
    await page.goto(url)
    expect({ url, over: await page.evaluate(overThePage) }).toEqual({ url, over: [] })
  }
  await page.locator('#consent button').first().click()
  await expect.poll(() => page.locator('#consent').isVisible()).toBe(false)
  await page.locator('[data-chat]').scrollIntoViewIfNeeded()
  const chat = await page.locator('[data-chat]').boundingBox()
  expect(chat && chat.x >= 0 && chat.x + chat.width <= width).toBe(true)
})

function overThePage(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((each) => /fixed|sticky/.test(getComputedStyle(each).position) && each.checkVisibility())
    .filter((each) => each.getBoundingClientRect().height > 0 && !each.closest('[popover]'))
    .map((each) => each.className)
}

test.runIf(nightly)('if CSS cannot unfold sections, they open for printing and close afterwards', async () => {
  const page = await visit('/voorwaarden', {
    script: `const supports = CSS.supports.bind(CSS)
      CSS.supports = (...all) => all[0] !== 'selector(::details-content)' && supports(...all)`,
  })
  const folded = () => page.locator('details:not([open])').count()
  const all = await folded()
  expect(all).toBeGreaterThan(3)
  await page.locator('summary').first().click()
  await page.evaluate(`addEventListener('beforeprint', () => {
    window.onPaper = document.querySelectorAll('details:not([open])').length
  })`)
  await page.pdf()
  expect(await page.evaluate('window.onPaper')).toBe(0)
  await expect.poll(folded).toBe(all - 1)
})

test.runIf(nightly)('on a short screen, the menu is below the header, even after scrolling', async () => {
  const page = await visit('/', { width: 640, height: 360 })
  await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }))
  await page.locator('[popovertarget=menu]').click()
  const menu = await page.locator('#menu').boundingBox()
  const below = async () => {
    const header = await page.getByRole('banner').boundingBox()
    return (header?.y ?? 0) + (header?.height ?? 0)
  }
  await expect.poll(below).toBe(menu?.y)
})
