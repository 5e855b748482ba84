import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withBrowser } from '../harness/pages/browser.ts'
import { sample } from '../harness/sample.ts'
import { bytesOf } from '../harness/site.ts'

const { visit, expectComplaints, complaints } = withBrowser()

const islandOf = (page: Page) => page.locator('[data-island]:has([role=region])')
const questionsOf = (page: Page) => islandOf(page).locator('h3 button')
const openAnswers = (page: Page) => islandOf(page).locator('[role=region]:visible')

/** Opens a page, then delays further scripts and records their sizes in bytes. */
async function watched(url: string, slow = 0) {
  const page = await visit(url)
  await page.waitForLoadState('networkidle')
  const programs: number[] = []
  await page.route('**/*.js', async (route) => {
    programs.push(bytesOf(new URL(route.request().url()).pathname.slice(1)).length)
    await new Promise((resolve) => setTimeout(resolve, slow))
    await route.continue()
  })
  return { page, programs }
}

describe.each(sample(['/en/faq', '/pakketten']))('the questions on %s', (url) => {
  test('are all closed, and React is not loaded, until a visitor uses them', async () => {
    const { page, programs } = await watched(url)
    expect(await openAnswers(page).count()).toBe(0)
    expect(await questionsOf(page).count()).toBe(url.endsWith('faq') ? 20 : 5)
    expect(programs).toEqual([])
    await questionsOf(page).first().hover()
    await expect.poll(() => programs.some((bytes) => bytes > 100_000)).toBe(true)
  })

  test('open one at a time, and an open one closes', async () => {
    const page = await visit(url)
    const [first, second] = [questionsOf(page).nth(0), questionsOf(page).nth(1)]
    await first.click()
    await expect.poll(() => first.getAttribute('aria-expanded')).toBe('true')
    expect(await openAnswers(page).count()).toBe(1)
    await second.click()
    expect(await second.getAttribute('aria-expanded')).toBe('true')
    expect(await first.getAttribute('aria-expanded')).toBe('false')
    expect(await openAnswers(page).count()).toBe(1)
    await second.click()
    expect(await openAnswers(page).count()).toBe(0)
  })
})

test('the first click on a question while React is loading is kept, and opens it', async () => {
  const { page } = await watched('/faq', 400)
  await questionsOf(page).nth(2).click()
  expect(await openAnswers(page).count()).toBe(0)
  await expect.poll(() => questionsOf(page).nth(2).getAttribute('aria-expanded')).toBe('true')
  expect(await openAnswers(page).count()).toBe(1)
})

test.each(sample(['Enter', 'Space']))('so is the first press of %s', async (key) => {
  const { page } = await watched('/en/faq', 400)
  await questionsOf(page).nth(1).focus()
  await page.keyboard.press(key)
  await expect.poll(() => questionsOf(page).nth(1).getAttribute('aria-expanded')).toBe('true')
  expect(await openAnswers(page).count()).toBe(1)
})

test('the arrow keys, Home and End move between the questions, even as the first key', async () => {
  const page = await visit('/faq')
  const isFocused = (index: number) => () =>
    questionsOf(page)
      .nth(index)
      .evaluate((button) => button === document.activeElement)
  await questionsOf(page).first().focus()
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', 19],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(isFocused(index)).toBe(true)
  }
})

test('React hydrates the HTML without changing the page', async () => {
  const page = await visit('/faq')
  const html = () =>
    islandOf(page).evaluate((island) => island.innerHTML.replace(/ style="[^"]*"/g, '').replace(/ hidden=""/g, ''))
  const before = await html()
  const question = questionsOf(page).first()
  await question.click()
  await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true')
  await question.click()
  await expect.poll(() => question.getAttribute('aria-expanded')).toBe('false')
  expect(await html()).toBe(before)
})

test('without scripts every answer can be read', async () => {
  const page = await visit('/en/plans', { javaScriptEnabled: false })
  expect(await openAnswers(page).count()).toBe(5)
})

test("if the questions' script fails to load, every answer can be read", async () => {
  const page = await visit('/en/faq')
  await page.waitForLoadState('networkidle')
  const ours = /warning: The island \w+ could not start/
  expectComplaints(ours, /ERR_FAILED/)
  await page.route('**/*.js', (route) => route.abort())
  await questionsOf(page).first().click()
  await expect.poll(() => openAnswers(page).count()).toBe(20)
  await expect.poll(() => complaints().filter((line) => ours.test(line)).length).toBe(1)
})
