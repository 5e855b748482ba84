import { appendFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { readFields } from '../../../editor/text/fields.ts'
import { bodyIn, typeAfter, waitUntilSaved, withDesk } from '../../harness/desk/desk.ts'
import { withRemote } from '../../harness/desk/repository.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

let server: ReturnType<typeof withRemote>
const { openDesk, openEntry, read, root, expectComplaints } = withDesk({
  prepare: (folder) => {
    server = withRemote(folder)
  },
})
afterAll(() => server?.remove())

test("typing is saved after a pause; another program's changes are merged, or chosen for the same lines", async () => {
  const file = 'content/nl/faq/costs.mdx'
  const before = read(file)
  const page = await openEntry('faq/costs')
  await typeAfter(page, 'Nederlands', 'Je betaalt vooraf', ' Mijn zin.')
  await waitUntilSaved(page)
  const mine = before.replace(/(Je betaalt vooraf.*)/, '$1 Mijn zin.')
  expect(read(file)).toBe(mine)
  /** Writes a text to the file just before the next write from the window arrives. */
  const overtake = (text: string) =>
    page.route(
      '**/api/write',
      (route) => {
        writeFileSync(join(root(), file), text)
        return route.continue()
      },
      { times: 1 },
    )
  const theirs = mine.replace('title: Kosten en betaling', 'title: Kosten')
  await overtake(theirs)
  await typeAfter(page, 'Nederlands', 'Mijn zin.', ' Nog een.')
  await waitUntilSaved(page)
  const both = theirs.replace('Mijn zin.', 'Mijn zin. Nog een.')
  await expect.poll(() => read(file)).toBe(both)

  const same = both.replace('Mijn zin.', 'Mijn zin, zeggen zij.')
  await overtake(same)
  await typeAfter(page, 'Nederlands', 'Nog een.', ' En een.')
  const dialog = page.getByRole('dialog', { name: 'Twee versies' })
  await dialog.waitFor()
  expect(read(file)).toBe(same)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await dialog.getByRole('radio', { name: /Van jou.*En een/s }).check()
  await dialog.getByRole('button', { name: 'Gebruik deze keuze' }).click()
  await waitUntilSaved(page)
  expect(read(file)).toBe(both.replace('Nog een.', 'Nog een. En een.'))

  rmSync(join(root(), file))
  await typeAfter(page, 'Nederlands', 'En een.', ' Te laat.')
  await dialog.getByText('verwijderd').waitFor()
  expect(await dialog.innerText()).not.toContain('title:')
  await dialog.getByRole('radio', { name: /verwijderd/ }).check()
  await dialog.getByRole('button', { name: 'Gebruik deze keuze' }).click()
  await page.getByText('Deze tekst is er nog niet in het Nederlands.').waitFor()
  expect(existsSync(join(root(), file))).toBe(false)
  const twin = read(file.replace('/nl/', '/en/'))
  rmSync(join(root(), file.replace('/nl/', '/en/')))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByText('Kosten en betaling is verwijderd.').waitFor()
  await page.getByRole('searchbox').waitFor()
  writeFileSync(join(root(), file.replace('/nl/', '/en/')), twin)
  writeFileSync(join(root(), file), before)
})

test("two windows on one text get each other's changes without loss, and so does the list", async () => {
  const file = 'content/en/faq/plans.mdx'
  const one = await openEntry('faq/plans')
  const other = await openEntry('faq/plans')
  const list = await openDesk()
  const title = (page: typeof one) => page.getByRole('region', { name: 'Engels' }).getByLabel('Titel', { exact: true })
  await title(one).fill('Plans, of one')
  await waitUntilSaved(one)
  await typeAfter(other, 'Engels', '', ' Other sentence.')
  await waitUntilSaved(other)
  await expect.poll(() => title(other).inputValue()).toBe('Plans, of one')
  await one.evaluate(() => dispatchEvent(new Event('focus')))
  await bodyIn(one, 'Engels').getByText('Other sentence.').waitFor()
  expect(read(file)).toMatch(/title: Plans, of one\n.*Other sentence\.\n/s)
  await list.evaluate(() => dispatchEvent(new Event('focus')))
  await list.getByText('Plans, of one').waitFor()
})

test('text typed just before the window closes is in the file', async () => {
  const page = await openEntry('legal/terms')
  await page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel').fill('Net getypt')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => read('content/nl/legal/terms.mdx')).toContain('title: Net getypt\n')
  // More text than a browser can send while the window closes.
  const large = 'content/nl/search.yaml'
  appendFileSync(join(root(), large), '# Een lange regel, die voor het zoeken niets betekent.\n'.repeat(800))
  const other = await openEntry('words/search')
  await other.locator('.cm-content').first().click()
  await other.keyboard.insertText('# Net getypt.')
  await other.close({ runBeforeUnload: true })
  await expect.poll(() => read(large)).toContain('# Net getypt.')
})

test('a picture is written when it is uploaded, named by its text and bytes, and removed when it is taken out; what is refused is not', async () => {
  const page = await openEntry('blog/five-reasons')
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#1d5fd6' } })
    .png()
    .toBuffer()
  const dutch = page.getByRole('region', { name: 'Nederlands' })
  const dialog = page.getByRole('dialog', { name: 'Kies een afbeelding' })
  const upload = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    await dutch.getByRole('button', { name: 'Afbeelding', exact: true }).click()
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Van deze computer' }).click()
    await (await chooser).setFiles(file)
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  const drop = (name: string, type: string, size: number) =>
    bodyIn(page, 'Nederlands').evaluate(
      (element, [name, type, size]) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([new Uint8Array(size)], name, { type }))
        element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      },
      [name, type, size] as const,
    )
  const pictures = () => readdirSync(join(root(), 'public/images/blog'))
  const there = pictures()
  const text = read('content/nl/blog/five-reasons.mdx')
  expectComplaints(/status of 422/)
  await upload({ name: 'tekst.png', mimeType: 'image/png', buffer: Buffer.from('geen afbeelding') })
  await dialog.getByText('De site kan dit bestand niet als afbeelding tonen').waitFor()
  await close()
  await drop('groot.png', 'image/png', 50_000_000)
  await dialog.getByText('Deze afbeelding is 50 MB').waitFor()
  await close()
  await drop('prijzen.csv', 'text/csv', 9)
  await page.getByText('prijzen.csv is een spreadsheet.').waitFor()
  await waitUntilSaved(page)
  expect([pictures(), read('content/nl/blog/five-reasons.mdx')]).toEqual([there, text])

  const added = () => pictures().filter((name) => !there.includes(name))
  await bodyIn(page, 'Nederlands').click()
  await upload({ name: 'Mijn Foto (2).PNG', mimeType: 'image/png', buffer: bytes })
  await dialog.getByLabel('Beschrijving van de afbeelding').fill('Een blauw vlak')
  await dialog.getByRole('button', { name: 'Voeg in' }).click()
  await dialog.waitFor({ state: 'detached' })
  await waitUntilSaved(page)
  const [own = '', ...others] = added()
  expect([own, others]).toEqual([expect.stringMatching(/^five-reasons-[0-9a-f]{6}\.png$/), []])
  expect(read('content/nl/blog/five-reasons.mdx')).toContain(`![Een blauw vlak](/images/blog/${own})`)
  await bodyIn(page, 'Nederlands').press('Control+a')
  await page.keyboard.press('Delete')
  await expect.poll(added).toEqual([])
  await page.keyboard.press('Control+z')
  await expect.poll(added).toHaveLength(1)
}, 120_000)

test('the picker finds pictures by name, description and text; an unused one is removed and comes back, and a field gets the picture with its description', async () => {
  const [file, used] = ['content/nl/blog/fault-to-invoice.mdx', '/images/blog/five-reasons.svg']
  const page = await openEntry('blog/fault-to-invoice')
  const panel = page.getByRole('region', { name: 'Gegevens' })
  const dialog = page.getByRole('dialog', { name: 'Kies een afbeelding' })
  const names = () => dialog.getByRole('radio').evaluateAll((all) => all.map((one) => one.parentElement?.innerText))
  await panel.getByRole('button', { name: 'Kies een afbeelding' }).click()
  await expect.poll(async () => (await names()).length).toBeGreaterThan(2)
  const all = (await names()).length
  expect(await violationsOn(page)).toEqual([])
  const { imageAlt, title } = readFields('one.mdx', read('content/nl/blog/five-reasons.mdx')) ?? {}
  for (const query of ['five-reas', String(imageAlt), String(title)]) {
    await dialog.getByRole('searchbox').fill(query)
    await expect.poll(async () => (await names()).length).toBeLessThan(all)
    expect(await names()).toContainEqual(expect.stringContaining('five-reasons.svg'))
  }
  await dialog.getByRole('searchbox').fill('')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="1200" height="675"></svg>'
  await dialog.evaluate((element, svg) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([svg], 'image.svg', { type: 'image/svg+xml' }))
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    element.querySelector('input')?.dispatchEvent(paste)
  }, svg)
  const own = dialog.getByRole('radio', { name: /^fault-to-invoice-/ })
  await expect.poll(() => own.isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Verwijder' }).click()
  await own.waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Maak ongedaan' }).click()
  await expect.poll(() => own.isChecked()).toBe(true)
  await own.focus()
  await page.keyboard.press('ArrowDown')
  await dialog.getByRole('radio', { name: /^five-reasons\.svg/ }).check({ force: true })
  await dialog.getByText('Gebruikt in: ').waitFor()
  await dialog.getByLabel('Beschrijving van de afbeelding (Nederlands)').fill('Vijf kaarten, hier anders gezegd.')
  await dialog.getByRole('button', { name: 'Gebruik deze keuze' }).click()
  await waitUntilSaved(page)
  const alt = 'imageAlt: Vijf kaarten, hier anders gezegd.\n'
  await expect.poll(() => read(file)).toMatch(new RegExp(`^image: ${used}\n${alt}`, 'm'))
  await page.keyboard.press('Control+z')
}, 120_000)

test('a new post in both languages, which is removed, and comes back from the bin', async () => {
  const page = await openDesk({ language: 'en' })
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const title of await dialog.getByLabel(/^Title in /).all()) await title.fill('A new post')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.locator('[data-file]').nth(1).waitFor()
  expect(new URL(page.url()).hash).toBe('#blog/a-new-post')
  const file = 'content/nl/blog/a-new-post.mdx'
  expect(read(file)).toContain('draft: true')
  const more = async (name: string) => {
    await waitUntilSaved(page)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name, exact: true }).click()
  }
  await more('Remove')
  const late = (route: Route) => page.waitForTimeout(1000).then(() => route.continue())
  await page.route('**/api/overview', late, { times: 1 })
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('searchbox').waitFor()
  expect(await page.locator('a[href="#blog/a-new-post"]').count()).toBe(0)
  expect(existsSync(join(root(), file))).toBe(false)
  await page.getByText('Bin').click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.locator('[data-file]').nth(1).waitFor()
  expect(existsSync(join(root(), file))).toBe(true)
  // The notice of the removal is gone, because its undo has already happened.
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0)
})

test('a post in one language gets a copy in the other, and no longer says why it has none', async () => {
  const page = await openDesk({ language: 'en' })
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title in English').fill('In one language')
  await dialog.getByLabel('Why in one language only?').fill('Only of use in England.')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'Start from a copy' }).click()
  await page.locator('[data-file]').nth(1).getByLabel('Title', { exact: true }).waitFor()
  await waitUntilSaved(page)
  for (const locale of ['nl', 'en']) expect(read(`content/${locale}/blog/in-one-language.mdx`)).not.toContain('noTwin')
})

test('a fact that was just changed has its new value in the text that is opened next', async () => {
  const page = await openEntry('facts/business', { language: 'en' })
  await page.locator('[data-path="starter.monthly"] textarea').fill('987 euro')
  await page.evaluate(() => {
    location.hash = 'faq/costs'
  })
  await page
    .getByRole('region', { name: 'English' })
    .locator('[data-fact="starter.monthly"]', { hasText: '987' })
    .first()
    .waitFor()
})
