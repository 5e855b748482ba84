import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { kept } from '../../site/cookies.ts'
import { answering, googleIsAsked } from '../harness/consent.ts'
import { withBrowser } from '../harness/pages/browser.ts'

const { visit, newPage, expectComplaints } = withBrowser()

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a stored choice of another shape is asked again', async () => {
  const page = await visit('/faq')
  for (const [value, what] of [
    ['{', 'damaged'],
    ['null', 'nothing'],
    ['true', 'a word'],
    ['"accepted"', 'of an older version'],
    ['{"functional":true,"analytical":true}', 'of which a part is missing'],
    ['{"functional":true,"analytical":"yes","marketing":false}', 'of other types'],
    ['{"functional":false,"analytical":true,"marketing":true}', 'without the functional ones'],
    ['{"functional":true,"analytical":true,"marketing":true,"version":2}', 'of a newer version'],
  ] as const) {
    await page.evaluate(answering(value))
    await page.reload()
    expect({ what, asked: await banner(page).isVisible() }).toEqual({ what, asked: true })
  }
  await page.evaluate(answering())
  await page.reload()
  expect(await banner(page).isVisible()).toBe(false)
})

test('the browser keeps nothing that the list of cookies does not name', async () => {
  expectComplaints(googleIsAsked)
  const page = await visit('/')
  await press(page, 'Alles accepteren')
  await page.goto('/contact')
  await page.getByRole('textbox').first().fill('Jansen')
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('draft-')))
  await page.goto('/zoeken')
  await page.getByRole('combobox').fill('pakket')
  await page.getByRole('option').first().click()
  await page.waitForURL((url) => url.pathname !== '/zoeken')
  const names = await page.evaluate(() => [
    ...[localStorage, sessionStorage].flatMap((store) => Object.keys(store)),
    ...document.cookie.split('; ').filter(Boolean),
  ])
  expect(names.length).toBeGreaterThan(3)
  const named = Object.values(kept)
    .flat()
    .map(({ name }) => new RegExp(`^${name.replace('*', '.+')}$`))
  expect(names.filter((name) => !named.some((pattern) => pattern.test(name)))).toEqual([])
})

test.each([
  [
    'blocked',
    `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
  ],
  ['full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`],
])('where storage is %s a choice closes the banner, and the next page asks again', async (_, script) => {
  expectComplaints(googleIsAsked)
  const page = await newPage({ script })
  await page.goto('/')
  await press(page, 'Alles accepteren')
  expect(await banner(page).isVisible()).toBe(false)
  await page.goto('/faq')
  await banner(page).waitFor()
})

test('who has chosen never sees the banner, not even for a moment', async () => {
  const page = await newPage({
    script: `${answering()}
      window.shown = []
      new MutationObserver(() => {
        const banner = document.getElementById('consent')
        if (banner && !banner.hidden) window.shown.push(performance.now())
      }).observe(document, { subtree: true, childList: true, attributes: true })`,
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await page.evaluate('window.shown')).toEqual([])
})

test.each([360, 1440])('at %i wide nothing moves when the banner comes late or goes', async (width) => {
  const page = await newPage({
    width,
    script: `window.shifts = []; new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) window.shifts.push(shift.value)
    }).observe({ type: 'layout-shift', buffered: true })`,
  })
  await page.route('**/assets/entries/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await banner(page).waitFor()
  await page.waitForTimeout(800)
  await press(page, 'Alleen functioneel')
  await page.waitForTimeout(300)
  expect(await page.evaluate('window.shifts')).toEqual([])
})

describe.each(['/', '/en'])('on a phone, at %s,', (home) => {
  test.each([
    [390, 664],
    [360, 640],
  ])(
    'the question takes a third of %i by %i at most, and the chat link waits for its answer',
    async (width, height) => {
      const page = await visit(home, { width, height })
      const chat = page.locator('.chat')
      await banner(page).waitFor()
      const { y = 0 } = (await banner(page).boundingBox()) ?? {}
      const covered = height - y
      expect({ covered, fits: covered > 0 && covered <= height / 3 }).toEqual({ covered, fits: true })
      expect(await chat.isVisible()).toBe(false)
      await banner(page).getByRole('button').first().click()
      expect(await chat.isVisible()).toBe(true)
      const place = await chat.boundingBox()
      expect(place && place.y + place.height).toBe(height)
    },
  )
})

test('what the keyboard reaches is not hidden behind the banner', async () => {
  const page = await visit('/', { width: 360, height: 780 })
  const top = (await banner(page).boundingBox())?.y ?? 0
  for (let tab = 0; tab < 40; tab++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement.closest('#consent')) return
      return { text: activeElement.textContent, top: activeElement.getBoundingClientRect().top }
    })
    if (!place) break
    expect({ ...place, hidden: place.top > top }).toEqual({ ...place, hidden: false })
  }
})

test('a choice in one tab holds in another that is open', async () => {
  expectComplaints(googleIsAsked)
  const page = await visit('/')
  const second = await page.context().newPage()
  await second.goto('/en')
  await press(page, 'Alles accepteren')
  await expect.poll(() => banner(second).isVisible()).toBe(false)
})

test('without scripts there is no banner and no button that would do nothing', async () => {
  const page = await visit('/', { javaScriptEnabled: false })
  expect(await banner(page).isVisible()).toBe(false)
  expect(await page.locator('[data-consent]:visible').count()).toBe(0)
})

test('on paper there is no banner, chat link or notification', async () => {
  const page = await visit('/contact')
  await press(page, 'Instellingen')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('main form button').click()
  await page.locator('.toast').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#consent, .chat, .offer, .toasts').filter({ visible: true }).count()).toBe(0)
})
