import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { bodyIn, waitUntilSaved, withDesk } from '../../harness/desk/desk.ts'
import { browsers, newProfile } from '../../harness/desk/killable.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

const file = 'content/nl/faq/technology.mdx'
const added = `
## Wat je ervan ziet [#drawn]

**Vet** en _schuin_, met een [link](/contact), {brand.name} en {niet.meer}.

> Een citaat
- een punt

| Stap | Tijd |
| --- | --- |
| Een | {brand.name} |

| Stap | Tijd |
| --- | --- |
| Een |

## Wat erna komt [#after]

Slot.
`

const { openEntry, read, address, root } = withDesk({
  prepare: (folder) => {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8') + added)
  },
})

async function openText(): Promise<Page> {
  const page = await openEntry('faq/technology')
  await bodyIn(page, 'Nederlands').click()
  await page.keyboard.press('Control+End')
  return page
}

test('a text shows Markdown only on the line of the cursor, unless the writer chooses otherwise', async () => {
  const page = await openText()
  const before = read(file)
  const body = bodyIn(page, 'Nederlands')
  const lines = () => body.locator(':scope > .cm-line').allInnerTexts()
  await expect.poll(lines).toContain('Wat je ervan ziet')
  const drawn = await lines()
  expect(drawn).toContain('Vet en schuin, met een link, Werkstroom en niet.meer.')
  expect(drawn).toContain('• een punt')
  expect(drawn).toContain('Een citaat')
  await body.getByRole('cell', { name: 'Werkstroom' }).waitFor()
  await body.getByText('rij 2 heeft 1 cel, maar de kop heeft er 2').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await body.getByText('Wat je ervan ziet').click()
  expect(await lines()).toContain('## Wat je ervan ziet')
  await page
    .getByRole('region', { name: 'Nederlands' })
    .getByRole('button', { name: 'Toon de Markdown-tekens' })
    .click()
  await expect.poll(lines).toContain('## Wat je ervan ziet [#drawn]')
  await page.reload()
  await bodyIn(page, 'Nederlands').click()
  await page.keyboard.press('Control+End')
  await expect.poll(lines).toContain('| Een | {brand.name} |')
  await waitUntilSaved(page)
  expect(read(file)).toBe(before)
})

test('a table is filled in with only the keyboard, and undo reverts each step byte for byte', async () => {
  const page = await openText()
  const before = read(file)
  const body = bodyIn(page, 'Nederlands')
  const table = body.getByRole('table').first()
  await table.getByRole('columnheader', { name: 'Stap' }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F2')
  await page.keyboard.type(' | meer')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Twee')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('een\nander')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Derde')
  await table.getByRole('columnheader').nth(2).waitFor()
  await waitUntilSaved(page)
  expect(read(file)).toBe(
    before.replace(
      '| Stap | Tijd |\n| --- | --- |\n| Een | {brand.name} |',
      '| Stap | Tijd |  |\n| --- | --- | --- |\n| Een | {brand.name} \\| meer |  |\n| Twee | een ander | Derde |',
    ),
  )
  for (let step = 0; step < 12; step++) await page.keyboard.press('Control+z')
  await waitUntilSaved(page)
  expect(read(file)).toBe(before)
  await page.keyboard.press('Escape')
  expect(await body.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a second click reaches the same button of a table, and then the same words below it', async () => {
  const page = await openText()
  const body = bodyIn(page, 'Nederlands')
  await body.getByRole('table').first().getByRole('columnheader', { name: 'Stap' }).click()
  const button = body.getByRole('button', { name: 'Rij eronder' })
  const topOf = async (one: typeof button) => Math.round((await one.boundingBox())?.y ?? 0)
  const click = async (one: typeof button) => {
    const { x = 0, y = 0 } = (await one.boundingBox()) ?? {}
    await page.mouse.click(x + 8, y + 8)
  }
  await button.scrollIntoViewIfNeeded()
  const top = await topOf(button)
  await click(button)
  await expect.poll(() => body.getByRole('table').first().getByRole('row').count()).toBe(3)
  await expect.poll(() => topOf(button)).toBe(top)
  const below = body.getByText('Wat erna komt')
  const topBelow = await topOf(below)
  await click(below)
  await button.waitFor({ state: 'detached' })
  await expect.poll(() => topOf(below)).toBe(topBelow)
})

test('the toolbar moves a heading up with its text, and the outline links to it', async () => {
  const page = await openText()
  const before = read(file)
  const side = page.getByRole('region', { name: 'Nederlands' })
  await side.getByText('Indeling').click()
  await side.getByRole('list', { name: 'Indeling' }).getByRole('button', { name: 'Wat erna komt' }).click()
  await side.getByRole('button', { name: 'Kop met tekst omhoog' }).click()
  await page.getByText('Kop en tekst naar boven verplaatst.').waitFor()
  await waitUntilSaved(page)
  const [at, next] = [before.indexOf('## Wat je ervan ziet'), before.indexOf('## Wat erna komt')]
  const moved = `${before.slice(next).trimEnd()}\n\n${before.slice(at, next).trimEnd()}\n`
  expect(read(file)).toBe(before.slice(0, at) + moved)
  await page.keyboard.press('Control+z')
  await waitUntilSaved(page)
  expect(read(file)).toBe(before)
})

test('after each button, choice and triple click, typing goes on in the right place', async () => {
  const page = await openText()
  const before = read(file)
  const body = bodyIn(page, 'Nederlands')
  const side = page.getByRole('region', { name: 'Nederlands' })
  const press = (name: string) => side.getByRole('button', { name, exact: true }).click()
  await body.getByText('Slot.').click({ clickCount: 3 })
  await page.keyboard.type('Einde')
  await page.keyboard.press('Shift+Home')
  await press('Link')
  const offers = page.getByRole('listbox', { name: 'Aanvullingen' })
  await page.keyboard.type('Contact')
  await offers.getByText('/contact', { exact: true }).first().waitFor()
  // A new completion list ignores keys at first, because they were meant for the text.
  await page.waitForTimeout(300)
  await page.keyboard.press('Enter')
  await page.keyboard.type(' en bel.')
  await page.keyboard.press('Enter')
  await press('Lijst')
  await page.keyboard.type('een')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Na de lijst.')
  await page.keyboard.press('Enter')
  await press('Citaat')
  await page.keyboard.type('Fijn.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Snel.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Na het citaat.')
  await page.keyboard.press('Enter')
  await press('Tabel')
  await page.keyboard.type('Uren')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Prijs')
  await waitUntilSaved(page)
  const texts = ['[Einde](/contact) en bel.', '- een', 'Na de lijst.', '> Fijn.\n>\n> Snel.', 'Na het citaat.']
  const written = [...texts, '| Uren | Prijs |\n| --- | --- |\n| … | … |'].join('\n\n')
  const after = read(file)
  writeFileSync(join(root(), file), before)
  expect(after).toBe(before.replace('Slot.', written))
})

test('a click into a new cell replaces its placeholder, formatted words keep their marks, and a space marks no others', async () => {
  const page = await openText()
  const before = read(file)
  const side = page.getByRole('region', { name: 'Nederlands' })
  await page.keyboard.type(' Slot. ')
  await side.getByRole('button', { name: 'Vet', exact: true }).click()
  await page.keyboard.press('Shift+ArrowLeft')
  expect(await side.locator('.cm-selectionMatch').count()).toBe(0)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await side.getByRole('button', { name: 'Tabel', exact: true }).click()
  const cells = side.locator('.desk-grid').last().locator('th, td')
  await cells.nth(3).click()
  await page.keyboard.type('Lezen')
  // The cursor is in the first cell already.
  await cells.nth(0).click()
  await cells.nth(0).click()
  await page.keyboard.type('Uren')
  await cells.nth(2).click()
  await cells.nth(2).evaluate((cell) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>Een <b>vet</b> woord</p><p>en <code>code</code></p>')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    cell.querySelector('.cm-content')?.dispatchEvent(paste)
  })
  await waitUntilSaved(page)
  const after = read(file)
  writeFileSync(join(root(), file), before)
  expect(after).not.toContain('****')
  expect(after).toContain('\n\n| Uren | … |\n| --- | --- |\n| Een **vet** woord en `code` | Lezen |')
})

test('Home goes to the first word of an item, quotation or heading, and Shift+Home selects to there', async () => {
  const page = await openText()
  const before = read(file)
  const body = bodyIn(page, 'Nederlands')
  for (const words of ['een punt', 'Een citaat', 'Wat je ervan ziet']) {
    await body.getByText(words).click()
    await page.keyboard.press('Home')
    await page.keyboard.type('Dus ')
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.type(`Nu ${words}`)
  }
  await page.keyboard.press('Home')
  await page.keyboard.type('En ')
  await waitUntilSaved(page)
  const after = read(file)
  writeFileSync(join(root(), file), before)
  expect(after).toBe(
    before
      .replace('## Wat je ervan ziet', '## En Nu Wat je ervan ziet')
      .replace('> Een citaat', '> Nu Een citaat')
      .replace('- een punt', '- Nu een punt'),
  )
})

test.each(['Vet en', 'Een'])(
  'typing after a click on the fact in the line or row %s does not change the fact',
  async (words) => {
    const page = await openText()
    const before = read('content/business.yaml')
    const body = bodyIn(page, 'Nederlands')
    const line = words === 'Een' ? body.getByRole('row', { name: words }) : body.locator('.cm-line', { hasText: words })
    await line.locator('[data-fact="brand.name"]').click()
    const field = page.locator('[data-path="brand.name"]')
    const label = field.locator('label')
    await expect.poll(() => label.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.type('x')
    await waitUntilSaved(page)
    expect(read('content/business.yaml')).toBe(before)
    await page.keyboard.press('Tab')
    expect(await field.locator('textarea, input').evaluate((one) => one === document.activeElement)).toBe(true)
  },
)

test('within a link, the button offers another page, and a second press removes the link', async () => {
  const page = await openText()
  const before = read(file)
  // Also after a failure, so that the next try begins with the same text.
  onTestFinished(() => writeFileSync(join(root(), file), before))
  const body = bodyIn(page, 'Nederlands')
  const offers = page.getByRole('listbox', { name: 'Aanvullingen' })
  await body.getByText('link', { exact: true }).first().click()
  await page.keyboard.press('Control+k')
  await offers.getByText('/over-ons', { exact: true }).first().waitFor()
  await page.waitForTimeout(300)
  await page.keyboard.type('Veelgestelde vragen zzz')
  await offers.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  for (const _ of ' zzz') await page.keyboard.press('Backspace')
  await offers.getByText('/faq', { exact: true }).first().waitFor()
  await page.waitForTimeout(300)
  await page.keyboard.press('Enter')
  await waitUntilSaved(page)
  const changed = read(file)
  await body.getByText('link', { exact: true }).first().click()
  await page.keyboard.press('Control+k')
  await offers.waitFor()
  await page.keyboard.press('Control+k')
  await waitUntilSaved(page)
  const removed = read(file)
  expect(changed).toBe(before.replace('[link](/contact)', '[link](/faq)'))
  expect(removed).toBe(before.replace('[link](/contact)', 'link'))
})

test.each(browsers)(
  'in %s, what is typed in a cell, after a heading and in new paragraphs stands there in the file',
  async (name, start) => {
    const before = read(file)
    const browser = await start(newProfile())
    try {
      const tab = await browser.openTab(address().origin)
      await tab.goto(`${address().href}#faq/technology`)
      const isOpen = () => document.querySelector('[data-phase="idle"] ~ *, [data-phase="idle"]') !== null
      await expect.poll(() => tab.run(isOpen), { timeout: 60_000 }).toBe(true)
      /** Presses the mouse on the first element of the Dutch text with these words. */
      const press = (selector: string, words: string) => {
        const body = document.querySelector<HTMLElement>('[data-file*="/nl/"] .cm-content')
        const scroller = body?.closest('.cm-scroller')
        const found = [...(body?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
          ({ textContent }) => textContent === words,
        )
        if (!found) {
          // The editor only renders visible lines.
          scroller?.scrollIntoView()
          scroller?.scrollBy(0, 300)
          return false
        }
        found.scrollIntoView({ block: 'center' })
        const { right, top, height } = found.getBoundingClientRect()
        const place = {
          clientX: right - 2,
          clientY: top + height / 2,
          button: 0,
          detail: 1,
          bubbles: true,
          cancelable: true,
        }
        const target = document.elementFromPoint(place.clientX, place.clientY) ?? found
        for (const type of ['mousedown', 'mouseup', 'click']) target.dispatchEvent(new MouseEvent(type, place))
        return true
      }
      await expect.poll(() => tab.run(press, '.desk-grid td', 'Een'), { timeout: 20_000 }).toBe(true)
      await tab.type(` in|${name}`)
      await expect.poll(() => tab.run(press, '.cm-line', 'Wat je ervan ziet'), { timeout: 20_000 }).toBe(true)
      await tab.type(` met ${name}`)
      await expect.poll(() => tab.run(press, '.cm-line', 'Slot.'), { timeout: 20_000 }).toBe(true)
      await tab.type('\nNieuw.\n\nNog een.')
      const written = before
        .replace('| Een |', `| Een in\\|${name} |`)
        .replace('ervan ziet [#drawn]', `ervan ziet met ${name} [#drawn]`)
        .replace('Slot.', 'Slot.\n\nNieuw.\n\nNog een.')
      await expect.poll(() => read(file), { timeout: 20_000 }).toBe(written)
    } finally {
      await browser.kill()
      writeFileSync(join(root(), file), before)
    }
  },
)

test('words from an input method arrive complete: at the end of a heading, next to a fact and in a cell', async () => {
  const page = await openText()
  const before = read(file)
  const body = bodyIn(page, 'Nederlands')
  const devtools = await page.context().newCDPSession(page)
  const compose = async () => {
    for (const text of ['n', 'ni', '你'])
      await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await devtools.send('Input.insertText', { text: '你好' })
  }
  await body.getByText('Wat je ervan ziet').click()
  await page.keyboard.press('End')
  await compose()
  await body.getByText('niet.meer').click()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await compose()
  await body.getByRole('cell', { name: 'Een' }).first().click()
  await page.keyboard.press('End')
  await compose()
  await waitUntilSaved(page)
  expect(read(file)).toBe(
    before
      .replace('ziet [#drawn]', 'ziet你好 [#drawn]')
      .replace('{niet.meer}.', '{niet.meer}你好.')
      .replace('| Een | {', '| Een你好 | {'),
  )
})
