import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settled, withDesk } from '../../harness/desk/desk.ts'

const { openEntry, read, root } = withDesk({ preview: true })

test('the third column shows the page with what is typed, in either language, while the file is untouched', async () => {
  const file = 'content/nl/blog/five-reasons.mdx'
  const before = read(file)
  const page = await openEntry('blog/five-reasons')
  const shown = page.frameLocator('iframe[data-front="true"]')
  await shown.getByRole('heading', { level: 1 }).waitFor({ timeout: 240_000 })
  const title = page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel')
  await title.fill('Zo staat het er straks')
  const start = performance.now()
  await shown.getByRole('heading', { level: 1, name: 'Zo staat het er straks' }).waitFor()
  console.log(`The page shows what is typed after ${Math.round(performance.now() - start)} ms.`)
  expect(read(file)).toBe(before)
  await page.getByRole('button', { name: 'De pagina in het Engels' }).click()
  await shown.locator('html[lang=en]').waitFor()
  await page.getByRole('button', { name: 'De pagina in het Nederlands' }).click()

  await title.fill('X')
  await settled(page)
  await page.getByText('dit is de laatste versie zonder').waitFor()
  await shown.getByRole('heading', { level: 1, name: 'Zo staat het er straks' }).waitFor()
}, 300_000)

test('a text that another program writes shows as well', async () => {
  const page = await openEntry('faq/costs')
  const shown = page.frameLocator('iframe[data-front="true"]')
  await shown.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
  const file = 'content/nl/faq/costs.mdx'
  writeFileSync(join(root(), file), read(file).replace('title: Kosten en betaling', 'title: Kosten, anders'))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await shown.getByText('Kosten, anders').first().waitFor({ timeout: 20_000 })
  // The content has ids of analytics; who writes is not asked about cookies.
  expect(await shown.locator('#consent').count()).toBe(0)
  expect(await page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel').inputValue()).toBe('Kosten, anders')
})
