import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withBrowser } from '../harness/pages/browser.ts'
import { sample } from '../harness/sample.ts'

const { visit, newPage } = withBrowser()

const search = (page: Page) => page.getByRole('searchbox')
const questions = (page: Page) => page.locator('.questions button:visible')
const query = (page: Page) => new URL(page.url()).searchParams.get('q')

describe.each(
  sample([
    { url: '/faq', said: '1 vraag gevonden', text: 'reeks stappen', none: 'Geen resultaten gevonden.' },
    { url: '/en/faq', said: '1 question found', text: 'series of steps', none: 'No results found.' },
  ]),
)('the address of $url', ({ url, said, text, none }) => {
  test('can be shared: it opens with the same results', async () => {
    const page = await visit(url)
    await search(page).fill(text)
    await expect.poll(() => query(page)).toBe(text)
    const other = await visit(page.url())
    await expect.poll(() => questions(other).count()).toBe(1)
    expect(await search(other).inputValue()).toBe(text)
    await search(other).fill('')
    await expect.poll(() => new URL(other.url()).search).toBe('')
  })

  test('and what a screen reader hears wait for a pause of 300 ms; the results do not', async () => {
    const page = await newPage()
    await page.clock.install()
    await page.goto(url)
    await search(page).fill('x')
    await expect.poll(() => query(page)).toBe('x')
    // From here on no time passes but what is let pass.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.evaluate(`
      window.addresses = []
      const replace = history.replaceState
      history.replaceState = function (...args) { window.addresses.push(args[2]); return replace.apply(this, args) }`)
    await search(page).fill('')
    await search(page).pressSequentially(text)
    await expect.poll(() => page.locator('.faq-search .meta').textContent()).toBe(said)
    await page.clock.runFor(299)
    expect(await page.evaluate('window.addresses')).toEqual([])
    expect(await page.getByRole('status').first().textContent()).not.toBe(said)
    await page.clock.runFor(1)
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe(said)
    expect(query(page)).toBe(text)
    expect(await page.evaluate('window.addresses.length')).toBe(1)
  })

  const hostileTexts = [
    ['10,000 short words', 'a '.repeat(5000)],
    ['a script', '<script>window.ran = true</script><img src=x onerror="window.ran = true">'],
    ['a pattern', '(a+)+$[\\'],
    ['10,000 characters', 'woord '.repeat(1667)],
    ['emoji', '👩‍👩‍👧‍👦 🇳🇱'],
    ['right to left', 'مرحبا \u202eabc'],
    ['a zero byte', '\u0000'],
  ] as const
  test.each(sample(hostileTexts, 3))('with %s in it finds nothing, runs nothing, and says so', async (_, hostile) => {
    const page = await visit(`${url}?q=${encodeURIComponent(hostile).replaceAll('%20', '+')}`)
    await expect.poll(() => page.getByText(none).filter({ visible: true }).count()).toBeGreaterThan(0)
    expect(await questions(page).count()).toBe(0)
    expect(await page.evaluate('window.ran ?? false')).toBe(false)
    expect(await page.locator('main script, main img').count()).toBe(0)
  })

  test.each(sample(['%00', '%', '%E0%A4%A', '%ED%A0%BD', '%zz', '+++', ''], 3))(
    'with ?q=%s it stands as well',
    async (raw) => {
      const page = await visit(`${url}?q=${raw}`)
      await page.waitForTimeout(600)
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
      await expect.poll(() => search(page).inputValue()).toBe(new URLSearchParams(`q=${raw}`).get('q'))
    },
  )

  test('without scripts is ignored: every question and answer is there, and no field that would do nothing', async () => {
    const page = await visit(`${url}?q=${text}`, { javaScriptEnabled: false })
    expect(await questions(page).count()).toBe(20)
    expect(await page.locator('.answer:visible').count()).toBe(20)
    expect(await search(page).isVisible()).toBe(false)
  })
})
