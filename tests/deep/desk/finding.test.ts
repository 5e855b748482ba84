import { expect, test } from 'vitest'
import { settled, withDesk } from '../../harness/desk/desk.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

const { openDesk } = withDesk()

test('words are found in the texts, as visitors read their facts, and the cursor stands at them', async () => {
  const page = await openDesk()
  const search = page.getByRole('searchbox', { name: 'Zoek een tekst' })
  const hits = page.getByRole('region', { name: 'In de teksten' }).getByRole('link')
  await search.fill('kost vanaf eenmalig')
  await hits.first().waitFor()
  expect(await hits.first().locator('mark').allInnerTexts()).toEqual(['kost', 'vanaf', 'eenmalig'])
  // Amounts are no text of the file, which has {singleFlow.price}.
  await search.fill('losse flow 750')
  await hits.filter({ hasText: 'Pakketten' }).first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  await search.fill('zevenmijlslaarzen')
  await page.getByText('Geen tekst gevonden.').waitFor()
  await search.fill('team dan leert')
  await hits.first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.side').first().waitFor()
  await settled(page)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('team')
  expect(await page.evaluate(() => document.activeElement?.closest('[data-file]')?.getAttribute('data-file'))).toBe(
    'content/nl/faq/packages.mdx',
  )
})

test('on a phone a hit in English opens the English text', async () => {
  const page = await openDesk({ viewport: { width: 360, height: 700 } })
  await page.getByRole('searchbox').fill('what your team learns')
  const hits = page.getByRole('region', { name: 'In de teksten' }).getByRole('link')
  await hits.first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await hits.first().click()
  await page.locator('[data-file^="content/en/"] .cm-content').waitFor()
})
