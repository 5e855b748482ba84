import { expect, test } from 'vitest'
import { settled, withDesk } from '../../harness/desk/desk.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

const { openEntry, drafts, stop, restart, expectComplaints } = withDesk()

test('a server that is gone says so on every view until it is back; what is typed meanwhile is marked, and arrives', async () => {
  expectComplaints(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
  const page = await openEntry('faq/costs')
  const gone = page.getByRole('status').getByText('De redactie antwoordt niet.')
  await stop()
  // Nobody types: it is noticed all the same.
  await gone.waitFor()
  const title = page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel')
  await title.fill('Kosten, zonder server')
  await settled(page)
  await page.getByText('Niet opgeslagen · Niet gecontroleerd').waitFor()
  await page.getByRole('link', { name: 'Alle teksten' }).click()
  const marked = page.locator('.entries a').filter({ hasText: 'Niet opgeslagen' })
  await marked.waitFor()
  expect(await marked.getAttribute('href')).toBe('#faq/costs')
  expect(await violationsOn(page)).toEqual([])
  // Another entry cannot be opened now, and is once the server is back.
  await page.locator('.entries a[href="#faq/support"]').click()
  await gone.waitFor()
  await restart()
  await page.getByText('De redactie is er weer.').waitFor()
  await gone.waitFor({ state: 'detached' })
  await page.locator('.side').first().waitFor()
  await expect
    .poll(() => drafts('faq/costs').map((files) => files['content/nl/faq/costs.mdx']?.text))
    .toEqual([expect.stringContaining('title: Kosten, zonder server\n')])

  await page.getByRole('link', { name: 'Alle teksten' }).click()
  await page.getByRole('searchbox').fill('niet opgeslagen')
  await expect.poll(() => page.locator('.entries a').count()).toBe(1)
  await marked.click()
  await page.getByText('Niet-opgeslagen tekst van').waitFor()
  expect(await title.inputValue()).toBe('Kosten, zonder server')
})
