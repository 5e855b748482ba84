import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bodyIn, changedLines, saveIn, settled, withDesk } from '../../harness/desk/desk.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

const terms = `# Afspraken
nl:
  - use: e-mail # met streepje
    not: [email, mailtje]
en:
  - use: quote
    not: [quotation]
`
const { openDesk, openEntry, read } = withDesk({
  prepare: (folder) => writeFileSync(join(folder, 'content/terms.yaml'), terms),
})

test('agreed words are a form, whose advice follows what is typed, and saving changes its line alone', async () => {
  const page = await openDesk()
  await page.getByRole('link', { name: 'Afgesproken woorden' }).click()
  await page.locator('.side').first().waitFor()
  await settled(page)
  await page.locator('[data-path="nl.0.use"] textarea').fill('mail')
  const other = page.locator('[data-path="nl.0.not.1"] textarea')
  await other.fill('')
  await settled(page)
  await page.locator('.findings').getByText('nl.1.not.2').first().waitFor()
  await other.fill('e-mailtje')
  await saveIn(page)
  expect(changedLines(terms, read('content/terms.yaml'))).toEqual({
    gone: ['  - use: e-mail # met streepje', '    not: [email, mailtje]'],
    came: ['  - use: mail # met streepje', '    not: [email, e-mailtje]'],
  })
  expect(await violationsOn(page)).toEqual([])
  await page.locator('[data-path="en"] > button').click()
  await page.locator('[data-path="en.1.use"] textarea').fill('email')
  await page.locator('[data-path="en.1.not.0"] textarea').fill('e-mail')
  await saveIn(page)
  expect(read('content/terms.yaml')).toMatch(/\n {2}- use: email\n {4}not:\n {6}- e-mail\n$/)
})

test('search words are edited as they stand in their file, with the same check and the same saving', async () => {
  const before = ['nl', 'en'].map((locale) => read(`content/${locale}/search.yaml`))
  const page = await openEntry('words/search')
  const body = bodyIn(page, 'Nederlands')
  await body.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText('group: x\n')
  await settled(page)
  const side = page.getByRole('region', { name: 'Nederlands' })
  await side.locator('.findings').getByText('group is geen bekend veld. Bedoel je groups?').waitFor()
  await side.locator('.cm-lint-marker-error').first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Control+z')
  await page.keyboard.insertText('# Een opmerking\n')
  await page.getByText('Niet opgeslagen · Geen fouten').waitFor()
  await saveIn(page)
  expect(read('content/nl/search.yaml')).toBe(`# Een opmerking\n${before[0]}`)
  expect(read('content/en/search.yaml')).toBe(before[1])
})
