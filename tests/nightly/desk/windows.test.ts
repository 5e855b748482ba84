import { expect, test } from 'vitest'
import { bodyIn, saveIn, settled, typeAfter, withDesk } from '../../harness/desk/desk.ts'
import { hearRequests } from '../../harness/pages/asked.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

const { openEntry, read, drafts } = withDesk()

const reads = 'Deze tekst staat open in een ander venster.'
const writes = 'Je kunt nu hier schrijven.'
const titleIn = (page: Awaited<ReturnType<typeof openEntry>>, side = 'Engels', label = 'Titel') =>
  page.getByRole('region', { name: side }).getByLabel(label, { exact: true })

test('of two windows on one entry the second reads until the first lets go, then goes on with the newest text', async () => {
  const one = await openEntry('faq/support')
  const other = await openEntry('faq/support', { context: one.context() })
  await other.getByText(reads).waitFor()
  await other.getByText('Alleen lezen').waitFor()
  expect(await one.getByText(reads).count()).toBe(0)
  expect(await titleIn(other).isDisabled()).toBe(true)
  expect(await bodyIn(other, 'Engels').getAttribute('contenteditable')).toBe('false')
  expect(await violationsOn(other)).toEqual([])

  await titleIn(one).fill('Support, told once')
  await saveIn(one)
  await expect.poll(() => titleIn(other).inputValue()).toBe('Support, told once')
  await settled(other)
  const asked: string[] = []
  for (const page of [one, other]) hearRequests(page, (request) => asked.push(request.url()))
  await one.waitForTimeout(800)
  expect(asked.filter((url) => url.includes('/api/entry'))).toEqual([])
  // The next window gets the last text, although it was never saved.
  await titleIn(one).fill('Support, told last')
  one.on('dialog', (dialog) => dialog.accept())
  await one.close({ runBeforeUnload: true })
  await other.getByRole('status').getByText(writes).waitFor()
  await other.getByText(reads).waitFor({ state: 'detached' })
  await expect.poll(() => titleIn(other).inputValue()).toBe('Support, told last')
  await titleIn(other).fill('Support, told again')
  await saveIn(other)
  expect(read('content/en/faq/support.mdx')).toContain('title: Support, told again\n')
  expect(drafts('faq/support')).toEqual([])
})

test('two browsers on one entry keep both texts: a save of one neither overwrites nor removes what the other typed', async () => {
  const file = 'content/en/faq/costs.mdx'
  const before = read(file)
  const [one, other] = [await openEntry('faq/costs'), await openEntry('faq/costs')]
  await titleIn(other).fill('Costs, of the other')
  await typeAfter(other, 'Engels', 'You pay in advance', ' Other sentence.')
  await settled(other)
  await titleIn(one).fill('Costs, of one')
  await saveIn(one)
  expect(read(file)).toContain('title: Costs, of one\n')
  expect(drafts('faq/costs').map((files) => files[file]?.text)).toEqual([
    before.replace(/^title: .*/m, 'title: Costs, of the other').replace(/(You pay in advance.*)/, '$1 Other sentence.'),
  ])
  await other.context().close()

  const offer = one.getByRole('status').getByText(/In een andere browser staat tekst van \d\d:\d\d/)
  await one.evaluate(() => dispatchEvent(new Event('focus')))
  await offer.waitFor()
  await one.getByRole('button', { name: 'Vergelijk' }).click()
  const dialog = one.getByRole('dialog', { name: 'Twee versies' })
  await dialog.getByRole('radio', { name: /De tekst hier.*Costs, of one/s }).check()
  expect(await dialog.getByRole('radio', { name: /De andere tekst.*Other sentence/s }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Gebruik deze keuze' }).click()
  await offer.waitFor({ state: 'detached' })
  await saveIn(one)
  expect(read(file)).toMatch(/title: Costs, of one\n.*You pay in advance.* Other sentence\.\n/s)
  expect(drafts('faq/costs')).toEqual([])
})
