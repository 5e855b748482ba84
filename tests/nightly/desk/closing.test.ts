import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bodyIn, typeAfter, waitUntilSaved, withDesk } from '../../harness/desk/desk.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

const { openDesk, openEntry, read, root, stop, restart, expectComplaints } = withDesk()
const file = 'content/nl/faq/costs.mdx'
const gone = /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/

/** Closes a window as a writer does, and returns the questions that the browser asks. */
async function close(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  return asked
}

const asks = (page: Page) => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** Types while the desk is down, and waits until the browser has stored the text. */
async function typeWhileGone(page: Page, text: string, says = 'Deze browser') {
  await typeAfter(page, 'Nederlands', 'Je betaalt vooraf', text)
  await page.getByText('De redactie reageert niet.').filter({ hasText: says }).waitFor()
  await page.waitForTimeout(1000)
}

const choiceIn = (page: Page) => page.getByRole('dialog', { name: 'Twee versies' })
const offerIn = (page: Page) => page.getByRole('dialog', { name: 'Niet opgeslagen' })

test('the browser asks before closing with unsaved text, and offers the text and changes at each start', async () => {
  expectComplaints(gone)
  const before = read(file)
  const page = await openEntry('faq/costs')
  await stop()
  await typeWhileGone(page, ' Getypt zonder redactie.')
  const context = page.context()
  expect(await close(page)).toEqual(['beforeunload'])
  expect(read(file)).toBe(before)
  await restart()
  const next = await openDesk({ context })
  const offer = offerIn(next)
  await offer.locator('ins', { hasText: 'Getypt zonder redactie' }).waitFor()
  expect(await violationsOn(next)).toEqual([])
  await offer.getByRole('button', { name: 'Later' }).click()
  await offer.waitFor({ state: 'detached' })
  await next.reload()
  await next.getByRole('searchbox').waitFor()
  await next.waitForTimeout(1000)
  expect(await offer.count()).toBe(0)
  await next.close()
  const later = await openDesk({ context })
  await offerIn(later).getByRole('button', { name: 'Zet in de tekst' }).click()
  await bodyIn(later, 'Nederlands').getByText('Getypt zonder redactie.').waitFor()
  await waitUntilSaved(later)
  expect(read(file)).toBe(before.replace(/(Je betaalt vooraf.*)/, '$1 Getypt zonder redactie.'))
  expect(await close(later)).toEqual([])
  const last = await openDesk({ context })
  await last.waitForTimeout(1000)
  expect(await offerIn(last).count()).toBe(0)
  writeFileSync(join(root(), file), before)
})

test('if the file changed meanwhile, other lines are merged, and the writer chooses for the same lines', async () => {
  expectComplaints(gone)
  const before = read(file)
  const page = await openEntry('faq/costs')
  await stop()
  await typeWhileGone(page, ' Van mij.')
  const context = page.context()
  await close(page)
  const theirs = before.replace(/(Je betaalt vooraf.*)/, '$1 Van hen.').replace(/^title: .*/m, 'title: Hun titel')
  writeFileSync(join(root(), file), theirs)
  await restart()
  const next = await openDesk({ context })
  await offerIn(next).getByText('ook elders gewijzigd').waitFor()
  await offerIn(next).getByRole('button', { name: 'Zet in de tekst' }).click()
  await choiceIn(next)
    .getByRole('radio', { name: /Van jou.*Van mij/s })
    .waitFor()
  await next.waitForTimeout(1500)
  expect(read(file)).toBe(theirs)
  // If the window closes before the writer chooses, the next window offers the text again.
  expect(await close(next)).toEqual(['beforeunload'])
  const again = await openDesk({ context })
  await offerIn(again).getByRole('button', { name: 'Zet in de tekst' }).click()
  await choiceIn(again)
    .getByRole('radio', { name: /Van jou.*Van mij/s })
    .check()
  await choiceIn(again).getByRole('button', { name: 'Gebruik deze keuze' }).click()
  await waitUntilSaved(again)
  expect(read(file)).toBe(theirs.replace('Van hen.', 'Van mij.'))
  writeFileSync(join(root(), file), before)
})

test("another window's text is offered only after that window closed, and until it is discarded", async () => {
  expectComplaints(gone)
  const before = read(file)
  const one = await openEntry('faq/costs')
  const context = one.context()
  const other = await openEntry('faq/costs', { context })
  await stop()
  await typeWhileGone(one, ' Van een.')
  await typeWhileGone(other, ' Van twee.')
  await close(one)
  await restart()
  await expect.poll(() => read(file), { timeout: 20_000 }).toContain('Van twee.')
  const next = await openDesk({ context })
  const offer = offerIn(next)
  await offer.locator('ins', { hasText: 'Van een' }).waitFor()
  await offer.getByRole('button', { name: 'Gooi weg' }).click()
  await offer.waitFor({ state: 'detached' })
  await next.reload()
  await next.getByRole('searchbox').waitFor()
  await next.waitForTimeout(1000)
  expect(await offer.count()).toBe(0)
  expect(read(file)).not.toContain('Van een.')
  writeFileSync(join(root(), file), before)
})

test.each([
  [
    'forbids to store',
    "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('', 'SecurityError') } }); Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })",
  ],
  [
    'has no room left',
    "IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError') }; Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }",
  ],
])(
  'a browser that %s leaves the desk as it is, which says to keep the window open, and asks before it closes',
  async (_, script) => {
    expectComplaints(gone)
    const before = read(file)
    const first = await openDesk({ locale: 'nl-NL' })
    await first.context().addInitScript(script)
    const page = await openEntry('faq/costs', { context: first.context() })
    await stop()
    await typeWhileGone(page, ' Getypt.', 'Laat dit venster open')
    expect(await asks(page)).toBe(true)
    // An entry that the writer has closed is saved too.
    await page.getByRole('link', { name: 'Alle teksten' }).click()
    await page.getByRole('searchbox').waitFor()
    await restart()
    await expect.poll(() => read(file), { timeout: 20_000 }).toContain('Getypt.')
    await expect.poll(() => asks(page)).toBe(false)
    await page.getByText('De redactie reageert niet.').waitFor({ state: 'detached' })
    writeFileSync(join(root(), file), before)
  },
)
