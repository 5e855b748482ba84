import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { saveIn, settled, typeAfter, withDesk } from '../../harness/desk/desk.ts'
import { gitIn, withRemote } from '../../harness/desk/repository.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

let server: ReturnType<typeof withRemote>
const source = 'content/nl/faq/costs.mdx'
const { openEntry, read } = withDesk({
  prepare: (folder) => {
    server = withRemote(folder)
    const path = join(folder, source)
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace(/^title: .*$/m, 'title: Wat het kost').replace('Je betaalt vooraf', 'Je betaalt achteraf'),
    )
    gitIn(folder, 'commit', '-qam', 'Later')
  },
})
afterAll(() => server?.remove())

test('beside a translation stands what changed in its source, and "says the same" asks for each paragraph', async () => {
  const page = await openEntry('faq/costs', { language: 'en' })
  const changes = page.getByRole('region', { name: 'Changed in the source' })
  await changes.locator('del').filter({ hasText: 'vooraf' }).waitFor()
  await changes.locator('ins').filter({ hasText: 'achteraf' }).waitFor()
  // A field has the name that the form gives it.
  await changes.locator('.difference', { hasText: /^Title: / }).waitFor()
  expect(await changes.getByRole('checkbox').count()).toBe(2)
  expect(await violationsOn(page)).toEqual([])
  const accept = changes.getByRole('button', { name: 'Says the same' })
  const [first, second] = await changes.getByRole('checkbox').all()
  await first?.check()
  expect(await accept.isDisabled()).toBe(true)
  await second?.check()
  expect(await accept.isDisabled()).toBe(false)
  // A change that is typed in the source meanwhile is asked for too. Ticks stay.
  await typeAfter(page, 'Dutch', 'Elk pakket heeft', ' En meer.')
  await settled(page)
  await expect.poll(() => changes.getByRole('checkbox').count()).toBe(3)
  expect(await changes.getByRole('checkbox', { checked: true }).count()).toBe(2)
  expect(await accept.isDisabled()).toBe(true)
  for (const box of await changes.getByRole('checkbox').all()) await box.check()
  await accept.click()
  await changes.waitFor({ state: 'detached' })
  await saveIn(page)
  await page.getByText('Saved · No mistakes').waitFor()
  expect(read(source.replace('/nl/', '/en/'))).not.toBe(
    gitIn(server.clone, 'show', `HEAD:${source.replace('/nl/', '/en/')}`),
  )
})

test('where the version that was translated is not kept, the whole text is compared', async () => {
  const page = await openEntry('faq/support', { language: 'en' })
  const side = page.getByRole('region', { name: 'English', exact: true })
  await side.getByText('More fields').click()
  await side.locator('[data-path="translates"] textarea').fill('t0000000')
  const changes = page.getByRole('region', { name: 'Changed in the source' })
  await changes.getByText('how it was is not kept').waitFor()
  expect(await changes.getByRole('button', { name: 'Says the same' }).isDisabled()).toBe(false)
})
