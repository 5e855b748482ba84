import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kept } from '../../site/cookies.ts'
import { answering, googleIsAsked } from '../harness/consent.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { shiftOf, watchShifts } from '../harness/pages/shifts.ts'
import { nightly, sample, spread } from '../harness/sample.ts'

const { visit, newPage, expectComplaints } = withBrowser()

const [functionalOnly, settings, all] = ['Alleen functioneel', 'Instellingen', 'Alles accepteren']
const title = 'Cookie-instellingen'
const [functional, analytical, marketing] = ['Functioneel', 'Analytisch', 'Marketing']
const [save, cancel] = ['Voorkeuren opslaan', 'Annuleren']

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const dialog = (page: Page) => page.getByRole('dialog')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name })

test.each(
  sample([
    [all, '{"functional":true,"analytical":true,"marketing":true}'],
    [functionalOnly, '{"functional":true,"analytical":false,"marketing":false}'],
  ]),
)('"%s" is kept in exactly that shape, closes it, and holds on later visits', async (name, expected) => {
  expectComplaints(googleIsAsked)
  const page = await visit('/')
  await press(page, name)
  expect(await banner(page).isVisible()).toBe(false)
  expect(await stored(page)).toBe(expected)
  await page.goto('/faq')
  expect(await banner(page).isVisible()).toBe(false)
  expect(await stored(page)).toBe(expected)
})

test('the settings show the choice, with functional locked on; the footer opens them to withdraw it', async () => {
  expectComplaints(googleIsAsked)
  const page = await visit('/')
  await press(page, settings)
  expect(await dialog(page).getByRole('heading').textContent()).toBe(title)
  const boxes = await dialog(page).getByRole('switch').all()
  expect(await Promise.all(boxes.map((box) => box.isChecked()))).toEqual([true, false, false])
  expect(await switchOf(page, functional).isDisabled()).toBe(true)
  await switchOf(page, analytical).click()
  await press(page, save)
  expect(await stored(page)).toBe('{"functional":true,"analytical":true,"marketing":false}')
  expect(await dialog(page).isVisible()).toBe(false)
  expect(await banner(page).isVisible()).toBe(false)

  await page.goto('/faq')
  await page.getByRole('contentinfo').getByRole('button', { name: title }).click()
  expect(await switchOf(page, analytical).isChecked()).toBe(true)
  await switchOf(page, analytical).click()
  await press(page, save)
  expect(await stored(page)).toBe('{"functional":true,"analytical":false,"marketing":false}')
  expect(await banner(page).isVisible()).toBe(false)
})

test.each(sample([cancel, 'Escape']))('%s closes the settings and changes nothing', async (way) => {
  const page = await visit('/')
  await press(page, settings)
  await switchOf(page, marketing).click()
  if (way === 'Escape') await page.keyboard.press('Escape')
  else await press(page, cancel)
  expect(await dialog(page).isVisible()).toBe(false)
  await banner(page).waitFor()
  expect(await stored(page)).toBeNull()
  await press(page, settings)
  expect(await switchOf(page, marketing).isChecked()).toBe(false)
})

test('it works with only the keyboard, and the settings restore the focus', async () => {
  expectComplaints(googleIsAsked)
  const page = await visit('/')
  await page.getByRole('button', { name: settings, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(settings)
  await page.keyboard.press('Enter')
  await switchOf(page, analytical).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  expect(await stored(page)).toBe('{"functional":true,"analytical":true,"marketing":false}')
  expect(await dialog(page).isVisible()).toBe(false)
})

test.runIf(nightly)('after a malformed choice or one for another question, the visitor is asked again', async () => {
  const page = await visit('/faq')
  const others = [
    '{',
    'null',
    'true',
    '"accepted"',
    '{"functional":true,"analytical":true}',
    '{"functional":true,"analytical":"yes","marketing":false}',
    '{"functional":false,"analytical":true,"marketing":true}',
    '{"functional":true,"analytical":true,"marketing":true,"version":2}',
  ]
  for (const value of spread(others, 3)) {
    await page.evaluate(answering(value))
    await page.reload()
    expect({ value, asked: await banner(page).isVisible() }).toEqual({ value, asked: true })
  }
  await page.evaluate(answering())
  await page.reload()
  expect(await banner(page).isVisible()).toBe(false)
  await page.evaluate(() => localStorage.setItem('cookie-consent-version', 'of another question'))
  await page.reload()
  expect(await banner(page).isVisible()).toBe(true)
})

test('the browser stores nothing that is not in the list of cookies', async () => {
  expectComplaints(googleIsAsked)
  const page = await visit('/')
  await press(page, all)
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
])(
  'where storage is %s a choice closes the banner, the next page asks again, and nobody is sent away',
  async (_, script) => {
    expectComplaints(googleIsAsked)
    const page = await newPage({ script, locale: 'en-GB' })
    await page.goto('/')
    await press(page, all)
    expect(await banner(page).isVisible()).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goto('/faq')
    await banner(page).waitFor()
  },
)

test('a visitor who has chosen never sees the banner, not even briefly', async () => {
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

test.each(sample([360, 1440]))('at %i wide nothing moves when the banner comes late or goes', async (width) => {
  const page = await newPage({ width, script: watchShifts() })
  await page.route('**/assets/entries/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/')
  await banner(page).waitFor()
  await page.waitForTimeout(500)
  await press(page, functionalOnly)
  await page.waitForTimeout(300)
  expect(await shiftOf(page)).toBe(0)
})

const phones = [
  { home: '/', width: 360, height: 640, part: 1 / 4 },
  { home: '/en', width: 360, height: 640, part: 1 / 4 },
  { home: '/', width: 390, height: 844, part: 1 / 5 },
  { home: '/en', width: 390, height: 844, part: 1 / 5 },
]

test.each(spread(phones, 3))(
  'on a phone of $width × $height, at $home, it takes $part at most, and the chat link waits for its answer',
  async ({ home, width, height, part }) => {
    const page = await visit(home, { width, height })
    const chat = page.locator('[data-chat]')
    await banner(page).waitFor()
    const { y = 0 } = (await banner(page).boundingBox()) ?? {}
    const covered = height - y
    expect({ covered, fits: covered > 0 && covered <= height * part }).toEqual({ covered, fits: true })
    expect(await chat.isVisible()).toBe(false)
    await banner(page).getByRole('button').first().click()
    const place = await chat.boundingBox()
    expect(place && place.y + place.height).toBe(height - 16)
  },
)

test('no element with keyboard focus is hidden behind the banner', async () => {
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

test.runIf(nightly)('a choice in one tab applies to other open tabs', async () => {
  expectComplaints(googleIsAsked)
  const page = await visit('/')
  const second = await page.context().newPage()
  await second.goto('/en')
  await press(page, all)
  await expect.poll(() => banner(second).isVisible()).toBe(false)
})

test('without scripts there is no banner and no button that would do nothing', async () => {
  const page = await visit('/', { javaScriptEnabled: false })
  expect(await page.locator('#consent, [data-consent]').filter({ visible: true }).count()).toBe(0)
})

test.runIf(nightly)('on paper there is no banner, chat link or notification', async () => {
  const page = await visit('/contact')
  await banner(page).waitFor()
  await page.locator('main form button').click()
  await page.locator('[data-kind]').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#consent, body > aside, [data-kind]').filter({ visible: true }).count()).toBe(0)
})
