import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { settled, withDesk } from '../../harness/desk/desk.ts'
import { gitIn, withRemote } from '../../harness/desk/repository.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

let server: ReturnType<typeof withRemote>
const { openDesk, openEntry, read, root } = withDesk({
  fetchAtStart: true,
  prepare: (folder) => {
    server = withRemote(folder)
  },
})
afterAll(() => server?.remove())

const titleIn = (page: Page, side = 'English') =>
  page.getByRole('region', { name: side }).getByLabel('Title', { exact: true })
const branches = () =>
  gitIn(server.remote, 'branch', '--list', '--format=%(refname:short)', 'desk/*').split('\n').filter(Boolean)
const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Propose' })

/** Proposes the dialog's default selection under a title, and returns the dialog. */
async function propose(page: Page, title: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Propose' }).click()
  await dialogIn(page).getByLabel('What do you propose?').fill(title)
  await dialogIn(page).getByRole('button', { name: 'Propose' }).click()
  await dialogIn(page)
    .getByText(/The proposal desk|still has mistakes/)
    .waitFor()
  return dialogIn(page)
}

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await dialogIn(page).waitFor({ state: 'detached' })
}

test('a proposal saves what is open, is refused with each mistake and a link to it, and is sent once they are mended', async () => {
  const file = 'content/en/faq/costs.mdx'
  const ofGit = () => [
    gitIn(root(), 'symbolic-ref', 'HEAD'),
    gitIn(root(), 'rev-parse', 'HEAD'),
    gitIn(root(), 'ls-files', '-s'),
  ]
  const before = ofGit()
  const page = await openEntry('faq/costs', { language: 'en' })
  await titleIn(page).fill('C')
  const refused = await propose(page, 'Costs')
  expect(read(file)).toContain('title: C\n')
  await refused.getByText('title "C" has 1 character. Write 2 to 80 characters.').waitFor()
  expect([branches(), gitIn(root(), 'branch', '--list', 'desk/*')]).toEqual([[], ''])
  await page.evaluate(() => {
    location.hash = 'all'
  })
  await page.locator('.entries').first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  await refused.getByRole('link', { name: `${file}, line 2` }).click()
  await titleIn(page).fill('Costs, well said')
  // The name is known and there is only one text: one click saves, checks and sends.
  await page.getByRole('banner').getByRole('button', { name: 'Propose' }).click()
  await dialogIn(page)
    .getByText(/^The proposal desk\/costs-well-said-\w+ was sent\.$/)
    .waitFor()
  const [branch = ''] = branches()
  expect(gitIn(server.remote, 'show', `${branch}:${file}`)).toContain('title: Costs, well said\n')
  expect(gitIn(server.remote, 'diff', '--name-only', 'main', branch)).toBe(file)
  expect(ofGit()).toEqual(before)
})

test('proposing again updates the branch', async () => {
  const own = 'content/en/faq/support.mdx'
  const page = await openEntry('faq/support', { language: 'en' })
  await titleIn(page).fill('Support, just typed')
  await page.getByRole('banner').getByRole('button', { name: 'Propose' }).click()
  const dialog = dialogIn(page)
  await dialog.getByText('This updates the proposal "Costs, well said", which still waits.').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await dialog.getByText(/was updated\.$/).waitFor()
  const [branch = '', ...others] = branches()
  expect(others).toEqual([])
  expect(gitIn(server.remote, 'show', `${branch}:${own}`)).toContain('title: Support, just typed\n')
})

test('the name of the writer is asked once, and each proposal says how far it is', async () => {
  const page = await openDesk({ language: 'en' })
  await page.getByRole('banner').getByRole('button', { name: 'Propose' }).click()
  const who = dialogIn(page).getByRole('group', { name: 'Who proposes this?' })
  expect(await who.getByLabel('Your name').inputValue()).toBe('Writer')
  await who.getByLabel('Your name').fill('Anna de Vries')
  await who.getByLabel('Your email address').fill('')
  expect(await dialogIn(page).getByRole('button', { name: 'Propose' }).isDisabled()).toBe(true)
  await who.getByLabel('Your email address').fill('anna@example.org')
  await dialogIn(page).getByRole('button', { name: 'Propose' }).click()
  await dialogIn(page)
    .getByText(/was updated\.$/)
    .waitFor()
  const [branch = ''] = branches()
  expect(gitIn(server.remote, 'log', '-1', '--format=%an %ae', branch)).toBe('Anna de Vries anna@example.org')
  await close(page)
  const mine = page.getByRole('region', { name: 'Your proposals' }).getByRole('listitem')
  await mine.filter({ hasText: /^Costs.*Sent$/ }).waitFor()
  // All changes are in one proposal and the name is known, so no dialog opens.
  await page.getByRole('banner').getByRole('button', { name: 'Propose' }).click()
  await dialogIn(page)
    .getByText(/was updated\.$/)
    .waitFor()
  expect(await who.isVisible()).toBe(false)
  await dialogIn(page).getByText('by Anna de Vries. Change your name').waitFor()
  expect(await violationsOn(page)).toEqual([])
  gitIn(server.remote, 'update-ref', 'refs/pull/7/head', branch)
  await close(page)
  await page.reload()
  await mine.filter({ hasText: /^Costs.*In review$/ }).waitFor()
  expect(await violationsOn(page)).toEqual([])
})

test('once the proposal was merged, fetching the newest leaves nothing edited, and a text that is open goes along', async () => {
  const file = 'content/en/faq/costs.mdx'
  const page = await openEntry('faq/costs', { language: 'en' })
  const description = page.getByRole('region', { name: 'Dutch' }).getByLabel('Title', { exact: true })
  await description.fill('Kosten, nog open')
  await settled(page)
  const [branch = ''] = branches()
  server.publish({ [file]: (text) => text.replace('well said', 'better said') }, branch)
  server.take(branch, 'squash')
  server.publish({ 'content/nl/faq/costs.mdx': (text) => `${text}\nVan een ander.\n` })

  await page.getByRole('button', { name: 'Get latest' }).click()
  const news = page.getByRole('region', { name: 'Get latest' })
  await news.getByText(/^Your proposal was taken in: Costs/).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await expect.poll(() => titleIn(page).inputValue()).toBe('Costs, better said')
  expect(await description.inputValue()).toBe('Kosten, nog open')
  expect(gitIn(root(), 'rev-parse', 'HEAD')).toBe(gitIn(server.remote, 'rev-parse', 'main'))
  await news.getByRole('button', { name: 'Close' }).click()
  await settled(page)
  expect(read('content/nl/faq/costs.mdx')).toMatch(/title: Kosten, nog open\n.*\nVan een ander\.\n$/s)

  await page.getByRole('button', { name: 'Get latest' }).click()
  await page.getByRole('status').getByText('You already have the newest.').waitFor()
  await (await propose(page, 'Open')).getByText(/^The proposal desk\/open-\w+ was sent\.$/).waitFor()
  expect(branches()).toHaveLength(1)
})
