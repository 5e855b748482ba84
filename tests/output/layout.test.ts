import { expect, test } from 'vitest'
import { faqOn } from '../../site/content.ts'
import { message } from '../../site/messages.ts'
import { href } from '../../site/routes.ts'
import { answering } from '../harness/consent.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { shiftOf, visibleShift, watchShifts } from '../harness/pages/shifts.ts'
import { nightly, sample } from '../harness/sample.ts'
import { sideBySide } from '../harness/side-by-side.ts'

const { newPage, visit } = withBrowser()

test.each(['faq', 'plans', 'terms'] as const)('on paper, no part of %s is folded', async (route) => {
  const page = await visit(href(route, 'nl'))
  const folded = page.locator('[role=region], details > :not(summary)')
  const seen = () => folded.evaluateAll((all) => all.map((each) => each.checkVisibility()))
  expect(await seen()).toContain(false)
  await page.emulateMedia({ media: 'print' })
  expect(await seen()).not.toContain(false)
})

const sections = faqOn('faq', 'nl')

test.skipIf(sections.length === 0)('a heading that a link leads to is below the header', async () => {
  const page = await visit(href('faq', 'nl'), { width: 1440, reducedMotion: 'reduce' })
  const links = page.getByRole('navigation', { name: message('faq.contents', 'nl') }).getByRole('link')
  await links.nth(Math.floor(sections.length / 2)).click()
  const heading = await page.locator(':target').boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY)
})

test.each([320, 1440])('at %i pixels, the proofs are equal columns side by side', async (width) => {
  const page = await visit(href('home', 'nl'), { width })
  const boxes = await page.locator('[data-demo] + div > dl > div').evaluateAll((proofs) =>
    proofs.map((proof) => {
      const { top, width } = proof.getBoundingClientRect()
      return { top, width: Math.round(width) }
    }),
  )
  expect(boxes).toEqual(boxes.map(() => boxes[0]))
})

test('on a phone, each drawing of automated work is next to its text', async () => {
  const page = await visit(href('home', 'nl'), { width: 390 })
  const places = await page.locator('[aria-labelledby=automate] li').evaluateAll((works) =>
    works.map((work) => {
      const [drawing, title] = ['svg', 'h3'].map((part) => work.querySelector(part)?.getBoundingClientRect())
      return { sameTop: drawing?.top === title?.top, beside: (title?.left ?? 0) > (drawing?.right ?? Infinity) }
    }),
  )
  expect(places).toEqual(places.map(() => ({ sameTop: true, beside: true })))
})

test("at 200 % zoom, badges are on their cards' edges, and the comparison shows one plan, or all on paper", async () => {
  const page = await visit(href('plans', 'nl'), { width: 720, height: 450 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720)
  const fromEdge = await page.locator('article > p:first-child').evaluate((badge) => {
    const { top, bottom } = badge.getBoundingClientRect()
    return (top + bottom) / 2 - (badge.closest('article')?.getBoundingClientRect().top ?? 0)
  })
  expect(fromEdge).toBeCloseTo(0, -1)
  const row = page.locator('tr:has(td[data-plan])').nth(1).locator('td[data-plan]')
  expect(await row.filter({ visible: true }).count()).toBe(0)
  await page.locator('summary').filter({ visible: true }).first().click()
  expect(await row.filter({ visible: true }).count()).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect(await row.filter({ visible: true }).count()).toBe(3)
})

test.each([360, 1440])('at %i pixels the chat link below covers no text at the end of a page', async (width) => {
  const page = await visit(href('home', 'nl'), { width, script: answering() })
  const { hidden, left, right, bottom } = await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    const chat = document.querySelector('[data-chat]')?.getBoundingClientRect() ?? new DOMRect()
    const texts = document.createTreeWalker(document.querySelector('footer') ?? document, NodeFilter.SHOW_TEXT)
    const hidden: (string | null)[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects())
        if (line.right > chat.left && line.left < chat.right && line.bottom > chat.top && line.top < chat.bottom)
          hidden.push(node.textContent)
    }
    return { hidden, left: chat.left, right: innerWidth - chat.right, bottom: innerHeight - chat.bottom }
  })
  expect(hidden).toEqual([])
  expect(left).toBeGreaterThan(width / 2)
  expect(right).toBeLessThanOrEqual(32)
  expect(bottom).toBeLessThanOrEqual(32)
})

test('on the narrowest phone the chat link covers no button, wherever the page is scrolled to', async () => {
  const page = await visit(href('home', 'nl'), {
    width: 320,
    height: 640,
    reducedMotion: 'reduce',
    script: answering(),
  })
  const chat = (await page.locator('[data-chat]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const isThere = () =>
    page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-chat]') !== null, middle)
  const middle = { x: chat.x + chat.width / 2, y: chat.y + chat.height / 2 }
  for (const button of await page.locator('main .button').filter({ visible: true }).all()) {
    await button.evaluate(
      (each, y) => scrollBy({ top: each.getBoundingClientRect().top - y, behavior: 'instant' }),
      chat.y,
    )
    const { x = 0, width = 0 } = (await button.boundingBox()) ?? {}
    const isBelow = x < chat.x + chat.width && x + width > chat.x
    await expect.poll(async () => !(isBelow && (await isThere()))).toBe(true)
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(isThere).toBe(true)
})

test('the chat link is hidden while a form field has the focus', async () => {
  const page = await visit(href('contact', 'nl'), { width: 360, script: answering() })
  const chat = page.locator('[data-chat]')
  for (const field of ['main input[type=email]', 'main select', 'main textarea']) {
    await page.locator(field).focus()
    expect({ field, visible: await chat.isVisible() }).toEqual({ field, visible: false })
  }
  await page.locator('main textarea').blur()
  expect(await chat.isVisible()).toBe(true)
})

const isAbove = `({ sources }) =>
  sources.some(({ node }) => node?.parentElement?.closest('body > header, main > :first-child'))`

// A slow browser renders a page in parts, and late parts could shift visible ones.
test.runIf(nightly)(
  'on a computer twenty times as slow, nothing moves in the header and in what stands first',
  async () => {
    const urls = [href('home', 'nl'), href('cases', 'nl'), href('professional', 'en')]
    const shifts = await sideBySide(sample([...urls, ...urls]), urls, async (url) => {
      const page = await newPage({ script: watchShifts(isAbove) })
      const client = await page.context().newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: 20 })
      await page.goto(url)
      const shift = await shiftOf(page)
      await page.context().close()
      return { url, shift }
    })
    expect(shifts.filter(({ shift }) => shift > visibleShift)).toEqual([])
  },
  360_000,
)
