import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readFields } from '../../../editor/text/fields.ts'
import { locales } from '../../../site/locales.ts'
import { waitUntilSaved, withDesk } from '../../harness/desk/desk.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

const { openDesk, openEntry, read, root } = withDesk()

const filesOf = (key: string) => locales.map((locale) => `content/${locale}/${key}.mdx`)
const fieldsOf = (key: string) => filesOf(key).map((file) => readFields(file, read(file)) ?? {})
const panelOf = (page: Page) => page.getByRole('region', { name: /^(?:Details|Gegevens)$/ })

test('a new post in both languages gets its picture and schedule once, without a path to type', async () => {
  const page = await openDesk({ language: 'en' })
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const title of await dialog.getByLabel(/^Title in /).all()) await title.fill('What a picture says')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const panel = panelOf(page)
  await panel.getByText('For both languages').waitFor()
  await waitUntilSaved(page)
  const all = page.locator('[data-entry]')
  for (const name of ['Date', 'Category', 'Choose a picture', 'Draft', 'Publish on'])
    expect(await all.getByLabel(name, { exact: true }).count(), name).toBe(1)
  const typed = await all
    .locator('input, textarea')
    .evaluateAll((own) => own.map((one) => (one as HTMLInputElement).value))
  expect(typed.filter((value) => value.startsWith('/images/'))).toEqual([])

  await panel.getByRole('button', { name: 'Choose a picture' }).click()
  const photo = await sharp({ create: { width: 1200, height: 675, channels: 3, background: '#1d5fd6' } })
    .jpeg()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'From this computer' }).click()
  await (await chooser).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo })
  await dialog.getByLabel(/\(Dutch\)/).fill('Een blauw vlak zonder meer.')
  await dialog.getByLabel(/\(English\)/).fill('A blue plane and nothing else.')
  await dialog.getByRole('button', { name: 'Use this choice' }).click()
  await dialog.waitFor({ state: 'detached' })
  await panel.getByLabel('Publish on').fill('2030-12-01T09:00')
  await panel.getByLabel('Category').selectOption({ label: 'Healthcare' })
  await panel.getByLabel('Draft').uncheck()
  await panel.getByLabel('Date').focus()
  await waitUntilSaved(page)
  const image = expect.stringMatching(/^\/images\/blog\/what-a-picture-says-[0-9a-f]{6}\.jpg$/)
  const [nl, en] = fieldsOf('blog/what-a-picture-says')
  const shared = { image, publishAt: '2030-12-01 09:00' }
  expect([nl, en]).toMatchObject([
    { ...shared, category: 'zorg', imageAlt: 'Een blauw vlak zonder meer.' },
    { ...shared, category: 'healthcare', imageAlt: 'A blue plane and nothing else.' },
  ])
  expect([nl?.image === en?.image, nl?.draft, en?.draft]).toEqual([true, undefined, undefined])
})

test('a half-typed time keeps the previous one, and a search lists a text above its mentions', async () => {
  const page = await openDesk({ language: 'en' })
  await page.getByRole('searchbox').fill('home')
  await expect.poll(() => page.locator('main li a').first().getAttribute('href')).toBe('#pages/home')
  await page.goto(`${page.url().split('#')[0]}#blog/five-reasons`)
  const moment = panelOf(page).getByLabel('Publish on')
  const stored = () => fieldsOf('blog/five-reasons').map(({ publishAt }) => publishAt)
  await moment.fill('2030-12-01T09:00')
  await moment.blur()
  await expect.poll(stored).toEqual(['2030-12-01 09:00', '2030-12-01 09:00'])
  await moment.focus()
  await page.keyboard.press('Backspace')
  // The message that appears does not move the box away from the click.
  await panelOf(page).getByLabel('Draft').check()
  await panelOf(page).getByLabel('Draft').uncheck()
  await page.getByText('This date or time is incomplete').waitFor()
  await waitUntilSaved(page)
  expect(stored()).toEqual(['2030-12-01 09:00', '2030-12-01 09:00'])
  await moment.fill('0226-12-01T09:00')
  await moment.blur()
  await page.getByText('Write 2000 or a later year.').waitFor()
  await waitUntilSaved(page)
  expect(stored()).toEqual(['2030-12-01 09:00', '2030-12-01 09:00'])
  await moment.fill('')
  await moment.blur()
  await expect.poll(stored).toEqual([undefined, undefined])
})

test('a time that is emptied part by part is removed, even if Draft is ticked directly after it', async () => {
  const page = await openEntry('blog/five-reasons', { language: 'en' })
  const panel = panelOf(page)
  const moment = panel.getByLabel('Publish on')
  const texts = () => filesOf('blog/five-reasons').map(read)
  await moment.fill('2030-12-01T09:00')
  await waitUntilSaved(page)
  await moment.blur()
  await moment.focus()
  // Up to six parts, with the half of the day.
  for (let part = 0; part < 6; part++) {
    await page.keyboard.press('Delete')
    await page.keyboard.press('ArrowRight')
  }
  await panel.getByLabel('Draft').click()
  await waitUntilSaved(page)
  expect(texts().map((text) => /^(?:publishAt|draft): .*/gm.exec(text)?.[0])).toEqual(['draft: true', 'draft: true'])
  expect(await panel.getByText('2030').count()).toBe(0)
})

test('on the way to a date that does not exist, no other date stays in either language', async () => {
  const key = 'blog/five-reasons'
  const before = filesOf(key).map(read)
  const page = await openEntry(key)
  const date = panelOf(page).getByLabel('Datum', { exact: true })
  const stored = () => fieldsOf(key).map((fields) => fields.date)
  await date.fill('2026-02-01')
  await waitUntilSaved(page)
  // The keyboard fills the parts of a date in the order of the browser's language.
  const isDayFirst = (await page.evaluate(() => new Intl.DateTimeFormat().formatToParts(0)[0]?.type)) === 'day'
  const typed = async (day: string) => {
    await date.blur()
    await date.focus()
    await page.keyboard.type(isDayFirst ? `${day}02` : `02${day}`)
  }
  await date.blur()
  await date.focus()
  await page.keyboard.type(isDayFirst ? '3' : '023')
  await expect.poll(stored).toEqual(['2026-02-03', '2026-02-03'])
  await page.keyboard.type('1')
  await expect.poll(stored).toEqual(['2026-02-01', '2026-02-01'])
  await date.blur()
  await page.getByText('is niet compleet of bestaat niet').waitFor()
  await waitUntilSaved(page)
  expect(stored()).toEqual(['2026-02-01', '2026-02-01'])
  await typed('17')
  await expect.poll(stored).toEqual(['2026-02-17', '2026-02-17'])
  await page.getByText('is niet compleet of bestaat niet').waitFor({ state: 'detached' })
  await date.blur()
  await waitUntilSaved(page)
  for (const [at, file] of filesOf(key).entries()) writeFileSync(join(root(), file), before[at] ?? '')
})

test('a shared value changes in both languages, with nothing to translate, and undo reverts both', async () => {
  const key = 'blog/five-reasons'
  const before = filesOf(key).map(read)
  const page = await openEntry(key)
  const category = panelOf(page).getByLabel('Categorie')
  const translation = fieldsOf(key)[1]?.translates
  await category.selectOption({ label: 'Zorg' })
  await waitUntilSaved(page)
  expect(fieldsOf(key).map((fields) => fields.category)).toEqual(['zorg', 'healthcare'])
  // A changed shared value needs no translation.
  await expect.poll(() => fieldsOf(key)[1]?.translates).not.toBe(translation)
  expect(await page.getByText('Zegt hetzelfde').count()).toBe(0)
  await page.locator('main').click({ position: { x: 3, y: 300 } })
  await page.getByRole('button', { name: 'Maak ongedaan' }).first().click()
  await waitUntilSaved(page)
  expect(filesOf(key).map(read)).toEqual(before)
})

test('if twins differ, the panel says so; one click makes them equal, and another reverts that', async () => {
  const key = 'blog/five-reasons'
  const [, file = ''] = filesOf(key)
  const whole = read(file)
  const date = String(fieldsOf(key)[0]?.date)
  const other = whole.replace(`date: ${date}`, 'date: 2026-02-03 # mine')
  writeFileSync(join(root(), file), other)
  const page = await openEntry(key)
  const panel = panelOf(page)
  const differs = panel.getByRole('group', { name: /^De twee talen verschillen/ })
  expect(await differs.getByRole('button').allInnerTexts()).toEqual([
    expect.stringMatching(/^\d+ \p{L}+ \d+ \(Nederlands\)$/u),
    '3 februari 2026 (Engels)',
  ])
  await differs.getByRole('button', { name: /Nederlands/ }).click()
  await differs.waitFor({ state: 'detached' })
  await waitUntilSaved(page)
  expect(read(file)).toBe(other.replace('2026-02-03', date))
  await page.getByText('Datum is nu in beide talen gelijk.').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Maak ongedaan' }).click()
  await differs.waitFor()
  await waitUntilSaved(page)
  expect(read(file)).toBe(other)
  writeFileSync(join(root(), file), whole)
})

test('if one twin cannot be read, only the other is edited, and the panel says so', async () => {
  const key = 'faq/costs'
  const [file = '', twin = ''] = filesOf(key)
  const [whole, broken] = [read(file), read(twin).replace('title:', 'title: "')]
  writeFileSync(join(root(), twin), broken)
  const page = await openEntry(key)
  await panelOf(page).getByText('De tekst in het Engels is nu niet te lezen.').waitFor()
  await panelOf(page).getByLabel('Concept').check()
  await waitUntilSaved(page)
  expect([read(file), read(twin)]).toEqual([expect.stringContaining('draft: true'), broken])
  await panelOf(page).getByLabel('Concept').uncheck()
  // A field keeps its line in the file until it loses focus.
  await panelOf(page).getByLabel('Verschijnt op').focus()
  await waitUntilSaved(page)
  expect(read(file)).toBe(whole)
  writeFileSync(join(root(), twin), broken.replace('title: "', 'title:'))
})

test('the picture of a component is chosen by sight too, with its description', async () => {
  const key = 'faq/packages'
  const file = filesOf(key)[0] ?? ''
  const whole = read(file)
  const figure = (src: string, alt: string) =>
    `${whole.trimEnd()}\n\n<Figure src="${src}" alt="${alt}" caption="Een" />\n`
  writeFileSync(join(root(), file), figure('/images/blog/five-reasons.svg', 'Vijf kaarten.'))
  const page = await openEntry(key)
  const side = page.getByRole('region', { name: 'Nederlands' })
  // The editor only renders visible lines.
  await side.locator('.cm-scroller').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
  await side.getByRole('button', { name: 'Kies een afbeelding' }).click()
  const dialog = page.getByRole('dialog')
  const radio = dialog.getByRole('radio', { name: /^(?!five-reasons\.svg)/ }).first()
  const name = (await radio.evaluate((one) => one.parentElement?.querySelector('img')?.getAttribute('src'))) ?? ''
  await radio.focus()
  await page.keyboard.press('Space')
  await dialog.getByLabel('Beschrijving van de afbeelding').fill('Een ander beeld, met "woorden".')
  await dialog.getByRole('button', { name: 'Gebruik deze keuze' }).click()
  await waitUntilSaved(page)
  expect(read(file)).toBe(figure(name, 'Een ander beeld, met &quot;woorden&quot;.'))
  writeFileSync(join(root(), file), whole)
})

test("a plan's icon is chosen by sight, with only the keyboard, once for both languages", async () => {
  const key = 'plans/starter'
  const before = filesOf(key).map(read)
  const page = await openEntry(key)
  const button = panelOf(page).getByRole('button', { name: /^Pictogram/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const radios = panelOf(page).getByRole('radiogroup', { name: 'Pictogram' }).getByRole('radio')
  const at = await radios.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked))
  const [own, other] = [radios.nth(at), radios.nth(at === 0 ? 1 : at - 1)]
  await own.focus()
  await page.keyboard.press(at === 0 ? 'ArrowDown' : 'ArrowUp')
  await waitUntilSaved(page)
  expect(await other.isChecked()).toBe(true)
  const [nl, en] = fieldsOf(key)
  expect([nl?.icon === en?.icon, filesOf(key).map(read)]).toEqual([true, expect.not.arrayContaining(before)])
  await page.keyboard.press(at === 0 ? 'ArrowUp' : 'ArrowDown')
  await button.focus()
  await waitUntilSaved(page)
  expect(filesOf(key).map(read)).toEqual(before)
})

test('a long form has an index and a filter for both languages, usable with only the keyboard', async () => {
  const page = await openEntry('pages/home')
  const index = page.getByRole('navigation', { name: 'Velden' })
  const buttons = index.getByRole('button')
  const count = await buttons.count()
  expect(count).toBeGreaterThan(8)
  const last = await buttons.last().innerText()
  await buttons.last().focus()
  await page.keyboard.press('Enter')
  const inText = () => page.evaluate(() => document.activeElement?.closest('[data-file] [data-path]') !== null)
  await expect.poll(inText).toBe(true)
  const fields = page.locator('[data-file] [data-path]')
  const every = await fields.count()
  await index.getByRole('searchbox').fill(last)
  await expect.poll(() => fields.count()).toBeLessThan(every)
  expect(await page.getByRole('region', { name: 'Engels' }).locator('[data-path]').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Toon alles' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => fields.count()).toBe(every)
})

test.each([
  [390, 'light'],
  [768, 'dark'],
  [1440, 'light'],
  [1920, 'dark'],
] as const)('at %i px, %s, the panel and the picker pass axe and fit the window', async (width, colorScheme) => {
  const page = await openEntry('blog/five-reasons', { viewport: { width, height: 900 }, colorScheme })
  const toggle = page.getByRole('group', { name: 'Wat je ziet' }).getByRole('button', { name: 'Gegevens' })
  if ((await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click()
  await panelOf(page).waitFor()
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect([await violationsOn(page), await isWide()]).toEqual([[], false])
  await panelOf(page).getByRole('button', { name: 'Kies een afbeelding' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
  expect([await violationsOn(page), await isWide()]).toEqual([[], false])
  await page.keyboard.press('Escape')
})
