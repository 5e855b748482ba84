import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../../site/locales.ts'
import { bodyIn, typeAfter, waitUntilSaved, withDesk } from '../../harness/desk/desk.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

/** Markdown that a parse-and-print editor would change. The Dutch file also gets a BOM and CRLF. */
const strange = `
## Alles bij elkaar [#all-of-it]

Een zin met een voetnoot.[^bron] Een \\{ en een \\* blijven.  
Met een harde regel.

| Links | Rechts |
| :---- | -----: |
| a     |      1 |

- [ ] een taak
- [x] gedaan
* een ander teken

[^bron]: Waar het vandaan komt.
`

const { openEntry, read } = withDesk({
  prepare: (folder) => {
    for (const locale of locales) {
      const path = join(folder, `content/${locale}/faq/technology.mdx`)
      const text =
        readFileSync(path, 'utf8').replace('title:', '# een opmerking\ntitle:') +
        strange.replace('Alles', locale === 'nl' ? 'Alles' : 'All')
      writeFileSync(path, locale === 'nl' ? `\ufeff${text.replaceAll('\n', '\r\n')}` : text)
    }
  },
})

test('opening every kind of text changes no byte', async () => {
  const kinds = [
    'faq/technology',
    'facts/business',
    'pages/home',
    'blog/five-reasons',
    'legal/privacy',
    'plans/starter',
  ]
  for (const key of kinds) {
    const files =
      key === 'facts/business'
        ? ['content/business.yaml']
        : ['nl', 'en'].map((locale) => `content/${locale}/${key}.mdx`)
    const before = files.map(read)
    const page = await openEntry(key)
    await page.keyboard.press('Control+s')
    await waitUntilSaved(page)
    expect(files.map(read), key).toEqual(before)
    await page.context().close()
  }
})

test('a value that is cleared and typed again leaves the file as it was, and the form stays meanwhile', async () => {
  const facts = read('content/business.yaml')
  const page = await openEntry('facts/business')
  const person = page.getByLabel('{contact.person}')
  const name = await person.inputValue()
  await page.locator('[data-path="contact.person"] + div', { hasText: 'Dit is nog een voorbeeld.' }).waitFor()
  const file = 'content/business.yaml'
  await person.fill('')
  await waitUntilSaved(page)
  expect(read(file)).toBe(facts.replace(/(?<= person: (?:!\w+ )?)[^!#\n]*?(?= *(?:#.*)?$)/m, "''"))
  await page.getByLabel('{contact.email}').waitFor()
  await person.pressSequentially(name)
  await waitUntilSaved(page)
  expect(read(file)).toBe(facts)
  const note = page.locator('[data-path="contact.person"] + div')
  await note.getByRole('button', { name: 'Geen voorbeeld meer' }).click()
  await waitUntilSaved(page)
  expect(read(file)).toBe(facts.replace(' person: !placeholder', ' person:'))
  await note.getByText('Dit is nog een voorbeeld.').waitFor({ state: 'detached' })
})

test('every "did you mean" has a button that fixes it, and every message names a button of the desk; what is pasted is Markdown', async () => {
  const page = await openEntry('faq/costs', { language: 'en' })
  const side = page.getByRole('region', { name: 'English' })
  await typeAfter(
    page,
    'English',
    'You pay in advance',
    ' See [this](/en/kontact) and\n\n<Calout title="So">\nwords\n</Calout>\n',
  )
  await bodyIn(page, 'English').evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>Pasted <b>bold</b> <script>throw 1</script></p>')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await side.locator('summary', { hasText: 'What the check says' }).click()
  for (const meant of ['Did you mean <Callout>?', 'Did you mean /en/contact?']) {
    await side.locator('[data-severity]').filter({ hasText: meant }).getByRole('button', { name: 'Fix' }).click()
    await side.locator('details').getByText(meant).waitFor({ state: 'detached' })
  }
  await waitUntilSaved(page)
  const after = read('content/en/faq/costs.mdx')
  expect(after).toContain('Pasted **bold**')
  expect(after).toContain('[this](/en/contact) and\n\n<Callout title="So">\nwords\n</Callout>\n')
  await page.getByRole('region', { name: 'Dutch' }).getByLabel('Title').fill('Hulp, anders gezegd')
  await side
    .getByText('Translate the change, then choose "Says the same thing".')
    .first()
    .waitFor({ state: 'attached' })
})

test("the check's messages follow the desk's language immediately, below the field and in the list", async () => {
  const page = await openEntry('faq/costs')
  await page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel').fill('K')
  await typeAfter(page, 'Nederlands', 'Je betaalt vooraf', ' Zie [dit](/paketten).')
  await waitUntilSaved(page)
  const says = async (title: string, link: string) => {
    const side = page.locator('[data-file]').first()
    const panel = side.locator('details').first()
    if (!(await panel.evaluate((one) => one.matches('[open]')))) await panel.locator('summary').click()
    await side.locator('details').getByText(title).waitFor()
    await side.locator('[data-path="title"]').getByText(title).waitFor()
    await side.locator('details').getByText(link).waitFor()
  }
  await says('Titel "K" heeft 1 teken. Schrijf 2 tot 80 tekens.', 'Bedoel je /pakketten?')
  await page.getByRole('button', { name: 'English' }).click()
  await says('Title "K" has 1 character. Write 2 to 80 characters.', 'Did you mean /pakketten?')
  await page.evaluate(() => {
    location.hash = 'faq/packages'
  })
  await page.getByText(/\d mistakes? in (?:an)?other texts?/).click()
  await page.getByRole('link', { name: 'Costs and payment' }).first().click()
  await page.locator('[data-entry="faq/costs"]').waitFor()
})

test('facts, components and pages are offered where they are typed', async () => {
  const page = await openEntry('faq/packages')
  const offers = page.getByRole('listbox', { name: 'Aanvullingen' })
  // A new completion list ignores keys at first, because they were meant for the text.
  const accept = async () => {
    await page.waitForTimeout(300)
    await page.keyboard.press('Enter')
  }
  await bodyIn(page, 'Nederlands').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' {starter.mon')
  await offers.getByText(/€\s950/).waitFor()
  await accept()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('<Call')
  await offers.getByText('<Callout>').waitFor()
  await accept()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('[Contact')
  await offers.getByText('/contact', { exact: true }).first().waitFor()
  await page.waitForTimeout(300)
  await offers.getByText('/contact', { exact: true }).first().click()
  await offers.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('\n\n<CallToAction to="plans" label="Bel">\n\nTekst.\n\n</CallToAction>\n')
  await page.getByLabel('Naar').selectOption({ label: 'Contact' })
  await waitUntilSaved(page)
  // Read the file, because the editor only renders visible lines.
  const text = read('content/nl/faq/packages.mdx')
  expect(text).toContain('{starter.monthly}')
  expect(text).toContain('<Callout title="')
  expect(text).toContain('](/contact)')
  expect(text).toContain('<CallToAction to="contact" label="Bel">')
})

test('with only the keyboard, a text is found and written, and announced; axe finds nothing', async () => {
  const page = await openEntry('blog/roster-changes', { language: 'en' })
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'All texts' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox', { name: 'Search texts' }).focus()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.type('ringing round')
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('27 January 2026').first().waitFor()
  const title = page.getByRole('region', { name: 'English' }).getByLabel('Title', { exact: true })
  await title.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' now')
  await waitUntilSaved(page)
  await page.getByRole('status').getByText('No mistakes').waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  expect(read('content/en/blog/roster-changes.mdx')).toMatch(/^title: .* now$/m)
})

test('at 320 pixels, in the dark, nothing is wider than the window, and axe finds nothing', async () => {
  const narrow = { viewport: { width: 320, height: 700 }, colorScheme: 'dark' } as const
  const page = await openEntry('blog/intake-care-team', narrow)
  for (const key of ['facts/business', 'pages/home', 'plans/starter', 'blog/intake-care-team']) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, key)
    await page.locator(`[data-entry="${key}"] [data-phase="idle"]`).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), key).toBe(320)
    // The bar has one row for the title and its buttons, and one for the columns.
    expect(await page.locator('[data-entry] > header').evaluate((bar) => bar.clientHeight), key).toBeLessThan(150)
  }
  // Content below a field must not move away from the click that blurs the field.
  const title = page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await title.focus()
  await expect.poll(height).toBeGreaterThan(before)
  const written = await height()
  await title.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 10))
  await page.keyboard.type('x')
  const isBelowBar = () =>
    title.evaluate((field) => {
      const bar = document.querySelector('[data-entry] > header')?.getBoundingClientRect().bottom ?? 0
      return field.getBoundingClientRect().top >= bar
    })
  await expect.poll(isBelowBar).toBe(true)
  await page.keyboard.press('Backspace')
  await title.blur()
  await page.waitForTimeout(100)
  expect(await height()).toBe(written)
  expect(await violationsOn(page)).toEqual([])
})

test('on a phone the formatting buttons and Propose stay in view, also at the end of a long text', async () => {
  const viewport = { width: 390, height: 844 }
  const page = await openEntry('blog/five-reasons', { language: 'en', viewport, isMobile: true, hasTouch: true })
  const body = bodyIn(page, 'English')
  await body.focus()
  await page.keyboard.press('Control+End')
  const topsOf = async () => {
    const bold = page.getByRole('toolbar').getByRole('button', { name: 'Bold' })
    const shown = [
      bold,
      page.getByRole('button', { name: /^Propose/, includeHidden: false }),
      body.locator('.cm-line').last(),
    ]
    const boxes = await Promise.all(shown.map((one) => one.boundingBox()))
    return boxes.map((box) => Math.round(box?.y ?? -1))
  }
  await expect.poll(async () => (await topsOf()).every((top) => top >= 0 && top < viewport.height)).toBe(true)
  const [buttons = 0, propose = 0, line = 0] = await topsOf()
  // The buttons do not cover the cursor.
  expect([propose < buttons, buttons + 32 <= line]).toEqual([true, true])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
})

test.each(['link', 'history'])('back in the list by its %s, the text that was open has the focus', async (way) => {
  const page = await openEntry('faq/costs', { language: 'en' })
  if (way === 'link') await page.getByRole('link', { name: 'All texts' }).press('Enter')
  else await page.goBack()
  await page.getByRole('searchbox').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  await expect.poll(focused).toBe('#faq/costs')
})
