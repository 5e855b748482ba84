import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { waitUntilSaved, withDesk } from '../../harness/desk/desk.ts'
import { gitIn, withRemote } from '../../harness/desk/repository.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

let server: ReturnType<typeof withRemote>
const { openEntry, root, expectComplaints } = withDesk({
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

async function openProposal(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Propose/ })
    .click()
  await dialogIn(page).waitFor()
  return dialogIn(page)
}

/** Proposes the texts that are ticked in the dialog, and returns the dialog. */
async function propose(page: Page) {
  const dialog = await openProposal(page)
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await dialog.getByText(/Your proposal was sent|There are still mistakes/).waitFor()
  return dialog
}

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await dialogIn(page).waitFor({ state: 'detached' })
}

const badge = (page: Page, key: string) => page.locator(`a[href="#${key}"] [data-states]`).innerText()

test('a proposal is refused with each mistake and a link to it, and is sent in four clicks once they are fixed', async () => {
  const file = 'content/en/faq/costs.mdx'
  const ofGit = () => [
    gitIn(root(), 'symbolic-ref', 'HEAD'),
    gitIn(root(), 'rev-parse', 'HEAD'),
    gitIn(root(), 'ls-files', '-s'),
  ]
  const before = ofGit()
  const page = await openEntry('faq/costs', { language: 'en' })
  await titleIn(page).fill('C')
  await page.getByText('Changed, not sent · 1 mistake').waitFor()
  const body = page.getByRole('region', { name: 'English' }).locator('.cm-content')
  await body.press('Control+End')
  await page.keyboard.insertText('\n\nSee {starter.montly}.')
  const listed = await openProposal(page)
  await listed.getByText('2 mistakes are left.').waitFor()
  await listed.getByRole('button', { name: 'Fix' }).click()
  await listed.getByText('1 mistake is left.').waitFor()
  expect(readFileSync(join(root(), file), 'utf8')).toContain('See {starter.monthly}.')
  expect(await violationsOn(page)).toEqual([])
  await listed.getByRole('button', { name: 'Show' }).click()
  await listed.waitFor({ state: 'detached' })
  expect(await titleIn(page).evaluate((field) => field === document.activeElement)).toBe(true)
  const refused = await propose(page)
  await refused.getByText('Title "C" has 1 character. Write 2 to 80 characters.').waitFor()
  expect(branches()).toEqual([])
  await page.evaluate(() => {
    location.hash = 'all'
  })
  await page.getByRole('searchbox').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await refused.getByRole('link').click()
  await titleIn(page).fill('Costs, well said')
  const dialog = await openProposal(page)
  await dialog.getByText('What changes').click()
  await dialog.locator('ins', { hasText: 'well' }).waitFor()
  expect(await dialog.innerText()).not.toMatch(/content\/|desk\//)
  await dialog.getByLabel('What do you propose?').fill('Costs, said in so many words that it is wide')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await dialog.getByLabel('What do you propose?').fill('Costs, well said')
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await dialog.getByText('Your proposal was sent.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(' Close')
  await close(page)
  await page.getByText('Sent · No mistakes').waitFor()
  const [branch = ''] = branches()
  expect(gitIn(server.remote, 'show', `${branch}:${file}`)).toContain('title: Costs, well said\n')
  expect(gitIn(server.remote, 'diff', '--name-only', 'main', branch)).toBe(file)
  expect(ofGit()).toEqual(before)
})

test('each text shows whether it was sent, and can return to the online version; names are asked once', async () => {
  gitIn(root(), 'config', 'user.email', '')
  const page = await openEntry('faq/support', { language: 'en' })
  const title = await titleIn(page).inputValue()
  await titleIn(page).fill('Support, just typed')
  await waitUntilSaved(page)
  await page.getByRole('link', { name: 'All texts' }).click()
  await expect.poll(() => badge(page, 'faq/support')).toBe('Changed, not sent')
  expect(await badge(page, 'faq/costs')).toBe('Sent')
  const dialog = await openProposal(page)
  await dialog.getByText('This is added to your proposal "Costs, well said"').waitFor()
  const who = dialog.getByRole('group', { name: 'Who is proposing this?' })
  expect(await who.getByLabel('Your name').inputValue()).toBe('Writer')
  expect(await dialog.getByRole('button', { name: 'Propose' }).isDisabled()).toBe(true)
  await who.getByLabel('Your email address').fill('anna@example.org')
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await dialog.getByText('Your proposal was sent.').waitFor()
  await close(page)
  const [branch = '', ...others] = branches()
  expect(others).toEqual([])
  expect(gitIn(server.remote, 'log', '-1', '--format=%an %ae', branch)).toBe('Writer anna@example.org')
  await expect.poll(() => badge(page, 'faq/support')).toBe('Sent')

  const again = await openEntry('faq/support', { language: 'en' })
  await again.getByRole('button', { name: 'More', exact: true }).click()
  const back = () => again.getByRole('button', { name: 'Back to what is online' })
  await back().click()
  const choice = again.getByRole('dialog', { name: 'Back to what is online' })
  expect(await violationsOn(again)).toEqual([])
  await choice.getByRole('button', { name: 'Use this choice' }).click()
  await again.getByText('Changed, not sent · No mistakes').waitFor()
  expect(await titleIn(again).inputValue()).toBe(title)
  await again.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await again.getByText('Sent · No mistakes').waitFor()
})

test('if a reviewer changed the same line, the window has the chosen text and all news, even unsent', async () => {
  const page = await openEntry('faq/support', { language: 'en' })
  const [branch = ''] = branches()
  expectComplaints(/status of 422/)
  const away = `${server.remote}.away`
  renameSync(server.remote, away)
  await page.getByRole('button', { name: 'Get latest' }).click()
  const trouble = page.getByText('The texts of the site were not found on the server')
  await trouble.waitFor()
  renameSync(away, server.remote)
  const review = (text: string) => text.replace(/^title: .*/m, 'title: Support, reviewed')
  server.publish({ 'content/nl/faq/support.mdx': review, 'content/en/faq/support.mdx': review }, branch)
  const hook = join(server.remote, 'hooks/pre-receive')
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  await titleIn(page).fill('Support, mine')
  await waitUntilSaved(page)
  await (await openProposal(page)).getByRole('button', { name: 'Propose' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two versions: ' })
  await dialog.getByRole('radio', { name: /Yours/ }).check()
  await dialog.getByRole('button', { name: 'Use this choice' }).click()
  await dialog.getByText('The rules of the server do not allow this proposal').waitFor()
  await expect.poll(() => titleIn(page, 'Dutch').inputValue()).toBe('Support, reviewed')
  rmSync(hook)
  await dialog.getByRole('button', { name: 'Use this choice' }).click()
  await dialogIn(page).getByText('Your proposal was sent.').waitFor()
  await close(page)
  expect(await trouble.count()).toBe(0)
  await page.getByText('Sent · No mistakes').waitFor()
})

test('after a merge, getting the latest keeps only later changes, and updates an open text', async () => {
  const file = 'content/en/faq/costs.mdx'
  const page = await openEntry('faq/costs', { language: 'en' })
  const dutch = titleIn(page, 'Dutch')
  await dutch.fill('Kosten, nog open')
  await waitUntilSaved(page)
  const [branch = ''] = branches()
  server.publish({ [file]: (text) => text.replace('well said', 'better said') }, branch)
  server.take(branch, 'squash')
  server.publish({ 'content/nl/faq/costs.mdx': (text) => text.replace(/^title: .*/m, 'title: Kosten, van een ander') })

  await page.getByRole('button', { name: 'Get latest' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two versions: ' })
  await dialog.getByRole('radio', { name: /The latest.*van een ander/s }).check()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Use this choice' }).click()
  const news = page.getByRole('region', { name: 'Get latest' })
  await news.getByText(/^Your proposal "Costs.*" was accepted/).waitFor()
  await waitUntilSaved(page)
  expect(await violationsOn(page)).toEqual([])
  await expect.poll(() => titleIn(page).inputValue()).toBe('Costs, better said')
  await expect.poll(() => dutch.inputValue()).toBe('Kosten, van een ander')
  await page.getByText('Online · No mistakes').waitFor()
  expect([gitIn(root(), 'status', '--porcelain'), gitIn(root(), 'rev-parse', 'HEAD')]).toEqual([
    '',
    gitIn(server.remote, 'rev-parse', 'main'),
  ])
  await page.reload()
  await news.getByText(/^Your proposal "Costs.*" was accepted/).waitFor()
  await news.getByRole('button', { name: 'Close' }).click()
  await news.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Get latest' }).click()
  await page.getByRole('status').getByText('You are up to date.').waitFor()
  await dutch.fill('Kosten, opnieuw')
  await waitUntilSaved(page)
  await propose(page)
  expect(branches()).toHaveLength(1)
  expect(branches()).not.toEqual([branch])
})

test('a writer can keep single paragraphs when a text returns to the online version', async () => {
  const page = await openEntry('faq/technology', { language: 'en' })
  const title = await titleIn(page).inputValue()
  await titleIn(page).fill('Just typed')
  const body = page.getByRole('region', { name: 'English' }).locator('.cm-content')
  await body
    .locator('.cm-line', { hasText: /^[A-Z]/ })
    .first()
    .click()
  await page.keyboard.type('Kept.')
  await waitUntilSaved(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Back to what is online' }).click()
  const dialog = page.getByRole('dialog', { name: 'Back to what is online' })
  await dialog
    .getByRole('radio', { name: /^Yours/ })
    .last()
    .check()
  await dialog.getByRole('button', { name: 'Use this choice' }).click()
  await waitUntilSaved(page)
  expect(await titleIn(page).inputValue()).toBe(title)
  expect(await body.innerText()).toContain('Kept.')
})

test('at 320 pixels the bar of a text keeps its height while its state changes', async () => {
  const page = await openEntry('faq/technology', { language: 'en', viewport: { width: 320, height: 700 } })
  const height = () => page.locator('[data-entry] > header').evaluate((bar) => bar.clientHeight)
  const before = await height()
  const title = page.locator('[data-path="title"] textarea').first()
  const own = await title.inputValue()
  await title.fill(`${own} now`)
  for (const words of ['Changed, not sent · Checking…', 'Changed, not sent · No mistakes']) {
    await page.getByText(words).waitFor()
    expect(await height(), words).toBe(before)
  }
  await title.fill(own)
  await waitUntilSaved(page)
})

test('of many changed texts, one box ticks none, or all; a translation that is out of date is one click away', async () => {
  const files = ['faq/costs', 'faq/packages', 'blog/five-reasons', 'pages/home'].map((key) => `content/nl/${key}.mdx`)
  const texts = files.map((file) => readFileSync(join(root(), file), 'utf8'))
  for (const [at, text] of texts.entries())
    writeFileSync(join(root(), files[at] ?? ''), `${text.trimEnd()}\n\nEen zin meer.\n`)
  const page = await openEntry('faq/costs', { language: 'en' })
  const dialog = await openProposal(page)
  const all = dialog.getByLabel('All texts')
  const boxes = dialog.getByRole('checkbox')
  const states = () => boxes.evaluateAll((own) => own.map((one) => (one as HTMLInputElement).checked))
  const isMixed = () => all.evaluate((one) => (one as HTMLInputElement).indeterminate)
  const [, ...every] = await states()
  expect([every.length > 3, every.includes(false), await isMixed()]).toEqual([true, false, false])
  await boxes.nth(1).uncheck()
  expect([await isMixed(), await violationsOn(page)]).toEqual([true, []])
  await all.click()
  expect([await states(), await isMixed()]).toEqual([[true, ...every], false])
  await all.click()
  expect([(await states()).includes(true), await isMixed()]).toEqual([false, false])
  await all.click()
  const stale = dialog.locator('p', { hasText: 'The English translation is out of date.' })
  await stale.getByRole('button', { name: 'Show' }).first().click()
  await dialog.waitFor({ state: 'detached' })
  const place = () => page.evaluate(() => document.activeElement?.closest('[data-file]')?.ariaLabel)
  await expect.poll(place).toBe('English')
  for (const [at, text] of texts.entries()) writeFileSync(join(root(), files[at] ?? ''), text)
})

test('a text with a half-typed moment waits until the writer completes or clears it', async () => {
  const files = ['nl', 'en'].map((locale) => join(root(), `content/${locale}/faq/costs.mdx`))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const page = await openEntry('faq/costs', { language: 'en' })
  const moment = page.getByLabel('Publish on')
  await moment.fill('2030-12-01T09:00')
  await moment.blur()
  await waitUntilSaved(page)
  await moment.focus()
  await page.keyboard.press('Backspace')
  const dialog = await openProposal(page)
  await dialog.getByText('Publish on" in "').waitFor()
  expect(await dialog.getByRole('button', { name: 'Propose' }).isDisabled()).toBe(true)
  await close(page)
  await moment.fill('2030-12-01T09:00')
  await openProposal(page)
  expect(await dialog.getByRole('button', { name: 'Propose' }).isEnabled()).toBe(true)
  await close(page)
  for (const [at, text] of texts.entries()) writeFileSync(files[at] ?? '', text)
})

test('a text that got a new address must be ticked with the post that has it', async () => {
  const [post, linking] = ['fault-to-invoice', 'five-reasons'].map((name) => `content/nl/blog/${name}.mdx`) as [
    string,
    string,
  ]
  const texts = [post, linking].map((file) => readFileSync(join(root(), file), 'utf8'))
  const [before = '', other = ''] = texts
  // The post has no address of its own yet: that is the name of its file.
  writeFileSync(join(root(), post), before.replace(/^id:/m, 'slug: nieuw-adres\naliases:\n  - fault-to-invoice\nid:'))
  const online = `${other}\nZie [storing](/blog/fault-to-invoice).\n`
  writeFileSync(join(root(), linking), online)
  gitIn(root(), 'commit', '-qm', 'Link', linking)
  writeFileSync(join(root(), linking), online.replace('/blog/fault-to-invoice).', '/blog/nieuw-adres).'))
  const page = await openEntry('faq/technology', { language: 'en' })
  const dialog = await openProposal(page)
  const advice = dialog.getByText('Because of the new address, this text belongs with')
  expect(await advice.count()).toBe(0)
  await dialog.getByRole('checkbox', { name: /^Five/ }).uncheck()
  await advice.waitFor()
  expect([await dialog.getByText('No mistakes').count(), await violationsOn(page)]).toEqual([0, []])
  await dialog.getByRole('checkbox', { name: /^Five/ }).check()
  await advice.waitFor({ state: 'detached' })
  await close(page)
  gitIn(root(), 'checkout', '-q', post, linking)
})
