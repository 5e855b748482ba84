import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bodyIn, saveIn, settled, typeAfter, withDesk } from '../../harness/desk/desk.ts'

const git = (root: string, ...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const { openDesk, openEntry, read, root, drafts, expectComplaints } = withDesk({
  prepare: (folder) => {
    writeFileSync(join(folder, '.gitignore'), 'node_modules\n.cache\n.local\n.content\n')
    git(folder, 'init', '-q', '-b', 'main')
    git(folder, 'config', 'user.name', 'Writer')
    git(folder, 'config', 'user.email', 'writer@example.com')
    git(folder, 'add', '-A')
    git(folder, 'commit', '-qm', 'Begin')
  },
})

test('a save after another program wrote other lines of the file takes them in; of the same lines one text is chosen', async () => {
  const file = 'content/nl/faq/costs.mdx'
  const page = await openEntry('faq/costs')
  await typeAfter(page, 'Nederlands', 'Je betaalt vooraf', ' Mijn zin.')
  await settled(page)
  const theirs = read(file)
    .replace('title: Kosten en betaling', 'title: Kosten')
    .replace('Veranderen onze', 'Hun zin. Veranderen onze')
  writeFileSync(join(root(), file), theirs)
  await saveIn(page)
  const both = theirs.replace(/(Je betaalt vooraf.*)/, '$1 Mijn zin.')
  expect(read(file)).toBe(both)

  await typeAfter(page, 'Nederlands', 'Mijn zin.', ' Nog een.')
  await settled(page)
  const same = both.replace('Mijn zin.', 'Mijn zin, zeggen zij.')
  writeFileSync(join(root(), file), same)
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Twee versies' })
  await dialog.waitFor()
  expect(read(file)).toBe(same)
  await dialog.getByRole('radio', { name: /De tekst hier.*Nog een/s }).check()
  await dialog.getByRole('button', { name: 'Gebruik deze keuze' }).click()
  await saveIn(page)
  expect(read(file)).toBe(both.replace('Mijn zin.', 'Mijn zin. Nog een.'))
})

test('what is typed is on disk before it is saved, and is there again in a new window, until it is thrown away', async () => {
  const file = 'content/nl/legal/terms.mdx'
  const before = read(file)
  const page = await openEntry('legal/terms')
  await page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel').fill('Nog niet opgeslagen')
  await settled(page)
  expect(read(file)).toBe(before)
  expect(drafts('legal/terms')).toHaveLength(1)
  const context = page.context()
  await page.close()
  const again = await openEntry('legal/terms', { context })
  await again.getByText('Niet-opgeslagen tekst van').waitFor()
  const title = again.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel')
  expect(await title.inputValue()).toBe('Nog niet opgeslagen')
  await again.getByRole('button', { name: 'Gooi weg' }).click()
  await expect.poll(() => title.inputValue()).not.toBe('Nog niet opgeslagen')
  await expect.poll(() => drafts('legal/terms')).toEqual([])
  expect(read(file)).toBe(before)
})

test('a picture that is dropped goes to the folder of the site under a clean name, and its text alternative is asked for', async () => {
  const page = await openEntry('blog/five-reasons')
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#1d5fd6' } })
    .png()
    .toBuffer()
  const dutch = page.getByRole('region', { name: 'Nederlands' })
  const choose = (index: number) => dutch.locator('input[type=file]').nth(index)
  await choose(1).setInputFiles({ name: 'Mijn Foto (2).PNG', mimeType: 'image/png', buffer: bytes })
  const dialog = page.getByRole('dialog', { name: 'Wat is er op de afbeelding te zien?' })
  await dialog.getByRole('textbox').fill('Een blauw vlak')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Voeg in' }).click()
  await dutch.getByText('![Een blauw vlak](/images/blog/mijn-foto-2.png)').waitFor()
  expect(readFileSync(join(root(), 'public/images/blog/mijn-foto-2.png'))).toEqual(bytes)

  const refused: [string, Buffer, string][] = [
    ['tekst.png', Buffer.from('geen afbeelding'), 'Dit is geen afbeelding'],
    [
      'actief.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
      'bevat <script, en dat kan iets starten of laden',
    ],
  ]
  expectComplaints(/status of 422/)
  const there = readdirSync(join(root(), 'public/images/blog'))
  for (const [name, buffer, sentence] of refused) {
    await choose(1).setInputFiles({ name, mimeType: 'image/png', buffer })
    await page.locator('.notices').getByText(sentence).waitFor()
  }
  await bodyIn(page, 'Nederlands').evaluate((element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(50_000_000)], 'groot.png', { type: 'image/png' }))
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await page.locator('.notices').getByText('Deze afbeelding is 50 MB').waitFor()
  expect(readdirSync(join(root(), 'public/images/blog'))).toEqual(there)
  await page.getByRole('link', { name: 'Alle teksten' }).click()
}, 120_000)

test('a new post in both languages; its copy; another name with the old address kept; and gone, after one question', async () => {
  const page = await openDesk({ language: 'en' })
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const title of await dialog.getByLabel(/^Title in /).all()) await title.fill('A new post')
  await dialog.getByRole('button', { name: 'Make' }).click()
  await page.locator('.side').nth(1).waitFor()
  expect(new URL(page.url()).hash).toBe('#blog/a-new-post')
  const more = async (name: string) => {
    await page.locator('.menu summary').click()
    await page.locator('.menu').getByRole('button', { name }).click()
  }
  await settled(page)
  await more('Duplicate')
  await expect.poll(() => new URL(page.url()).hash).toBe('#blog/a-new-post-2')
  expect(read('content/nl/blog/a-new-post-2.mdx')).toContain('draft: true')
  await settled(page)
  await more('Remove')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.locator('.entries').first().waitFor()
  expect(existsSync(join(root(), 'content/nl/blog/a-new-post-2.mdx'))).toBe(false)

  await page.evaluate(() => {
    location.hash = 'blog/five-reasons'
  })
  await page.locator('.side').nth(1).waitFor()
  await settled(page)
  const slug = page.getByRole('region', { name: 'English' }).getByLabel('Address', { exact: true })
  await page.getByRole('region', { name: 'English' }).getByText('More fields').click()
  const old = await slug.inputValue()
  await slug.fill('reasons')
  await saveIn(page)
  expect(read('content/en/blog/five-reasons.mdx')).toContain(`aliases: [${old}]`)
})

test('a proposal is a branch with the edited files alone; branch, index and work tree stay as they are', async () => {
  const folder = root()
  writeFileSync(join(folder, 'scripts/lib/own-work.ts'), 'export const half = 1\n')
  git(folder, 'add', 'scripts/lib/own-work.ts')
  const state = () => [
    git(folder, 'symbolic-ref', 'HEAD'),
    git(folder, 'rev-parse', 'HEAD'),
    git(folder, 'status', '--porcelain'),
    git(folder, 'ls-files', '-s'),
  ]
  const page = await openEntry('plans/starter', { language: 'en' })
  await page.getByRole('region', { name: 'English' }).getByLabel('Title').fill('Starter, proposed')
  await saveIn(page)
  const before = state()
  await page.getByRole('button', { name: 'Propose' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose' })
  const boxes = dialog.getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) await box.uncheck()
  await dialog.getByLabel('content/en/plans/starter.mdx').check()
  await dialog.getByLabel('What do you propose?').fill('Another name for Starter')
  await dialog.getByRole('button', { name: 'Propose' }).click()
  const said = await page.getByRole('dialog').getByText('is ready').innerText()
  const branch = /desk\/\S+/.exec(said)?.[0] ?? ''
  expect(git(folder, 'diff', '--name-only', 'HEAD', branch)).toBe('content/en/plans/starter.mdx')
  expect(git(folder, 'show', `${branch}:content/en/plans/starter.mdx`)).toBe(
    read('content/en/plans/starter.mdx').trim(),
  )
  expect(git(folder, 'log', '-1', '--format=%s', branch)).toMatch(/^Another name for Starter/)
  expect(state()).toEqual(before)
})
