import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from '../harness/browser.ts'
import { canonicalPages } from '../harness/site.ts'

const { newPage, visit } = withBrowser()

/** A visitor who has answered the cookie banner. */
const chosen = `if (origin !== 'null') localStorage.setItem('cookie-consent', '{"functional":true,"analytical":false,"marketing":false}')`

/** What reaches past the right edge of the window and makes the page scroll sideways. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return [`${scrollWidth} pixels wide:`, ...wide.map((element) => `${element.tagName}.${element.className}`)]
  })
}

test('no page scrolls sideways on a screen of 320 pixels', async () => {
  const page = await newPage({ width: 320, height: 640 })
  const faults: string[] = []
  for (const url of [...canonicalPages.map((candidate) => candidate.url), '/bestaat-niet', '/en/does-not-exist']) {
    await page.goto(url)
    const found = await overflow(page)
    if (found.length > 0) faults.push(`${url} is ${found.join(' ')}`)
  }
  expect(faults).toEqual([])
}, 120_000)

test('the header stays in sight while a page scrolls', async () => {
  for (const width of [360, 1440]) {
    const page = await visit('/', { width })
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    const header = await page.getByRole('banner').boundingBox()
    expect(await page.evaluate(() => window.scrollY)).toBe(1500)
    expect(header?.y).toBe(0)
  }
})

test('a heading that a link leads to stands below the header', async () => {
  const page = await visit('/faq', { width: 1440, reducedMotion: 'reduce' })
  await page.getByRole('navigation', { name: 'Onderwerpen' }).getByRole('link').nth(2).click()
  const heading = await page.locator(':target').boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY)
})

test.each([360, 1440])(
  'at %i pixels the chat link at the bottom right covers no text at the end of a page',
  async (width) => {
    const page = await visit('/', { width, script: chosen })
    const covered = await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      const chat = document.querySelector('.chat')?.getBoundingClientRect()
      const texts = document.createTreeWalker(document.querySelector('footer') ?? document, NodeFilter.SHOW_TEXT)
      const hidden: (string | null)[] = []
      for (let node = texts.nextNode(); node && chat; node = texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const line of range.getClientRects())
          if (line.right > chat.left && line.left < chat.right && line.bottom > chat.top && line.top < chat.bottom)
            hidden.push(node.textContent)
      }
      return { hidden, right: chat && innerWidth - chat.right, bottom: chat && innerHeight - chat.bottom }
    })
    expect(covered.hidden).toEqual([])
    expect(covered.right).toBeLessThanOrEqual(32)
    expect(covered.bottom).toBeLessThanOrEqual(32)
  },
)

/** Adds up in every page how far things move by themselves: all of them, or those of which `counts` says so. */
const watchShifts = (counts = '() => true') => `window.shift = 0
new PerformanceObserver((list) => { for (const entry of list.getEntries().filter(${counts})) window.shift += entry.value })
  .observe({ type: 'layout-shift', buffered: true })`

const shiftOf = (page: Page) =>
  page.evaluate<number>('new Promise((done) => requestAnimationFrame(() => done(window.shift)))')

test.each([360, 1440])(
  'nothing moves while a page loads, at %i pixels',
  async (width) => {
    const page = await newPage({ width, script: watchShifts() })
    const moved: string[] = []
    for (const { url } of canonicalPages) {
      await page.goto(url)
      const shift = await shiftOf(page)
      if (shift !== 0) moved.push(`${url} moves by ${shift}`)
    }
    expect(moved).toEqual([])
  },
  120_000,
)

const isAbove = `({ sources }) =>
  sources.some(({ node }) => node?.parentElement?.closest('body > header, main > :first-child'))`

// Such a browser shows parts of a page as they come, and each could move those that stand there.
test('on a computer twenty times as slow, nothing moves in the header and in what stands first', async () => {
  const moved: string[] = []
  for (const url of ['/cases', '/cases', '/', '/', '/en/professional-plan', '/en/professional-plan']) {
    const page = await newPage({ script: watchShifts(isAbove) })
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await page.goto(url)
    const shift = await shiftOf(page)
    if (shift !== 0) moved.push(`${url} moves by ${shift}`)
    await page.context().close()
  }
  expect(moved).toEqual([])
}, 120_000)
