import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bodyIn, waitUntilSaved, withDesk } from '../../harness/desk/desk.ts'

const { openEntry, read } = withDesk({ preview: true })

test('the third column shows the page with the typed text, in either language', async () => {
  const page = await openEntry('blog/five-reasons')
  const shown = page.frameLocator('iframe[data-front="true"]')
  await shown.getByRole('heading', { level: 1 }).waitFor({ timeout: 240_000 })
  // Only a separate tab links to the text, which is open next to the preview.
  expect(await shown.getByRole('note').getByRole('link').count()).toBe(0)
  const tab = await page.context().newPage()
  const address = await page.getByRole('link', { name: 'Open in een tabblad' }).getAttribute('href')
  await tab.goto(new URL(address ?? '', page.url()).href)
  await tab.getByRole('note').getByRole('link', { name: 'Bewerk deze tekst' }).click()
  await tab.locator('main[data-entry="blog/five-reasons"]').waitFor()
  await tab.close()
  const title = page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel', { exact: true })
  await title.fill('Zo staat het er straks')
  const start = performance.now()
  await shown.getByRole('heading', { level: 1, name: 'Zo staat het er straks' }).waitFor()
  console.log(`The page shows what is typed after ${Math.round(performance.now() - start)} ms.`)
  await page.getByRole('button', { name: 'De pagina in het Engels' }).click()
  await shown.locator('html[lang=en]').waitFor()
  await page.getByRole('button', { name: 'De pagina in het Nederlands' }).click()

  await title.fill('X')
  await waitUntilSaved(page)
  await page.getByText('De pagina kan deze tekst zo niet tonen. Je ziet de vorige versie.').waitFor()
  await shown.getByRole('heading', { level: 1, name: 'Zo staat het er straks' }).waitFor()
}, 300_000)

test('a click on a word of the page brings the cursor there; the page follows the language and the paragraph', async () => {
  const page = await openEntry('blog/five-reasons', { language: 'en' })
  const shown = page.frameLocator('iframe[data-front="true"]')
  await shown.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
  /** Types a marker at the cursor, and returns its line in the file. */
  const typeHere = async () => {
    await page.keyboard.insertText('¶')
    await waitUntilSaved(page)
    return read('content/en/blog/five-reasons.mdx').match(/^.*¶.*$/gm)
  }
  await bodyIn(page, 'English').focus()
  await shown.locator('html[lang=en]').waitFor()
  // The preview may scroll to the paragraph at the cursor, so the click must wait.
  await page.waitForTimeout(500)
  const paragraph = shown.locator('p', { hasText: 'A workflow takes that over' }).first()
  await paragraph.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await clickWord(page, paragraph, 'workflow')
  expect(await page.evaluate(() => document.activeElement?.closest('[data-file]')?.getAttribute('data-file'))).toBe(
    'content/en/blog/five-reasons.mdx',
  )
  expect(await typeHere()).toEqual([expect.stringMatching(/^A ¶workflow takes that over/)])
  // Wait for the marker. Otherwise, the old page could pass for the page after the marker is removed.
  await shown.getByText('A ¶workflow').waitFor()
  await page.keyboard.press('Backspace')
  await waitUntilSaved(page)
  await paragraph.waitFor()

  await clickWord(page, shown.getByRole('heading', { level: 1 }), 'reasons')
  expect(await typeHere()).toEqual([expect.stringMatching(/^title: Five ¶reasons/)])
  await page.keyboard.press('Backspace')
  await waitUntilSaved(page)

  // The preview scrolls to the cursor's paragraph.
  await paragraph.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await bodyIn(page, 'English').getByText('You get hours back').click()
  const heading = shown.getByRole('heading', { name: 'You get hours back' })
  const inSight = () => heading.evaluate((element) => element.getBoundingClientRect().top < innerHeight)
  await expect.poll(inSight).toBe(true)
  await page.getByRole('region', { name: 'Dutch' }).getByLabel('Title', { exact: true }).focus()
  await shown.locator('html[lang=nl]').waitFor()
}, 120_000)

test('a page that gets another address, and a fact that changes, show at once: one program renders every version', async () => {
  const page = await openEntry('blog/five-reasons', { language: 'en' })
  const shown = page.frameLocator('iframe[data-front="true"]')
  const side = page.getByRole('region', { name: 'English' })
  await side.getByLabel('Address', { exact: true }).fill('another-address')
  await shown.locator('html[lang=en]').waitFor({ timeout: 60_000 })
  await page.getByRole('link', { name: '/en/blog/another-address' }).waitFor()
  const title = await side.getByLabel('Title', { exact: true }).inputValue()
  await shown.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.evaluate(() => {
    location.hash = 'facts/business'
  })
  await page.getByLabel('{brand.name}').fill('Stroomwerk')
  await shown.locator('header').getByText('Stroomwerk').first().waitFor()
}, 120_000)

async function clickWord(page: Page, block: Locator, word: string) {
  const place = await block.evaluate((element, wanted) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const range = document.createRange()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const index = (node.textContent ?? '').replaceAll('\u00ad', '').indexOf(wanted)
      if (index < 0) continue
      range.setStart(node, index + 1)
      range.setEnd(node, index + 2)
      const { x, y, height } = range.getBoundingClientRect()
      return { x, y: y + height / 2, width: innerWidth }
    }
    return { x: 0, y: 0, width: innerWidth }
  }, word)
  const frame = await page.locator('iframe[data-front="true"]').boundingBox()
  const scale = (frame?.width ?? 0) / place.width
  await page.mouse.click((frame?.x ?? 0) + place.x * scale, (frame?.y ?? 0) + place.y * scale)
  await page.waitForTimeout(200)
}
