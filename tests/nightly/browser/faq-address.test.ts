import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from '../../harness/pages/browser.ts'
import { sample } from '../../harness/sample.ts'

const { visit, newPage } = withBrowser()

const search = (page: Page) => page.getByRole('searchbox')
const questions = (page: Page) => page.locator('main h3 button:visible')
const query = (page: Page) => new URL(page.url()).searchParams.get('q')
const text = 'reeks stappen'
const said = '1 vraag gevonden'

test('it can be shared: it opens with the same results', async () => {
  const page = await visit('/faq')
  await search(page).fill(text)
  await expect.poll(() => query(page)).toBe(text)
  const other = await visit(page.url())
  await expect.poll(() => questions(other).count()).toBe(1)
  expect(await search(other).inputValue()).toBe(text)
  await search(other).fill('')
  await expect.poll(() => new URL(other.url()).search).toBe('')
})

test('the address and the announcement wait for a pause of 300 ms; the results do not', async () => {
  const page = await newPage()
  await page.clock.install()
  await page.goto('/faq')
  await search(page).fill('x')
  await expect.poll(() => query(page)).toBe('x')
  // Stop the clock: from here time only advances explicitly.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.evaluate(`
    window.addresses = []
    const replace = history.replaceState
    history.replaceState = function (...args) { window.addresses.push(args[2]); return replace.apply(this, args) }`)
  await search(page).fill('')
  await search(page).pressSequentially(text)
  await expect.poll(() => page.locator('main search p').first().textContent()).toBe(said)
  await page.clock.runFor(299)
  expect(await page.evaluate('window.addresses')).toEqual([])
  expect(await page.getByRole('status').first().textContent()).not.toBe(said)
  await page.clock.runFor(1)
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe(said)
  expect(query(page)).toBe(text)
  expect(await page.evaluate('window.addresses.length')).toBe(1)
})

test.each(
  sample([
    ['10,000 short words', 'a '.repeat(5000)],
    ['a script', '<script>window.ran = true</script><img src=x onerror="window.ran = true">'],
    ['a pattern', '(a+)+$[\\'],
  ]),
)('with %s in it nothing is found, nothing runs, and that is said', async (_, hostile) => {
  const page = await visit(`/faq?q=${encodeURIComponent(hostile).replaceAll('%20', '+')}`)
  await page.getByText('Geen resultaten gevonden.').filter({ visible: true }).first().waitFor()
  expect(await questions(page).count()).toBe(0)
  expect(await page.evaluate('window.ran ?? false')).toBe(false)
  expect(await page.locator('main script, main img').count()).toBe(0)
})

test.each(sample(['%E0%A4%A', '%00', '+++']))('with ?q=%s the page stands as well', async (raw) => {
  const page = await visit(`/faq?q=${raw}`)
  await expect.poll(() => search(page).inputValue()).toBe(new URLSearchParams(`q=${raw}`).get('q'))
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})

test('without scripts it is ignored: all questions and answers are shown, without a search field', async () => {
  const page = await visit(`/faq?q=${text}`, { javaScriptEnabled: false })
  expect(await questions(page).count()).toBe(20)
  expect(await page.locator('[role=region]:visible').count()).toBe(20)
  expect(await search(page).isVisible()).toBe(false)
})
