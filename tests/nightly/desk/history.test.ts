import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bodyIn, typeAfter, waitUntilSaved, withDesk } from '../../harness/desk/desk.ts'
import { gitIn, withRemote } from '../../harness/desk/repository.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

let server: ReturnType<typeof withRemote>
const { openEntry, openDesk, root, read } = withDesk({
  prepare: (folder) => {
    server = withRemote(folder)
  },
})
afterAll(() => server?.remove())
let posts = 0

test('a post that was never proposed can be restored after a reload: undo leads to its earlier versions', async () => {
  const page = await openDesk({ language: 'en' })
  const title = `A new post ${++posts}`
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const making = page.getByRole('dialog')
  for (const field of await making.getByLabel(/^Title in /).all()) await field.fill(title)
  await making.getByRole('button', { name: 'Create' }).click()
  await page.locator('[data-file]').nth(1).waitFor()
  const file = `content/en/blog/a-new-post-${posts}.mdx`
  const replaceBody = async (text: string) => {
    await bodyIn(page, 'English').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(text)
    await waitUntilSaved(page)
  }
  await replaceBody(`A beginning.\n\n${'A whole paragraph of words. '.repeat(12)}`)
  const written = read(file)
  // Begin a new session, because a removal within a minute after a version is not recorded.
  await page.reload()
  await bodyIn(page, 'English').waitFor()
  await replaceBody('Gone.')
  await page.reload()
  await bodyIn(page, 'English').waitFor()
  expect(read(file)).toContain('Gone.')
  await page.getByRole('button', { name: 'Earlier versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Earlier versions' })
  await versions.getByText('kept here').first().waitFor()
  expect(await versions.getByText(/^today \d\d:\d\d.*, kept here: .*text \(English\)/).count()).toBeGreaterThan(0)
  expect(await violationsOn(page)).toEqual([])
  for (const version of await versions.getByRole('radio').all()) {
    await version.check()
    if (await versions.locator('ins', { hasText: 'A whole paragraph' }).isVisible()) break
  }
  // The difference is next to the list, not below it.
  const places = [versions.getByRole('radio').first(), versions.getByRole('heading', { name: 'What changes' })]
  const [first, difference] = await Promise.all(places.map((one) => one.boundingBox()))
  expect(Math.abs((first?.y ?? 0) - (difference?.y ?? 0))).toBeLessThan(40)
  await versions.getByRole('button', { name: 'Restore' }).click()
  await waitUntilSaved(page)
  expect(read(file)).toBe(written)
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' })
  await undo.click()
  await waitUntilSaved(page)
  expect(read(file)).toContain('Gone.')
  await page.getByRole('button', { name: 'Redo' }).click()
  await waitUntilSaved(page)
  expect(read(file)).toBe(written)
  await page.keyboard.press('Control+z')
  await waitUntilSaved(page)
  expect(read(file)).toContain('Gone.')
  await page.getByRole('button', { name: 'Earlier versions' }).click()
  await versions.getByRole('radio').last().check()
  await versions.getByRole('button', { name: 'Restore' }).click()
  await undo.waitFor()
  await replaceBody('Something else.')
  await undo.waitFor({ state: 'detached' })
  expect(gitIn(server.remote, 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/main')
})

test('an accepted translation whose source changed before the proposal shows the later changes', async () => {
  const page = await openEntry('faq/support', { language: 'en' })
  await typeAfter(page, 'Dutch', 'Bij Enterprise loopt', ' Een eerste zin.')
  await waitUntilSaved(page)
  const changes = page.getByRole('region', { name: 'Changed since the translation' })
  const accept = changes.getByRole('button', { name: 'Says the same thing' })
  if (await changes.isVisible()) {
    for (const box of await changes.getByRole('checkbox').all()) await box.check()
    await accept.click()
  } else await page.getByRole('button', { name: 'Says the same thing' }).click()
  await changes.waitFor({ state: 'detached' })
  await waitUntilSaved(page)
  await typeAfter(page, 'Dutch', 'Bij Enterprise loopt', ' Een tweede zin.')
  await changes.locator('ins', { hasText: 'tweede' }).waitFor()
  expect(await changes.locator('ins').allInnerTexts()).not.toContainEqual(expect.stringContaining('eerste'))
})

test('a new address replaces the old one in the texts that link to it, and one step reverts it', async () => {
  const post = 'content/nl/blog/five-reasons.mdx'
  const [, old = ''] = /^slug: (.*)/m.exec(read(post)) ?? []
  const others = ['content/nl/faq/costs.mdx', 'content/nl/legal/terms.mdx']
  const clean = others.map(read)
  for (const file of others) appendFileSync(join(root(), file), `\nZie [redenen](/blog/${old}).\n`)
  const before = others.map(read)
  const page = await openEntry('blog/five-reasons', { language: 'en' })
  const slug = page.getByRole('region', { name: 'Dutch' }).locator('[data-path="slug"] :is(input, textarea)')
  await slug.fill('nieuwe-redenen')
  await page.getByText('keeps working').waitFor()
  await page.getByText('2 texts still link to the old address:').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Put the new address in 2 texts' }).click()
  await page.getByText('The new address is in 2 texts.').waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[data-path="slug"]'))
  expect(await slug.evaluate((one) => one === document.activeElement)).toBe(true)
  await waitUntilSaved(page)
  expect(others.map(read)).toEqual(before.map((text) => text.replace(`/blog/${old}`, '/blog/nieuwe-redenen')))
  expect(await page.getByText('still link to the old address').count()).toBe(0)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('2 texts still link to the old address:').waitFor()
  expect(others.map(read)).toEqual(before)
  for (const [at, file] of others.entries()) writeFileSync(join(root(), file), clean[at] ?? '')
})
