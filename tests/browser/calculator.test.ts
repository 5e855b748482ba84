import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { calculatorFields, type Work } from '../../site/calculator/calculator.ts'
import { workedExamples } from '../../site/calculator/examples.ts'
import { business, plansIn } from '../../site/content.ts'
import { message } from '../../site/messages.ts'
import { planIds } from '../../site/plans.ts'
import { href } from '../../site/routes.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { nightly } from '../harness/sample.ts'

const { visit } = withBrowser()

const plans = href('plans', 'nl')
const field = (page: Page, name: keyof Work) => page.locator(`[data-field=${name}]`)
const out = (page: Page, name: string) => page.locator(`[data-out="${name}"]`).textContent()
const verdict = (page: Page) => out(page, 'verdict')
const none = message('sum.none', 'nl')

/** Calculator address for a number of requests that take an hour each. */
const asking = (requests: number) =>
  `${plans}?${calculatorFields.requests.param.nl}=${requests}&${calculatorFields.minutes.param.nl}=60`

test('the result follows the input, and so does the address; links keep the base path', async () => {
  const page = await visit(plans)
  const before = await out(page, 'hours')
  const line = () => page.locator('[data-path]').getAttribute('d')
  const drawn = await line()
  const send = page.locator('[data-send]')
  await send.evaluate((link) => link.setAttribute('href', '/sub/contact'))
  await field(page, 'requests').fill('4000')
  await expect.poll(() => send.getAttribute('href')).toContain('/sub/contact?service=')
  await expect.poll(() => out(page, 'hours')).not.toBe(before)
  expect(await line()).not.toBe(drawn)
  await expect.poll(() => new URL(page.url()).searchParams.get(calculatorFields.requests.param.nl)).toBe('4000')
  const [hours, said] = [await out(page, 'hours'), await verdict(page)]
  await page.reload()
  await expect.poll(() => out(page, 'hours')).toBe(hours)
  expect(await verdict(page)).toBe(said)
})

test('its initial numbers make the plan with the badge the best', async () => {
  const page = await visit(plans, { javaScriptEnabled: false })
  const popular = planIds.filter((id) => plansIn('nl')[id].popular)
  const best = await page
    .locator('[data-draft=sum] [data-best]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-plan')))
  expect(best).toEqual(popular)
})

test('every assumption can be changed', async () => {
  const page = await visit(asking(4000))
  const best = () => out(page, 'euros')
  for (const [name, value] of [
    ['minutes', '30'],
    ['hourly', '99'],
    ['share', '33'],
  ] as const) {
    const before = await best()
    await field(page, name).fill(value)
    await expect.poll(best, { message: name }).not.toBe(before)
  }
  const before = await out(page, 'starter.hours')
  await field(page, 'kinds').fill(String(business.starter.workflows * 4))
  await expect.poll(() => out(page, 'starter.hours')).not.toBe(before)
})

test('if no plan pays for itself, it says so and draws no node; an invalid address gives the minimum', async () => {
  const page = await visit(
    `${plans}?${calculatorFields.requests.param.nl}=%3Cb%3E&${calculatorFields.share.param.nl}=-1e9`,
  )
  await field(page, 'requests').fill('')
  await expect.poll(() => verdict(page)).toBe(none)
  expect(await page.locator('[data-node]').getAttribute('visibility')).toBe('hidden')
  expect(await page.getByRole('link', { name: message('sum.single', 'nl') }).isVisible()).toBe(true)
  await field(page, 'share').fill('80')
  await field(page, 'requests').fill('5000')
  await expect.poll(() => verdict(page)).not.toBe(none)
  expect(await page.locator('[data-node]').getAttribute('visibility')).toBe('visible')
})

test('it is sent with the contact form, together with what was typed before', async () => {
  const page = await visit(href('contact', 'nl'))
  await page.locator('textarea').fill('Bel mij na vijven.')
  const kept = () => page.evaluate(() => sessionStorage.getItem('draft-contact'))
  await expect.poll(kept).toContain('Bel mij')
  await page.goto(asking(4000))
  await field(page, 'requests').focus()
  await expect.poll(() => page.locator('[data-send]').getAttribute('href')).toContain('?')
  const said = (await verdict(page)) ?? ''
  await page.locator('[data-send]').click()
  await expect.poll(() => page.locator('textarea').inputValue()).toContain(said.trim())
  expect(await page.locator('textarea').inputValue()).toMatch(/^Bel mij na vijven\./)
  expect(await page.locator('select').inputValue()).toMatch(/^(starter|professional|enterprise)$/)
})

test.runIf(nightly)('the language switch carries the numbers, under the names of the other language', async () => {
  const page = await visit(plans)
  await field(page, 'requests').fill('4000')
  await expect.poll(() => new URL(page.url()).searchParams.get(calculatorFields.requests.param.nl)).toBe('4000')
  await page.getByRole('banner').locator('a[data-language=en]').click()
  await page.waitForURL((url) => url.pathname === href('plans', 'en'))
  expect(await field(page, 'requests').inputValue()).toBe('4000')
  const { searchParams, hash } = new URL(page.url())
  expect([...searchParams.keys()]).toEqual(Object.values(calculatorFields).map(({ param }) => param.en))
  expect(hash).toBe('#sum')
  const untouched = await visit(plans)
  expect(await untouched.locator('a[data-language=en]').first().getAttribute('href')).toBe(href('plans', 'en'))
})

test('an example fills in the sum: as a link before the script is there, in place after', async () => {
  const page = await visit(plans)
  const examples = page.locator('[data-example]')
  const busiest = Math.max(...workedExamples().map(({ requests }) => requests))
  const at = workedExamples().findIndex(({ requests }) => requests === busiest)
  // Like focus, an address with values starts the script.
  const address = await examples.nth(at).getAttribute('href')
  await page.goto(address ?? '')
  await expect.poll(() => field(page, 'requests').inputValue()).toBe(String(busiest))
  await expect.poll(() => page.locator('[data-send]').getAttribute('href')).toContain('?')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  for (const [index, { requests }] of workedExamples().entries()) {
    await examples.nth(index).click()
    expect(await field(page, 'requests').inputValue()).toBe(String(requests))
  }
  expect(await page.evaluate('window.isSame')).toBe(true)
})

test('without scripts, one worked example is shown, and no fields', async () => {
  const page = await visit(plans, { javaScriptEnabled: false })
  const [first] = workedExamples()
  const requests = new Intl.NumberFormat('nl').format(first?.requests ?? 0)
  await page.locator('[data-draft=sum]').getByText(requests).first().waitFor()
  expect(
    await page.locator('[data-draft=sum] :is(input, button, a[data-example])').filter({ visible: true }).count(),
  ).toBe(0)
  await page.locator('[data-draft=sum]').getByText(plansIn('nl').starter.title, { exact: true }).first().waitFor()
})

const programs = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).encodedBodySize })),
  )

test('its script, at most 20 kB, is loaded on first use', async () => {
  const page = await visit(plans)
  await page.waitForLoadState('networkidle')
  const before = await programs(page)
  // The script for all pages, and the one for the cookie question.
  expect(before).toHaveLength(2)
  await field(page, 'requests').focus()
  await expect.poll(() => page.locator('[data-send]').getAttribute('href')).toContain('?')
  const came = (await programs(page)).slice(before.length)
  expect(came.length).toBeGreaterThan(0)
  expect(came.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(20_000)
})

test.runIf(nightly)(
  'its link can be copied repeatedly; the button confirms each success until it loses focus',
  async () => {
    const script = `Object.defineProperty(navigator, 'clipboard', { value: {
    writeText: async (text) => { if (sessionStorage.refused) throw new Error(); sessionStorage.copied = text },
  } })`
    const page = await visit(asking(4000), { script })
    const copy = page.locator('[data-copy]')
    await expect.poll(() => page.locator('[data-send]').getAttribute('href')).toContain('?')
    for (const count of [1, 2]) {
      await copy.click()
      await expect.poll(() => copy.textContent(), { message: String(count) }).toBe(message('content.copied', 'nl'))
      expect(await page.evaluate(() => sessionStorage.copied)).toBe(page.url())
    }
    await copy.blur()
    expect(await copy.textContent()).toBe(message('content.copyLink', 'nl'))
    await page.evaluate(() => sessionStorage.setItem('refused', 'yes'))
    await copy.click()
    expect(await copy.textContent()).toBe(message('content.copyLink', 'nl'))
  },
)

test.runIf(nightly)('printed from its button, only the calculation is on the page', async () => {
  const page = await visit(asking(4000))
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.seen = document.documentElement.dataset.print
    }
  })
  await field(page, 'requests').focus()
  await expect.poll(() => page.locator('[data-send]').getAttribute('href')).toContain('?')
  await page.locator('[data-print]').last().click()
  expect(await page.locator('html').getAttribute('data-seen')).toBe('sum')
  await page.evaluate(() => {
    document.documentElement.dataset.print = 'sum'
  })
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('main h1').isVisible()).toBe(false)
  expect(await page.locator('[data-out=verdict]').isVisible()).toBe(true)
})
