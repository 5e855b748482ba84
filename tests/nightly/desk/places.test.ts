import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bodyIn, waitUntilSaved, withDesk } from '../../harness/desk/desk.ts'

const { openDesk, openEntry } = withDesk()

const phone = { width: 390, height: 844 }
const screen = { width: 1440, height: 900 }

/** True if three corners of an element are in the window, and nothing covers them. */
const isOnTop = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const places = [
      [left + 4, top + 4],
      [right - 4, top + 4],
      [right - 4, bottom - 4],
    ] as const
    return places.every(([x, y]) => one.contains(document.elementFromPoint(x, y)))
  })

test.each([' [', ' {'])(
  'what is offered after%s in a cell is one list, above the columns beside the text',
  async (typed) => {
    const page = await openEntry('faq/costs', { language: 'en' })
    const body = bodyIn(page, 'English')
    await body.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText('\n\n| Step | Time |\n| --- | --- |\n| One | Two |\n')
    await page.keyboard.press('Control+Home')
    await body.getByRole('cell', { name: 'Two', exact: true }).click()
    await page.keyboard.press('End')
    await page.keyboard.type(typed)
    const offers = page.getByRole('listbox', { name: 'Completions' })
    await offers.first().waitFor()
    await expect.poll(() => isOnTop(offers.first())).toBe(true)
    expect(await offers.count()).toBe(1)
  },
)

test.each([phone, screen])('low in a long text, all of its buttons are below the bar: %o', async (viewport) => {
  const page = await openEntry('blog/five-reasons', { language: 'en', viewport })
  const buttons = page.locator('[data-file]').first().getByRole('toolbar')
  await buttons.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top + 150))
  const bar = page.locator('[data-entry] > header')
  await expect
    .poll(async () => {
      const [above, own] = [await bar.boundingBox(), await buttons.boundingBox()]
      return Math.round((own?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))
    })
    .toBe(0)
  expect(await isOnTop(buttons.getByRole('button').first())).toBe(true)
})

test('low in a long text, the cursor that the keyboard brings to its beginning is below the buttons', async () => {
  const page = await openEntry('blog/five-reasons', { language: 'en', viewport: screen })
  const side = page.getByRole('region', { name: 'English' })
  const body = side.locator('.cm-content').first()
  await body.focus()
  await body.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom))
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Here')
  const buttons = side.getByRole('toolbar').first()
  await expect
    .poll(async () => {
      const [cursor, above] = [await side.locator('.cm-cursor-primary').boundingBox(), await buttons.boundingBox()]
      return (cursor?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
    })
    .toBeGreaterThanOrEqual(0)
  await waitUntilSaved(page)
})

test('on a phone a text opens in the language of the window or the last one chosen there; a wide window keeps its columns', async () => {
  const page = await openEntry('faq/costs', { language: 'en', viewport: phone })
  const shown = () =>
    page.locator('[data-entry] section[data-file]').evaluateAll((all) => all.map((one) => one.ariaLabel))
  expect(await shown()).toEqual(['English'])
  await page.setViewportSize(screen)
  await expect.poll(shown).toEqual(['Dutch', 'English'])
  await page.setViewportSize(phone)
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Dutch' }).click()
  await expect.poll(shown).toEqual(['Dutch'])
  await page.setViewportSize(screen)
  await expect.poll(shown).toEqual(['Dutch', 'English'])
  await page.setViewportSize(phone)
  await goTo(page, 'faq/support')
  expect(await shown()).toEqual(['Dutch'])
})

async function goTo(page: Page, key: string) {
  await page.evaluate((hash) => {
    location.hash = hash
  }, key)
  await page.locator(`[data-entry="${key}"] [data-phase="idle"]`).waitFor()
}

test('going back from a text keeps the words of the search, with the text in focus; a pasted address is not kept', async () => {
  const page = await openDesk({ language: 'en' })
  const search = page.getByRole('searchbox')
  await search.fill('ringing round')
  await page.getByRole('main').getByRole('link').first().click()
  await page.locator('[data-phase="idle"]').waitFor()
  await page.getByRole('link', { name: 'All texts' }).click()
  await expect.poll(() => search.inputValue()).toBe('ringing round')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  await expect.poll(focused).toBe('#blog/roster-changes')
  await search.fill(new URL('/en/contact', page.url()).href)
  await page.locator('[data-entry="pages/contact"]').waitFor()
  await page.getByRole('link', { name: 'All texts' }).click()
  await search.waitFor()
  expect(await search.inputValue()).toBe('')
})

test('an uploaded picture is the chosen one, in view, also after a search for another', async () => {
  const page = await openEntry('blog/five-reasons', { language: 'en' })
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('roster')
  const size = { width: 1200, height: 1100 }
  const buffer = await sharp({ create: { ...size, channels: 3, background: '#1d5fd6' } })
    .jpeg()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'From this computer' }).click()
  await (await chooser).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  const chosen = dialog.locator('label', { has: page.locator(':checked') })
  await expect.poll(() => chosen.innerText()).toMatch(/^five-reasons-[0-9a-f]{6}\.jpg/)
  expect(await isOnTop(chosen)).toBe(true)
  await dialog.getByText('This picture is taller than 16:9').waitFor()
  await page.keyboard.press('Escape')
  await waitUntilSaved(page)
})

test('a new question is in view in both texts, and its placeholder is selected, also by Show', async () => {
  const page = await openDesk({ language: 'en', viewport: screen })
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('A question').check()
  await dialog.getByLabel('Where does it belong?').selectOption({ label: 'Costs and payment' })
  for (const title of await dialog.getByLabel(/^Title in /).all()) await title.fill('What does a dog cost?')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const selected = () => page.evaluate(() => getSelection()?.toString())
  await expect.poll(selected).toBe('Write the answer here.')
  await bodyIn(page, 'Dutch').getByText('Schrijf hier het antwoord.').waitFor()
  await waitUntilSaved(page)
  await page.keyboard.press('Control+Home')
  await page.getByRole('region', { name: 'English' }).getByText('What the check says').click()
  const finding = page.getByRole('region', { name: 'English' }).locator('[data-severity]')
  await finding.filter({ hasText: 'still a placeholder' }).getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(selected).toBe('Write the answer here.')
})

test.each([360, 412])('on a phone of %i px, the last button of a text is cut in half', async (width) => {
  const page = await openEntry('faq/costs', { language: 'en', viewport: { width, height: 740 } })
  const centres = await page.getByRole('toolbar').evaluate((toolbar) => {
    const { right } = toolbar.getBoundingClientRect()
    return [...toolbar.children].map((one) => {
      const box = one.getBoundingClientRect()
      return Math.abs((box.left + box.right) / 2 - right)
    })
  })
  expect(Math.min(...centres)).toBeLessThan(8)
})

test('the list of facts is in the window while it belongs to the first line of a text', async () => {
  const page = await openEntry('faq/costs')
  await bodyIn(page, 'Nederlands').click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText(' ')
  await page.keyboard.type('{starter')
  const list = page.getByRole('listbox', { name: 'Aanvullingen' })
  await expect.poll(async () => ((await list.boundingBox())?.y ?? -1) > 0).toBe(true)
})
