import { brotliCompressSync } from 'node:zlib'
import axe from 'axe-core'
import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type MessageName, message } from '../../site/messages.ts'
import { answering } from '../harness/consent.ts'
import { hearRequests } from '../harness/pages/asked.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { holdBack } from '../harness/pages/held.ts'
import { canonicalPages, elementsAt, indexedPages } from '../harness/site.ts'

const { visit, newPage, expectComplaints } = withBrowser()

/** A visitor who has chosen their cookies and their language. */
const settled = `${answering()}if (origin !== 'null') localStorage.setItem('language', 'nl');`

/** What the interface says in Dutch. */
const say = (name: Extract<MessageName, `search.${string}` | `group.${string}` | `cta.${string}` | `page.${string}`>) =>
  message(name, 'nl')

const quiet = { reducedMotion: 'reduce', script: settled } as const

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Zoeken|Search/ })
const fieldOf = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')
const selected = (page: Page) => page.locator('[role=option][aria-selected=true]')
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')

async function opened(url = '/', settings = {}) {
  const page = await visit(url, { ...quiet, ...settings })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Zoeken|Search/ })
    .click()
  await fieldOf(page).waitFor()
  return page
}

async function ask(page: Page, query: string) {
  await fieldOf(page).fill(query)
  await page
    .getByRole('status')
    .filter({ hasText: /result|gevonden|found/ })
    .first()
    .waitFor()
}

describe('search opens', () => {
  test('with its button, which brings its program and index only then', async () => {
    const page = await visit('/', quiet)
    const asked: string[] = []
    hearRequests(page, (request) => asked.push(request.url()))
    await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click()
    await fieldOf(page).waitFor()
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true)
    await ask(page, 'prijzen')
    // The words and titles, then the texts of what was found.
    await page.locator('[role=option] mark').first().waitFor()
    expect(asked.filter((url) => /\/assets\/.*\.json$/.test(url))).toHaveLength(2)
    const before = asked.length
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click()
    await ask(page, 'contact')
    expect(asked).toHaveLength(before)
  })

  test.each(['/', 'Control+k', 'Meta+k'])('with %s', async (keys) => {
    const page = await visit('/en', quiet)
    await page.keyboard.press(keys)
    await dialogOf(page).waitFor()
    await page.keyboard.type('plans')
    expect(await fieldOf(page).inputValue()).toBe('plans')
  })

  test('not with a / that is typed in a form', async () => {
    const page = await visit('/contact', quiet)
    const name = page.getByRole('textbox', { name: 'Naam' }).first()
    await name.pressSequentially('a/b')
    expect(await name.inputValue()).toBe('a/b')
    expect(await dialogOf(page).count()).toBe(0)
  })
})

describe('results', () => {
  test('are the best three and then grouped by kind, with their section, an excerpt and the words marked, and are counted aloud', async () => {
    const page = await opened()
    await ask(page, 'opzegtermijn')
    expect(await page.getByRole('group').count()).toBeGreaterThan(1)
    const best = page.getByRole('group', { name: say('group.best') }).getByRole('option')
    expect(await best.count()).toBe(3)
    const legal = best.filter({ hasText: 'Algemene voorwaarden' }).first()
    expect(await legal.textContent()).toContain('Abonnement, looptijd en opzeggen')
    expect(await legal.textContent()).toContain('Algemene voorwaarden')
    // Words of the same group are marked too.
    expect((await legal.locator('mark').allTextContents()).join(' ').toLowerCase()).toContain('opzeg')
    expect(await page.getByRole('status').first().textContent()).toMatch(/^\d+ resultaten$/)
    expect(await options(page).count()).toBe(
      Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10),
    )
  })

  test('are chosen with the arrows and opened with Enter', async () => {
    const page = await opened()
    await ask(page, 'wat kost een losse flow')
    const first = await options(page).nth(0).getAttribute('href')
    const second = await options(page).nth(1).getAttribute('href')
    const last = await options(page).last().getAttribute('href')
    expect(await selected(page).getAttribute('href')).toBe(first)
    await page.keyboard.press('ArrowUp')
    expect(await selected(page).getAttribute('href')).toBe(last)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await selected(page).getAttribute('href')).toBe(second)
    const id = await fieldOf(page).getAttribute('aria-activedescendant')
    expect(await selected(page).getAttribute('id')).toBe(id)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${second}`)
    expect(await dialogOf(page).isVisible()).toBe(false)
  })

  test('close with Escape, a click beside them or their button, and the focus is where it was', async () => {
    const page = await opened()
    const button = page.getByRole('banner').getByRole('button', { name: 'Zoeken' })
    const closers = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
      () => page.getByRole('button', { name: 'Sluiten' }).click(),
    ]
    for (const close of closers) {
      await dialogOf(page).waitFor()
      await close()
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
      await button.click()
    }
  })

  test('stay in view on a touch screen when its keyboard has searched', async () => {
    const page = await opened('/', { width: 360, hasTouch: true, isMobile: true })
    await ask(page, 'prijzen')
    await page.keyboard.press('Enter')
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(false)
    await page.waitForTimeout(300)
    expect(addressOf(page)).toBe('/')
    expect(await options(page).first().isVisible()).toBe(true)
    // A tablet may have a keyboard of its own.
    await fieldOf(page).press('ArrowDown')
    const second = await selected(page).getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${second}`)
  })

  test('that lead to a place on the page itself close the dialog and open the answer', async () => {
    const page = await opened('/faq')
    await ask(page, 'hoe lang duurt de implementatie')
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor({ state: 'hidden' })
    await page.locator('#how-long-does-implementation-take [aria-expanded=true]').waitFor()
  })

  test('are accessible, also when there are none', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await opened('/', { colorScheme, width: 360, script: `${settled}${axe.source}` })
      for (const query of ['data', 'voetbal']) {
        await ask(page, query)
        const faults = await page.evaluate(async () => {
          // The script that the page was opened with put it there.
          const { axe } = window as unknown as { axe: typeof import('axe-core') }
          const { violations } = await axe.run('.search-dialog')
          return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
        })
        expect(faults).toEqual([])
      }
    }
  })
})

test('a word that may have been meant is offered, and asked for where it was typed', async () => {
  const page = await opened()
  await ask(page, 'contukt')
  const meant = dialogOf(page).getByText(say('search.meant')).locator('..').getByRole('link').first()
  await meant.waitFor()
  const word = await meant.textContent()
  await meant.click()
  expect(await fieldOf(page).inputValue()).toBe(word)
  await options(page).first().waitFor()
  expect(addressOf(page)).toBe('/')
})

test('when nothing is found, there are near pages, the questions, contact and chat', async () => {
  const page = await opened()
  await ask(page, 'zzgibberish')
  expect(await page.getByRole('status').first().textContent()).toBe('Niets gevonden voor “zzgibberish”.')
  expect(await options(page).count()).toBe(0)
  for (const name of [say('page.faq'), say('cta.contact'), say('cta.chat')])
    expect(await dialogOf(page).getByRole('link', { name }).isVisible()).toBe(true)
  expect(
    await dialogOf(page)
      .getByRole('link', { name: say('cta.chat') })
      .getAttribute('href'),
  ).toMatch(/^https:\/\/wa\.me/)
})

test('an index that did not arrive is asked for again when search is opened again, or typed in', async () => {
  for (const again of ['open', 'type']) {
    const page = await visit('/', quiet)
    expectComplaints(/503|load/)
    await page.route('**/assets/**/*.json', (route) => route.fulfill({ status: 503 }))
    await page.keyboard.press('/')
    await page.getByText(say('search.failed')).waitFor()
    await page.unroute('**/assets/**/*.json')
    if (again === 'open') {
      await page.keyboard.press('Escape')
      await dialogOf(page).waitFor({ state: 'hidden' })
      await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click()
      await page.getByText(say('search.failed')).waitFor({ state: 'detached' })
    }
    await ask(page, 'prijzen')
    expect(await options(page).count()).toBeGreaterThan(1)
    expect(await page.getByText(say('search.failed')).count()).toBe(0)
  }
})

test('when the program does not arrive, the button leads to the search page', async () => {
  const page = await visit('/', quiet)
  // The next page gets no program of its question about cookies either.
  expectComplaints(/503|dynamically imported/)
  await page.route('**/assets/chunks/**', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click()
  await page.waitForURL('**/zoeken*')
})

describe('the search page', () => {
  test.each([
    ['/zoeken?q=overmacht', '/voorwaarden#force-majeure'],
    ['/en/search?q=force+majeure', '/en/terms#force-majeure'],
  ])('answers the query of its address: %s', async (url, first) => {
    const page = await visit(url, quiet)
    await options(page).first().waitFor()
    expect(await options(page).first().getAttribute('href')).toBe(first)
    expect(await page.locator('.site-index').isVisible()).toBe(false)
  })

  test('keeps the query in its address and its title', async () => {
    const page = await visit('/zoeken', quiet)
    const title = await page.title()
    await fieldOf(page).pressSequentially('training')
    await page.waitForURL('**/zoeken?q=training')
    expect(await page.title()).toBe(`training · ${title}`)
    await page.reload()
    await options(page).first().waitFor()
    expect(await fieldOf(page).inputValue()).toBe('training')
    await fieldOf(page).focus()
    for (let times = 0; times < 10; times++) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await page.waitForURL(/zoeken$/)
    expect(await page.title()).toBe(title)
    await expect.poll(async () => ((await fieldOf(page).boundingBox())?.y ?? -1) >= 0).toBe(true)
    expect(await page.locator('.site-index').isVisible()).toBe(true)
  })

  test.each(['nl', 'en'] as const)('lists every page of the site and every question in %s', (locale) => {
    const url = locale === 'nl' ? '/zoeken' : '/en/search'
    const listed = new Set(
      elementsAt(url)
        .filter(({ name, path }) => name === 'a' && path.includes('nav'))
        .map(({ attributes }) => attributes.href),
    )
    const pages = canonicalPages.filter(
      (page) => page.locale === locale && page.route !== 'search' && (page.number ?? 1) === 1 && !page.legalVersion,
    )
    const wanted = pages
      .filter((page) => indexedPages.includes(page) || page.route !== 'category')
      .map((page) => page.url)
    const emptySubjects = pages.filter((page) => page.route === 'category').map((page) => page.url)
    expect(wanted.filter((address) => !listed.has(address) && !emptySubjects.includes(address))).toEqual([])
    expect([...listed].filter((address) => address?.includes('#')).length).toBeGreaterThanOrEqual(20)
  })

  test('is where the button leads without scripts, and is of use there', async () => {
    const page = await visit('/', { ...quiet, javaScriptEnabled: false })
    await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click()
    await page.waitForURL('**/zoeken*')
    expect(await page.getByText(say('search.noScripts')).isVisible()).toBe(true)
    expect(await page.getByRole('navigation', { name: 'Alles op deze site' }).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Wat kost automatisering?' }).click()
    expect(addressOf(page)).toBe('/faq#what-does-automation-cost')
  })
})

describe('on a slow line', () => {
  /** Holds back what a page asks for beside itself, until it is let go. */
  async function held(url: string) {
    const page = await newPage(quiet)
    await page.goto(url)
    return { page, letGo: await holdBack(page, /\/assets\/chunks\/|\.json$/) }
  }

  test.each(['/', 'Control+k'])('the field takes every key from the first, after %s', async (keys) => {
    const { page, letGo } = await held('/')
    await page.keyboard.press(keys)
    await page.keyboard.type('privacy')
    expect(await fieldOf(page).inputValue()).toBe('privacy')
    letGo()
    await options(page).first().waitFor()
    await page.keyboard.type('v')
    expect(await fieldOf(page).inputValue()).toBe('privacyv')
  })

  test('it says that it is busy, and Enter leads to the search page', async () => {
    const { page, letGo } = await held('/')
    await page.keyboard.press('/')
    await page.keyboard.type('privacy')
    // Where nothing may move, the line stands still.
    const line = () => fieldOf(page).evaluate((field) => getComputedStyle(field).backgroundImage)
    expect(await line()).toContain('gradient')
    await page.keyboard.press('Enter')
    letGo()
    await page.waitForURL('**/zoeken?q=privacy')
  })
})

test('without a connection the page stays, and says why nothing is found', async () => {
  const page = await visit('/', quiet)
  // Where the program fails as the connection comes back, the form leads to the search page in the middle of a key.
  expectComplaints(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported|Transition was aborted/)
  await page.context().setOffline(true)
  await page.keyboard.press('/')
  await dialogOf(page).getByText(say('search.offline')).waitFor()
  await page.keyboard.type('prijzen')
  expect(addressOf(page)).toBe('/')
  await page.context().setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
  // Each key asks again, and one of them finds the connection there.
  await expect
    .poll(async () => {
      await page.keyboard.type(' ')
      return options(page).count()
    })
    .toBeGreaterThan(0)
  expect(await dialogOf(page).getByText(say('search.offline')).count()).toBe(0)
})

test('brings at most five files and 60 kB in brotli before the first result, index included, and no React', async () => {
  const page = await visit('/voorwaarden', quiet)
  const finished: Request[] = []
  // The texts are asked for after the first result. On a busy machine they could be there before it was seen.
  let indexes = 0
  await page.route(/\/assets\/search\//, (route) => (indexes++ === 0 ? route.continue() : undefined))
  // What the question about cookies brings is no part of search.
  await page.waitForLoadState('networkidle')
  hearRequests(page, (request) => finished.push(request), 'requestfinished')
  await page.keyboard.press('/')
  await page.keyboard.type('prijzen')
  await options(page).first().waitFor()
  const files = await Promise.all(
    [...finished].map(async (request) => (await request.response())?.body() ?? Buffer.alloc(0)),
  )
  const bytes = files.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
  expect(files.filter((body) => body.includes('react.transitional.element'))).toEqual([])
  expect({ files: Math.max(files.length, 5), bytes: Math.max(bytes, 60_000) }).toEqual({ files: 5, bytes: 60_000 })
})

test('the single key can be switched off, and is remembered', async () => {
  const page = await opened()
  const key = page.getByRole('checkbox', { name: say('search.shortcut') })
  await key.waitFor()
  await key.uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  expect(await dialogOf(page).isVisible()).toBe(false)
  await page.keyboard.press('Control+k')
  await dialogOf(page).waitFor()
  expect(await key.isChecked()).toBe(false)
  await page.keyboard.press('Control+k')
  expect(await dialogOf(page).isVisible()).toBe(false)
})

test('the language switch keeps the query of the search page', async () => {
  const page = await visit('/zoeken?q=privacy', quiet)
  await options(page).first().waitFor()
  const link = page.locator('header a[data-language=en]')
  await expect.poll(() => link.getAttribute('href')).toMatch(/\/en\/search\?q=privacy$/)
})
