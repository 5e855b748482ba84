import { describe, expect, test } from 'vitest'
import { withBrowser } from '../harness/pages/browser.ts'
import { countOf, expected, faqPages, marked, search, shown } from '../harness/pages/faq.ts'
import { sample } from '../harness/sample.ts'

const { visit, newPage } = withBrowser()

describe.each(sample(faqPages.toReversed()))(
  'the search of $url',
  ({ url, locale, label, count, none, clear, near, queries, one, typo }) => {
    test('is off while it is empty: five sections of four questions', async () => {
      const page = await visit(url)
      expect(await page.getByLabel(label).isVisible()).toBe(true)
      expect(await shown(page)).toEqual(expected(locale, ''))
      expect((await shown(page)).map((section) => section.length)).toEqual([5, 5, 5, 5, 5])
    })

    test('shows exactly the questions that hold what is typed, with their number and the names of their sections', async () => {
      const page = await visit(url)
      for (const query of queries) {
        await search(page).fill(query)
        const sections = expected(locale, query)
        await expect.poll(() => shown(page)).toEqual(sections)
        const said = sections.length === 0 ? none : count(countOf(sections))
        expect(await page.getByText(said, { exact: true }).filter({ visible: true }).first().isVisible()).toBe(true)
      }
      expect(queries.filter((query) => expected(locale, query).length === 0)).toEqual(['zzz'])
      await search(page).fill('')
      await expect.poll(() => shown(page)).toEqual(expected(locale, ''))
    })

    test('answers at every key', async () => {
      const page = await visit(url)
      await search(page).focus()
      let typed = ''
      for (const key of one) {
        await page.keyboard.press(key === ' ' ? 'Space' : key)
        typed += key
        await expect.poll(() => shown(page)).toEqual(expected(locale, typed.trim()))
      }
      expect(countOf(await shown(page))).toBe(1)
      expect(await page.locator('.faq-search .meta').textContent()).toBe(count(1))
    })

    test('its results are opened one at a time, and what was found is marked', async () => {
      const page = await visit(url)
      await search(page).fill('Starter')
      const buttons = page.locator('.questions button:visible')
      await expect.poll(() => buttons.count()).toBe(countOf(expected(locale, 'Starter')))
      await buttons.nth(0).click()
      await buttons.nth(1).click()
      expect(await page.locator('.questions button[aria-expanded=true]').count()).toBe(1)
      await buttons.nth(1).click()
      expect(await page.locator('.questions button[aria-expanded=true]').count()).toBe(0)
      const found = await marked(page)
      expect(new Set(found.map(({ text }) => text))).toEqual(new Set(['Starter']))
      const inTitles = expected(locale, 'Starter').some(([, ...titles]) =>
        titles.some((title) => title.includes('Starter')),
      )
      expect(found.some(({ inQuestion }) => inQuestion)).toBe(inTitles)
    })

    test('without a match it says so, offers what comes near, and is cleared with a button', async () => {
      const page = await visit(url)
      await search(page).fill(typo)
      await page.getByRole('heading', { name: near }).waitFor()
      expect(await shown(page)).toEqual([])
      expect(await page.getByText(none).first().isVisible()).toBe(true)
      const offered = page.locator('.nothing li button')
      expect(await offered.count()).toBeGreaterThan(0)
      expect(await offered.count()).toBeLessThanOrEqual(3)
      await page.getByRole('button', { name: clear }).click()
      expect(await search(page).inputValue()).toBe('')
      expect(await search(page).evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await shown(page)).toEqual(expected(locale, ''))
    })

    test('a near match that is taken is opened and has the focus', async () => {
      const page = await visit(url)
      await search(page).fill(typo)
      const offered = page.locator('.nothing li button').first()
      const title = (await offered.textContent()) ?? ''
      await offered.click()
      const question = page.getByRole('button', { name: title, exact: true })
      await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true')
      await expect.poll(() => question.evaluate((button) => button === document.activeElement)).toBe(true)
    })

    test('what was typed before its program came is searched for when it does', async () => {
      const page = await newPage()
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.route('**/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400))
        await route.continue()
      })
      await search(page).pressSequentially(one)
      expect(countOf(await shown(page))).toBe(20)
      await expect.poll(() => shown(page)).toEqual(expected(locale, one))
      expect(await search(page).inputValue()).toBe(one)
    })
  },
)
