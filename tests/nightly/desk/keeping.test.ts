import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { bodyIn, saveIn, settled, typeAfter, withDesk } from '../../harness/desk/desk.ts'
import { withRemote } from '../../harness/desk/repository.ts'

let server: ReturnType<typeof withRemote>
const { openDesk, openEntry, read, root, drafts, stop, restart, expectComplaints } = withDesk({
  prepare: (folder) => {
    server = withRemote(folder)
  },
})
afterAll(() => server?.remove())

test('a save after another program wrote other lines of the file takes them in; of the same lines one text is chosen', async () => {
  const file = 'content/nl/faq/costs.mdx'
  const page = await openEntry('faq/costs')
  await typeAfter(page, 'Nederlands', 'Je betaalt vooraf', ' Mijn zin.')
  await settled(page)
  const theirs = read(file)
    .replace('title: Kosten en betaling', 'title: Kosten')
    .replace('Veranderen onze', 'Hun zin. Veranderen onze')
  writeFileSync(join(root(), file), theirs)
  await saveIn(page)
  const both = theirs.replace(/(Je betaalt vooraf.*)/, '$1 Mijn zin.')
  expect(read(file)).toBe(both)

  await typeAfter(page, 'Nederlands', 'Mijn zin.', ' Nog een.')
  await settled(page)
  const same = both.replace('Mijn zin.', 'Mijn zin, zeggen zij.')
  writeFileSync(join(root(), file), same)
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Twee versies' })
  await dialog.waitFor()
  expect(read(file)).toBe(same)
  await dialog.getByRole('radio', { name: /De tekst hier.*Nog een/s }).check()
  await dialog.getByRole('button', { name: 'Gebruik deze keuze' }).click()
  await saveIn(page)
  expect(read(file)).toBe(both.replace('Mijn zin.', 'Mijn zin. Nog een.'))
})

test('what is typed is on disk before it is saved, and is there again in a new window, until it is thrown away', async () => {
  const file = 'content/nl/legal/terms.mdx'
  const before = read(file)
  const page = await openEntry('legal/terms')
  await page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel').fill('Nog niet opgeslagen')
  await settled(page)
  expect(read(file)).toBe(before)
  expect(drafts('legal/terms')).toHaveLength(1)
  const context = page.context()
  await page.close()
  const again = await openEntry('legal/terms', { context })
  await again.getByText('Niet-opgeslagen tekst van').waitFor()
  const title = again.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel')
  expect(await title.inputValue()).toBe('Nog niet opgeslagen')
  await again.getByRole('button', { name: 'Gooi weg' }).click()
  await expect.poll(() => title.inputValue()).not.toBe('Nog niet opgeslagen')
  await expect.poll(() => drafts('legal/terms')).toEqual([])
  expect(read(file)).toBe(before)
})

test('a desk that stops while somebody types is said to be gone, and gets all of it when it is back', async () => {
  expectComplaints(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/)
  const page = await openEntry('faq/support')
  const title = page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel')
  await title.fill('Getypt')
  await title.press('End')
  await stop()
  await page.keyboard.type(' terwijl de redactie weg was')
  await page.getByText('De redactie antwoordt niet.').waitFor()
  await restart()
  const kept = () => drafts('faq/support')[0]?.['content/nl/faq/support.mdx']?.text
  await expect.poll(kept, { timeout: 20_000 }).toContain('title: Getypt terwijl de redactie weg was\n')
  await page.getByText('De redactie antwoordt niet.').waitFor({ state: 'detached' })
})

test('a picture that is dropped goes to the folder of the site under a clean name, and its text alternative is asked for', async () => {
  const page = await openEntry('blog/five-reasons')
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#1d5fd6' } })
    .png()
    .toBuffer()
  const dutch = page.getByRole('region', { name: 'Nederlands' })
  const choose = (index: number) => dutch.locator('input[type=file]').nth(index)
  await choose(1).setInputFiles({ name: 'Mijn Foto (2).PNG', mimeType: 'image/png', buffer: bytes })
  const dialog = page.getByRole('dialog', { name: 'Wat is er op de afbeelding te zien?' })
  await dialog.getByRole('textbox').fill('Een blauw vlak')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Voeg in' }).click()
  await dutch.getByText('![Een blauw vlak](/images/blog/mijn-foto-2.png)').waitFor()
  expect(readFileSync(join(root(), 'public/images/blog/mijn-foto-2.png'))).toEqual(bytes)

  expectComplaints(/status of 422/)
  const there = readdirSync(join(root(), 'public/images/blog'))
  await choose(1).setInputFiles({ name: 'tekst.png', mimeType: 'image/png', buffer: Buffer.from('geen afbeelding') })
  await page.locator('.notices').getByText('Dit is geen afbeelding').waitFor()
  await bodyIn(page, 'Nederlands').evaluate((element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(50_000_000)], 'groot.png', { type: 'image/png' }))
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await page.locator('.notices').getByText('Deze afbeelding is 50 MB').waitFor()
  expect(readdirSync(join(root(), 'public/images/blog'))).toEqual(there)
  await page.getByRole('link', { name: 'Alle teksten' }).click()
}, 120_000)

test('a new post in both languages; its copy; another name with the old address kept; and gone, after one question', async () => {
  const page = await openDesk({ language: 'en' })
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const title of await dialog.getByLabel(/^Title in /).all()) await title.fill('A new post')
  await dialog.getByRole('button', { name: 'Make' }).click()
  await page.locator('.side').nth(1).waitFor()
  expect(new URL(page.url()).hash).toBe('#blog/a-new-post')
  const more = async (name: string) => {
    await page.locator('.menu summary').click()
    await page.locator('.menu').getByRole('button', { name }).click()
  }
  await settled(page)
  await more('Duplicate')
  await expect.poll(() => new URL(page.url()).hash).toBe('#blog/a-new-post-2')
  expect(read('content/nl/blog/a-new-post-2.mdx')).toContain('draft: true')
  await settled(page)
  await more('Remove')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.locator('.entries').first().waitFor()
  expect(existsSync(join(root(), 'content/nl/blog/a-new-post-2.mdx'))).toBe(false)

  await page.evaluate(() => {
    location.hash = 'blog/five-reasons'
  })
  await page.locator('.side').nth(1).waitFor()
  await settled(page)
  const slug = page.getByRole('region', { name: 'English' }).getByLabel('Address', { exact: true })
  await page.getByRole('region', { name: 'English' }).getByText('More fields').click()
  const old = await slug.inputValue()
  await slug.fill('reasons')
  await saveIn(page)
  expect(read('content/en/blog/five-reasons.mdx')).toContain(`aliases: [${old}]`)
})
