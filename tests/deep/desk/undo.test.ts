import { afterAll, expect, test } from 'vitest'
import { saveIn, settled, withDesk } from '../../harness/desk/desk.ts'
import { gitIn, withRemote } from '../../harness/desk/repository.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

let server: ReturnType<typeof withRemote>
const { openEntry, read, root, drafts } = withDesk({
  prepare: (folder) => {
    server = withRemote(folder)
  },
})
afterAll(() => server?.remove())

test('an item of a list, a field, and a fact that are removed come back, byte for byte', async () => {
  const file = 'content/en/blog/five-reasons.mdx'
  const before = read(file)
  const page = await openEntry('blog/five-reasons', { language: 'en' })
  const side = page.getByRole('region', { name: 'English' })
  const undo = page.locator('.entry-bar').getByRole('button', { name: 'Undo' })
  expect(await undo.isDisabled()).toBe(true)
  await side.getByText('More fields').click()
  const [keyword] = await side.locator('[data-path^="keywords."] textarea').all()
  const word = await keyword?.inputValue()
  await side.getByRole('button', { name: 'Remove: Keywords 1' }).click()
  // Text that is typed after a removal stays when it comes back.
  await side.getByLabel('Title', { exact: true }).fill('Reasons, typed later')
  await page
    .getByRole('status')
    .filter({ hasText: 'Keywords 1 was removed.' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect.poll(() => keyword?.inputValue()).toBe(word)
  await saveIn(page)
  expect(read(file)).toBe(before.replace(/^title: .*$/m, 'title: Reasons, typed later'))

  const description = side.locator('[data-path="imageAlt"] textarea')
  await description.fill('')
  await page.keyboard.press('Tab')
  await undo.click()
  await undo.click()
  await saveIn(page)
  expect(read(file)).toBe(before)

  const facts = read('content/business.yaml')
  await page.evaluate(() => {
    location.hash = 'facts/business'
  })
  const person = page.getByLabel('{contact.person}')
  await person.fill('')
  await page.locator('h1').click()
  await page.keyboard.press('Control+z')
  await saveIn(page)
  expect(read('content/business.yaml')).toBe(facts)
  expect(await violationsOn(page)).toEqual([])
})

test('an entry that is removed comes back in every language, with what was typed in it', async () => {
  const files = ['content/nl/faq/support.mdx', 'content/en/faq/support.mdx']
  const before = files.map(read)
  const page = await openEntry('faq/support', { language: 'en' })
  await page.getByRole('region', { name: 'English' }).getByLabel('Title').fill('Support, only typed')
  await settled(page)
  await page.locator('.menu summary').click()
  await page.locator('.menu').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.locator('.entries').first().waitFor()
  await page.locator('.entries a[href="#faq/support"]').waitFor({ state: 'detached' })
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page.locator('.side').first().waitFor()
  expect(files.map(read)).toEqual(before)
  expect(drafts('faq/support')).toHaveLength(1)
  expect(await page.getByRole('region', { name: 'English' }).getByLabel('Title').inputValue()).toBe(
    'Support, only typed',
  )
  // Discarded text comes back too.
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => drafts('faq/support')).toEqual([])
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => drafts('faq/support').length).toBe(1)
})

test('the versions of an entry stand in plain words; one is restored without being saved, and that is undone', async () => {
  const file = 'content/en/faq/costs.mdx'
  const first = read(file)
  server.publish({
    [file]: (text) => `${text.replace(/^title: .*$/m, 'title: Costs of before')}\nA sentence of a colleague.\n`,
  })
  gitIn(root(), 'pull', '-q')
  const newest = read(file)
  const page = await openEntry('faq/costs', { language: 'en' })
  await page.locator('.menu summary').click()
  await page.locator('.menu').getByRole('button', { name: 'Earlier versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' })
  await dialog.getByRole('radio', { name: /^today .+, by Colleague: title and text \(English\)$/ }).waitFor()
  await dialog.getByRole('radio', { name: /^today .+: begun \(Dutch\); begun \(English\)$/ }).check()
  await dialog.locator('del').filter({ hasText: 'A sentence of a colleague.' }).waitFor()
  // The colours of the button change over a moment.
  await page.waitForTimeout(250)
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await saveIn(page)
  expect(read(file)).toBe(first)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await saveIn(page)
  expect(read(file)).toBe(newest)
})
