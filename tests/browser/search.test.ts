import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type MessageName, message } from '../../site/messages.ts'
import { answering } from '../harness/consent.ts'
import { onRequest } from '../harness/pages/asked.ts'
import { axeScript, violationsOn } from '../harness/pages/axe.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { holdBack } from '../harness/pages/held.ts'
import { nightly, sample } from '../harness/sample.ts'

const { visit, newPage, expectComplaints } = withBrowser()

const visitorChoices = `${answering()}if (origin !== 'null') localStorage.setItem('language', 'nl');`
const quiet = { reducedMotion: 'reduce', script: visitorChoices } as const

const say = (name: Extract<MessageName, `search.${string}` | 'group.best'>) => message(name, 'nl')

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Zoeken' })
const buttonOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Zoeken' })
const fieldOf = (page: Page) => page.getByRole('combobox')
const statusOf = (page: Page) => page.getByRole('status').first()
const options = (page: Page) => page.getByRole('option')
const selected = (page: Page) => page.locator('[role=option][aria-selected=true]')
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')
const hasFocus = (element: Element) => element === document.activeElement

async function opened(url = '/', settings = {}) {
  const page = await visit(url, { ...quiet, ...settings })
  await buttonOf(page).click()
  await fieldOf(page).waitFor()
  return page
}

async function ask(page: Page, query: string) {
  await fieldOf(page).fill(query)
  const answered = statusOf(page).filter({ hasText: /result|gevonden/ })
  await answered.waitFor()
}

describe('search opens', () => {
  test('with its button, which loads its script, index and texts, once', async () => {
    const page = await visit('/', quiet)
    const asked: string[] = []
    onRequest(page, (request) => asked.push(request.url()))
    await buttonOf(page).click()
    expect(await fieldOf(page).evaluate(hasFocus)).toBe(true)
    await ask(page, 'prijzen')
    await page.locator('[role=option] mark').first().waitFor()
    expect(asked.filter((url) => /\/assets\/.*\.json$/.test(url))).toHaveLength(2)
    const before = asked.length
    await page.keyboard.press('Escape')
    await buttonOf(page).click()
    await ask(page, 'contact')
    expect(asked).toHaveLength(before)
  })

  test.each(sample(['/', 'Control+k', 'Meta+k'], 2))('with %s', async (keys) => {
    const page = await visit('/', quiet)
    await page.keyboard.press(keys)
    await dialogOf(page).waitFor()
  })

  test('not with a / in a form, nor where the single key is switched off', async () => {
    const page = await opened()
    await page.getByRole('checkbox', { name: say('search.shortcut') }).uncheck()
    await page.goto('/contact')
    await page.keyboard.press('/')
    expect(await dialogOf(page).isVisible()).toBe(false)
    await page.evaluate(() => localStorage.removeItem('search-key'))
    const name = page.getByRole('textbox', { name: 'Naam' }).first()
    await name.pressSequentially('a/b')
    expect(await name.inputValue()).toBe('a/b')
    expect(await dialogOf(page).isVisible()).toBe(false)
  })
})

describe('results', () => {
  test('are the best three and then grouped by kind, with an excerpt and the words marked, and are counted aloud', async () => {
    const page = await opened()
    await ask(page, 'opzegtermijn')
    expect(await page.getByRole('group').count()).toBeGreaterThan(1)
    const best = page.getByRole('group', { name: say('group.best') }).getByRole('option')
    expect(await best.count()).toBe(3)
    const legal = best.filter({ hasText: 'Algemene voorwaarden' }).first()
    expect(await legal.textContent()).toContain('Abonnement, looptijd en opzeggen')
    // Synonyms are marked too.
    expect((await legal.locator('mark').allTextContents()).join(' ').toLowerCase()).toContain('opzeg')
    expect(await statusOf(page).textContent()).toBe(`${await options(page).count()} resultaten`)
  })

  test('are chosen with the arrows and opened with Enter', async () => {
    const page = await opened()
    await ask(page, 'wat kost een losse flow')
    const hrefs = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')))
    expect(await selected(page).getAttribute('href')).toBe(hrefs[0])
    await page.keyboard.press('ArrowUp')
    expect(await selected(page).getAttribute('href')).toBe(hrefs.at(-1))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await selected(page).getAttribute('href')).toBe(hrefs[1])
    const id = await fieldOf(page).getAttribute('aria-activedescendant')
    expect(await selected(page).getAttribute('id')).toBe(id)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${hrefs[1]}`)
    expect(await dialogOf(page).isVisible()).toBe(false)
  })

  test('close with Escape, a click outside or their button, which restores the focus', async () => {
    const page = await opened()
    const closers = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
      () => page.getByRole('button', { name: say('search.close') }).click(),
    ]
    for (const close of closers) {
      await dialogOf(page).waitFor()
      await close()
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(await buttonOf(page).evaluate(hasFocus)).toBe(true)
      await buttonOf(page).click()
    }
  })

  test('stay in view on a touch screen after a search with its keyboard', async () => {
    const page = await opened('/', { width: 360, hasTouch: true, isMobile: true })
    await ask(page, 'prijzen')
    await page.keyboard.press('Enter')
    expect(await fieldOf(page).evaluate(hasFocus)).toBe(false)
    await page.waitForTimeout(300)
    expect(addressOf(page)).toBe('/')
    expect(await options(page).first().isVisible()).toBe(true)
  })

  test('that lead to a place on the same page close the dialog and open the answer', async () => {
    const page = await opened('/faq')
    await ask(page, 'hoe lang duurt de implementatie')
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor({ state: 'hidden' })
    await page.locator('#how-long-does-implementation-take [aria-expanded=true]').waitFor()
  })

  test.each(sample(['light', 'dark'] as const))(
    'are accessible, also when there are none, in %s',
    async (colorScheme) => {
      const page = await opened('/', { colorScheme, width: 360, script: visitorChoices + axeScript })
      for (const query of ['data', 'voetbal']) {
        await ask(page, query)
        expect(await violationsOn(page)).toEqual([])
      }
    },
  )
})

test('a query that finds nothing gets one sentence, with a link to the contact page', async () => {
  const page = await opened()
  await ask(page, 'zzgibberish')
  expect(await statusOf(page).textContent()).toBe('Niets gevonden voor “zzgibberish”.')
  const links = await dialogOf(page).getByRole('link').all()
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(['/contact'])
})

describe('the search page', () => {
  test('has the query in its address, its title and the link to the other language', async () => {
    const page = await visit('/zoeken', quiet)
    const title = await page.title()
    const index = page.getByRole('navigation', { name: message('search.index', 'nl') })
    await fieldOf(page).pressSequentially('overmacht')
    await page.waitForURL('**/zoeken?q=overmacht')
    expect(await page.title()).toBe(`overmacht · ${title}`)
    const link = page.locator('header a[data-language=en]')
    expect(await link.getAttribute('href')).toMatch(/\/en\/search\?q=overmacht$/)
    await page.reload()
    await options(page).first().waitFor()
    expect(await options(page).first().getAttribute('href')).toBe('/voorwaarden#force-majeure')
    expect(await index.isVisible()).toBe(false)
    await fieldOf(page).press('Escape')
    await page.waitForURL(/zoeken$/)
    expect(await index.isVisible()).toBe(true)
  })

  test('is the target of the button without scripts, and is useful there', async () => {
    const page = await visit('/', { ...quiet, javaScriptEnabled: false })
    await buttonOf(page).click()
    await page.waitForURL('**/zoeken*')
    expect(await page.getByText(say('search.noScripts')).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Wat kost automatisering?' }).click()
    expect(addressOf(page)).toBe('/faq#what-does-automation-cost')
  })
})

test.runIf(nightly)('an index that failed to load is requested again', async () => {
  const page = await visit('/', quiet)
  expectComplaints(/503|load/)
  await page.route('**/assets/**/*.json', (route) => route.fulfill({ status: 503 }))
  await page.keyboard.press('/')
  await page.getByText(say('search.failed')).waitFor()
  await page.unroute('**/assets/**/*.json')
  await ask(page, 'prijzen')
  expect(await page.getByText(say('search.failed')).count()).toBe(0)
})

test.runIf(nightly)(
  'on a slow connection the field accepts every key from the first, and says that it is busy',
  async () => {
    const page = await newPage(quiet)
    await page.goto('/')
    const letGo = await holdBack(page, /\/assets\/chunks\/|\.json$/)
    await page.keyboard.press('/')
    await page.keyboard.type('privacy')
    const line = await fieldOf(page).evaluate((field) => getComputedStyle(field).backgroundImage)
    expect(line).toContain('gradient')
    letGo()
    await options(page).first().waitFor()
    expect(await fieldOf(page).inputValue()).toBe('privacy')
  },
)

test.runIf(nightly)('text typed on the search page before its scripts load is searched afterwards', async () => {
  const page = await newPage(quiet)
  const arrive = await holdBack(page, '**/*.js')
  await page.goto('/zoeken', { waitUntil: 'commit' })
  await fieldOf(page).fill('privacy')
  arrive()
  await options(page).first().waitFor()
})

test.runIf(nightly)('without a connection the search page says so too', async () => {
  const page = await visit('/zoeken', quiet)
  expectComplaints(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported/)
  await page.context().setOffline(true)
  await fieldOf(page).fill('prijzen')
  await page.getByText(say('search.offline')).waitFor()
})

test('without a connection the page stays open, and says why nothing is found', async () => {
  const page = await visit('/', quiet)
  expectComplaints(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported/)
  await page.context().setOffline(true)
  await page.keyboard.press('/')
  await dialogOf(page).getByText(say('search.offline')).waitFor()
  await page.keyboard.type('prijzen')
  expect(addressOf(page)).toBe('/')
})

test('loads at most five files and 60 kB in brotli, with the index but no React, before the first result', async () => {
  const page = await visit('/voorwaarden', quiet)
  const finished: Request[] = []
  // Hold back the texts: under load, they could arrive before the first result is seen.
  let indexes = 0
  await page.route(/\/assets\/search\//, (route) => (indexes++ === 0 ? route.continue() : undefined))
  await page.waitForLoadState('networkidle')
  onRequest(page, (request) => finished.push(request), 'requestfinished')
  await page.keyboard.press('/')
  await page.keyboard.type('prijzen')
  await options(page).first().waitFor()
  const bodies = finished.map(async (request) => (await request.response())?.body() ?? Buffer.alloc(0))
  const files = await Promise.all(bodies)
  const bytes = files.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
  expect(files.filter((body) => body.includes('react.transitional.element'))).toEqual([])
  expect(files.length).toBeLessThanOrEqual(5)
  expect(bytes).toBeLessThanOrEqual(60_000)
})
