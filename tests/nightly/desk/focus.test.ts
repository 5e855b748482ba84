import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { typeAfter, waitUntilSaved, withDesk } from '../../harness/desk/desk.ts'
import { withRemote } from '../../harness/desk/repository.ts'

let server: ReturnType<typeof withRemote>
const { openEntry } = withDesk({
  prepare: (folder) => {
    const link = '\n\nLees ook [vijf redenen](/blog/vijf-redenen-om-werkorders-te-automatiseren).\n'
    appendFileSync(join(folder, 'content/nl/blog/roster-changes.mdx'), link)
    server = withRemote(folder)
  },
})
afterAll(() => server?.remove())

/** The focused element: its tag, followed by the path of its field or, outside fields, by its first words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document
    const field = one?.closest('[data-path]')?.getAttribute('data-path')
    return `${one?.tagName} ${field ?? one?.textContent?.trim().slice(0, 12)}`
  })

test('after a fix the focus goes to the next mistake, and after the last one to the place that was fixed', async () => {
  const page = await openEntry('faq/costs', { language: 'en' })
  await typeAfter(page, 'English', 'You pay in advance', ' See [this](/en/kontact) and [that](/en/planss).')
  const side = page.getByRole('region', { name: 'English' })
  const list = side.locator('details', { hasText: 'What the check says' })
  await list.locator('summary').click()
  const fixes = list.getByRole('button', { name: 'Fix' })
  await expect.poll(() => fixes.count()).toBe(2)
  await fixes.first().press('Enter')
  await expect.poll(() => fixes.count()).toBe(1)
  expect(await focused(page)).toBe('BUTTON Fix')
  await page.keyboard.press('Enter')
  await expect.poll(() => fixes.count()).toBe(0)
  expect(await side.locator('.cm-content').evaluate((text) => text === document.activeElement)).toBe(true)
})

test('when the check answers, the words under the pointer stay in their place', async () => {
  const page = await openEntry('faq/support', { language: 'en' })
  const side = page.getByRole('region', { name: 'English' })
  const body = side.locator('.cm-content')
  const title = side.getByLabel('Title')
  const [before, words] = [await title.inputValue(), side.locator('[data-path="title"] [data-severity]')]
  await title.click()
  const { x = 0, y = 0 } = (await body.boundingBox()) ?? {}
  const point = () => page.mouse.move(x + 40 + Math.random() * 20, y + 40)
  await title.fill('K')
  const isSaid = async (count: number) => {
    await point()
    return (await words.count()) === count
  }
  await expect.poll(() => isSaid(1), { timeout: 15_000 }).toBe(true)
  expect((await body.boundingBox())?.y).toBe(y)
  await title.fill(before)
  await expect.poll(() => isSaid(0), { timeout: 15_000 }).toBe(true)
  expect((await body.boundingBox())?.y).toBe(y)
})

test('after the last item of a list is removed, the focus is on the previous one', async () => {
  const page = await openEntry('blog/five-reasons', { language: 'en' })
  const side = page.getByRole('region', { name: 'English' })
  await side.getByText('More fields').click()
  const removals = side.locator('[data-path="keywords"]').getByRole('button', { name: /^Remove: / })
  const last = (await removals.count()) - 1
  await removals.nth(last).press('Enter')
  await expect.poll(() => removals.count()).toBe(last)
  expect(await focused(page)).toMatch(`keywords.${last - 1}`)
  await waitUntilSaved(page)
})

test('the focus is on the address after its links are updated, and on the list after a text is removed', async () => {
  const page = await openEntry('blog/five-reasons', { language: 'en' })
  const address = page.getByRole('region', { name: 'Dutch' }).getByLabel('Address', { exact: true })
  await address.fill('vijf-goede-redenen')
  const renew = page.getByRole('button', { name: /^Put the new address/ })
  await renew.press('Enter')
  await renew.waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('TEXTAREA slug')
  await waitUntilSaved(page)
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await page.getByRole('searchbox').waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
})

test('while the latest version is fetched, its button keeps the focus, even during a choice', async () => {
  const page = await openEntry('faq/support', { language: 'en' })
  const button = page.getByRole('banner').getByRole('button', { name: /^(?:Get latest|Loading…)$/ })
  await button.press('Enter')
  await page.getByText('You are up to date.').waitFor()
  expect(await focused(page)).toBe('BUTTON Get latest')
  const title = page.getByRole('region', { name: 'English' }).getByLabel('Title', { exact: true })
  await title.fill('Support, mine')
  await waitUntilSaved(page)
  server.publish({ 'content/en/faq/support.mdx': (text) => text.replace(/^title: .*/m, 'title: Support, theirs') })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Two versions: ' })
  await dialog.getByRole('radio', { name: /Yours/ }).check()
  await dialog.getByRole('button', { name: 'Use this choice' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('BUTTON Get latest')
})

test('Ctrl+Z in a field takes back what was typed without a pause, and the desk can redo that', async () => {
  const page = await openEntry('faq/costs', { language: 'en' })
  const title = page.getByRole('region', { name: 'English' }).getByLabel('Title')
  const before = await title.inputValue()
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Later', { delay: 20 })
  await page.keyboard.press('Control+z')
  await expect.poll(() => title.inputValue()).toBe(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => title.inputValue()).toBe(`${before} Later`)
})

test('the arrow keys go through the results of a search, and Enter opens the first', async () => {
  const page = await openEntry('faq/costs', { language: 'en' })
  await page.getByRole('link', { name: 'All texts' }).click()
  const search = page.getByRole('searchbox')
  await search.fill('costs and payment')
  await page.locator('a[href="#faq/costs"]').first().waitFor()
  await search.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#faq/costs')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.locator('[data-entry="faq/costs"]').waitFor()
})
