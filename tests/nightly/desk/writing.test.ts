import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '../../../site/locales.ts'
import { bodyIn, changedLines, saveIn, settled, typeAfter, withDesk } from '../../harness/desk/desk.ts'
import { violationsOn } from '../../harness/pages/axe.ts'
import { sample } from '../../harness/sample.ts'

const post = 'content/nl/blog/five-reasons.mdx'
const twin = 'content/en/blog/five-reasons.mdx'
const rich = 'content/nl/faq/technology.mdx'

/** What an editor that parses and prints would change, in a file as some editors save it. */
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

/** A block of a post, with a comment. */
const folded = `imageAlt: >- # what one sees
  A desk with an invoice
  on which an amount stands,
  and a pen.
`

const { openEntry, read, drafts } = withDesk({
  prepare: (folder) => {
    const blog = join(folder, twin)
    writeFileSync(
      blog,
      readFileSync(blog, 'utf8')
        .replace(/^imageAlt: .*\n/m, folded)
        .replace(/^translates.*$/m, '$& # read'),
    )
    for (const locale of locales) {
      const path = join(folder, `content/${locale}/faq/technology.mdx`)
      const text =
        readFileSync(path, 'utf8').replace('title:', '# een opmerking\ntitle:') +
        strange.replace('Alles', locale === 'nl' ? 'Alles' : 'All')
      writeFileSync(path, locale === 'nl' ? `\ufeff${text.replaceAll('\n', '\r\n')}` : text)
    }
  },
})

test('opening every kind of text and saving changes no byte', async () => {
  const kinds = [
    'faq/technology',
    'facts/business',
    'pages/home',
    'blog/five-reasons',
    'legal/privacy',
    'plans/starter',
  ]
  for (const key of sample(kinds, 3)) {
    const files =
      key === 'facts/business'
        ? ['content/business.yaml']
        : ['nl', 'en'].map((locale) => `content/${locale}/${key}.mdx`)
    const before = files.map(read)
    const page = await openEntry(key)
    await page.keyboard.press('Control+s')
    await settled(page)
    expect(files.map(read), key).toEqual(before)
    await page.context().close()
  }
})

const texts = [
  ['blog/five-reasons', 'De installateur typt'],
  ['faq/costs', 'Je betaalt vooraf'],
  ['legal/privacy', 'Heb je een vraag'],
] as const
test.each(sample(texts))('one word in %s is one line of its file', async (key, start) => {
  const file = `content/nl/${key}.mdx`
  const before = read(file)
  const page = await openEntry(key)
  await typeAfter(page, 'Nederlands', start, ' Woord.')
  await saveIn(page)
  const { gone, came } = changedLines(before, read(file))
  expect([gone.length, came]).toEqual([1, [`${gone[0]} Woord.`]])
})

test('a field keeps comments, quotes and tags around it, and the rest of the file its byte-order mark and line ends', async () => {
  const before = read(rich)
  const page = await openEntry('faq/technology')
  await page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel').fill('Techniek: en "meer"')
  await saveIn(page)
  expect(read(rich)).toBe(before.replace(/^title: .*?(?=\r)/m, `title: ${JSON.stringify('Techniek: en "meer"')}`))
  const facts = read('content/business.yaml')
  await page.evaluate(() => {
    location.hash = 'facts/business'
  })
  await page.getByLabel('{brand.registration}').fill('12345678')
  await page.getByLabel('{brand.name}').fill('Stroomwerk')
  await saveIn(page)
  expect(read('content/business.yaml')).toBe(
    facts
      .replace('!placeholder "00000000" #', '!placeholder "12345678" #')
      .replace(/(name: !placeholder) \w+/, '$1 Stroomwerk'),
  )
})

/** Selects all of a field, deletes it, and types a text by its keys. */
async function retype(page: Page, label: Locator, text: string, between?: () => Promise<unknown>) {
  await label.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await between?.()
  for (const line of text.split('\n')) await page.keyboard.type(line)
}

const unsaved = (page: Page, isDirty: boolean) =>
  page.locator(`.entry-bar [data-dirty="${isDirty}"][data-phase="idle"]`).waitFor()

test('a value that is cleared and typed again leaves the file as it was, and the form stays meanwhile', async () => {
  const facts = read('content/business.yaml')
  const page = await openEntry('facts/business')
  const person = page.getByLabel('{contact.person}')
  const name = await person.inputValue()
  const written = (value: string) => facts.replace(/(?<= person: (?:!\w+ )?)[^!#\n]*?(?= *(?:#.*)?$)/m, value)
  const drafted = () => drafts('facts/business')[0]?.['content/business.yaml']?.text
  await retype(page, person, 'Anna', async () => {
    await settled(page)
    expect(drafted()).toBe(written('""'))
    await page.getByLabel('{contact.email}').waitFor()
  })
  await settled(page)
  expect(drafted()).toBe(written('Anna'))
  await retype(page, person, name)
  await unsaved(page, false)
  await page.keyboard.press('Tab')
  await unsaved(page, false)
  expect(read('content/business.yaml')).toBe(facts)
})

test('a block and an optional value keep their lines, their comment and their place while they are typed again', async () => {
  const before = read(twin)
  const page = await openEntry('blog/five-reasons')
  const field = (name: string) => page.locator(`[data-file="${twin}"] [data-path="${name}"]`)
  const alt = field('imageAlt').locator('textarea')
  await retype(page, alt, await alt.inputValue(), () => unsaved(page, true))
  await unsaved(page, false)
  for (let time = 0; time < 'pen.'.length; time++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('new ')
  await saveIn(page)
  const edited = before.replace('  and a pen.', '  and a new pen.')
  expect(read(twin)).toBe(edited)

  await page.locator(`[data-file="${twin}"] details.seldom summary`).click()
  const optional = field('translates').locator('textarea')
  await retype(page, optional, await optional.inputValue(), () => unsaved(page, true))
  await unsaved(page, false)
  await retype(page, optional, '')
  await saveIn(page)
  expect(read(twin)).toBe(edited.replace(/^translates: .*(# read\n)/m, '$1'))
})

test('a day that is cleared and typed again leaves the file as it was', async () => {
  const before = read(twin)
  const page = await openEntry('blog/five-reasons')
  const date = page.locator(`[data-file="${twin}"] [data-path="date"] input`)
  const [year = '', month = '', day = ''] = (await date.inputValue()).split('-')
  await date.focus()
  await page.keyboard.press('Backspace')
  await unsaved(page, true)
  await page.keyboard.type(`${month}${day}${year}`)
  await unsaved(page, false)
  expect(await date.inputValue()).toBe([year, month, day].join('-'))
  expect(read(twin)).toBe(before)
})

test('footnotes, tables, task boxes, escapes and hard line breaks survive an edit elsewhere', async () => {
  const before = read(rich)
  const page = await openEntry('faq/technology')
  await typeAfter(page, 'Nederlands', 'een taak', ' erbij')
  await saveIn(page)
  expect(read(rich)).toBe(before.replace('- [ ] een taak', '- [ ] een taak erbij'))
})

test('a misspelt fact shows the sentence of the check, and its button mends it', async () => {
  const page = await openEntry('faq/costs')
  await typeAfter(page, 'Nederlands', 'Je betaalt vooraf', ' Starter kost {starter.montly}.')
  await settled(page)
  const side = page.getByRole('region', { name: 'Nederlands' })
  await side.getByText('{starter.montly} is geen feit van content/business.yaml.').waitFor()
  await side.locator('.cm-lint-marker-error').waitFor()
  await side.getByRole('button', { name: 'Verbeter' }).first().click()
  await page.getByText('Niet opgeslagen · Geen fouten').waitFor()
  await saveIn(page)
  expect(read('content/nl/faq/costs.mdx')).toContain('Starter kost {starter.monthly}.')
})

test('every "did you mean" has a button that mends it, and every message names a button of the desk', async () => {
  const page = await openEntry('faq/costs', { language: 'en' })
  const side = page.getByRole('region', { name: 'English' })
  await typeAfter(
    page,
    'English',
    'You pay in advance',
    ' See [this](/en/kontact) and\n\n<Calout title="So">\nwords\n</Calout>\n',
  )
  for (const meant of ['Did you mean <Callout>?', 'Did you mean /en/contact?']) {
    await side.locator('.findings .finding').filter({ hasText: meant }).getByRole('button', { name: 'Mend' }).click()
    await side.locator('.findings').getByText(meant).waitFor({ state: 'detached' })
  }
  await saveIn(page)
  const after = read('content/en/faq/costs.mdx')
  expect(after).toContain('[this](/en/contact) and\n\n<Callout title="So">\nwords\n</Callout>\n')
  await page.getByRole('region', { name: 'Dutch' }).getByLabel('Title').fill('Hulp, anders gezegd')
  await side.getByText('Translate the change, then choose "Says the same".').first().waitFor({ state: 'attached' })
})

test('what the check says follows the language of the desk, at once: below the field, in the list and in the text', async () => {
  const page = await openEntry('faq/costs')
  await page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel').fill('K')
  await typeAfter(page, 'Nederlands', 'Je betaalt vooraf', ' Zie [dit](/paketten).')
  await settled(page)
  const says = async (title: string, link: string) => {
    const side = page.locator('.side').first()
    await side.locator('.findings').getByText(title).waitFor()
    await side.locator('[data-path="title"]').getByText(title).waitFor()
    await side.locator('.findings').getByText(link).waitFor()
    // An editor that is drawn anew in another language moves its lines a little.
    const hover = async () => {
      await page.mouse.move(0, 0)
      await side.locator('.cm-lint-marker-error').hover()
      await page.waitForTimeout(600)
      return page.locator('.cm-tooltip').getByText(link).count()
    }
    await expect.poll(hover, { timeout: 20_000 }).toBe(1)
    await page.mouse.move(0, 0)
    await page.locator('.cm-tooltip').waitFor({ state: 'detached' })
  }
  await says('title "K" heeft 1 teken. Schrijf 2 tot 80 tekens.', 'leidt naar geen pagina. Bedoel je /pakketten?')
  await page.getByRole('button', { name: 'English' }).click()
  await says('title "K" has 1 character. Write 2 to 80 characters.', 'leads to no page. Did you mean /pakketten?')
})

test('facts, components and pages are offered where they are typed', async () => {
  const page = await openEntry('faq/packages')
  const offers = page.locator('.cm-tooltip-autocomplete')
  // A list that has only just opened takes no key, as that was meant for the text.
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
  await settled(page)
  // What is out of sight is not in the page; what is kept is whole.
  const text = drafts('faq/packages')[0]?.['content/nl/faq/packages.mdx']?.text
  expect(text).toContain('{starter.monthly}')
  expect(text).toContain('<Callout title="')
  expect(text).toContain('](/contact)')

  // A tag over several lines looks like one on each of them.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('<Figu')
  await offers.getByText('<Figure>').waitFor()
  await accept()
  await bodyIn(page, 'Nederlands').locator('.cm-component', { hasText: 'src=' }).waitFor()
})

test('a heading that is missing in the twin is named before saving', async () => {
  const before = [post, twin].map(read)
  const page = await openEntry('blog/five-reasons')
  await typeAfter(page, 'Nederlands', 'Een workflow neemt dat over', '\n\n## Nog een kop [#one-more]\n\nMet een zin.')
  await settled(page)
  await page
    .getByRole('region', { name: 'Nederlands' })
    .getByText(/In content\/en\/blog\/five-reasons\.mdx ontbreekt deze kop/)
    .first()
    .waitFor()
  expect([post, twin].map(read)).toEqual(before)
})

test('the keyboard alone: a text is found, written and saved, and the live region says so; axe finds nothing', async () => {
  const page = await openEntry('blog/roster-changes', { language: 'en' })
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'All texts' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox', { name: 'Search a text' }).focus()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.type('roster')
  await expect.poll(() => page.locator('.entries a').count()).toBe(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const title = page.getByRole('region', { name: 'English' }).getByLabel('Title')
  await title.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' now')
  await saveIn(page)
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  expect(read('content/en/blog/roster-changes.mdx')).toMatch(/^title: .* now$/m)
})

test.each(['light', 'dark'] as const)(
  'at 320 pixels in %s nothing is wider than the window, and axe finds nothing',
  async (colorScheme) => {
    const page = await openEntry('blog/intake-care-team', { viewport: { width: 320, height: 700 }, colorScheme })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    // What stands below a field does not move away from the click that leaves it.
    const title = page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel')
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await title.focus()
    await expect.poll(height).toBeGreaterThan(before)
    const written = await height()
    await title.blur()
    await page.waitForTimeout(100)
    expect(await height()).toBe(written)
    expect(await violationsOn(page)).toEqual([])
  },
)

test('the panels of the editor, the titles of the views and the way to the content speak the language of the writer', async () => {
  const page = await openEntry('faq/technology', { language: 'nl' })
  expect(await page.title()).toMatch(/ · Redactie$/)
  await bodyIn(page, 'Nederlands').click()
  const panels = page.locator('.cm-panel')
  for (const [shortcut, label] of [
    ['Control+f', 'Zoek$'],
    ['Control+Alt+g', 'Ga naar regel'],
  ] as const) {
    await page.keyboard.press(shortcut)
    await panels.getByLabel(new RegExp(`^${label}`)).waitFor()
    expect(await panels.getByText(/next|match|close|line/i).count()).toBe(0)
    await page.keyboard.press('Escape')
    await panels.waitFor({ state: 'detached' })
  }
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await bodyIn(page, 'Dutch').click()
  await page.keyboard.press('Control+f')
  await panels.getByLabel('Find', { exact: true }).waitFor()
  await page.keyboard.press('Escape')

  await page.goto(page.url().replace(/#.*/, '#all'))
  await page.locator('.entries').first().waitFor()
  await expect.poll(() => page.title()).toBe('All texts · Desk')
  await page.reload()
  await page.locator('.entries').first().waitFor()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: 'Naar de inhoud' })
  expect(await skip.evaluate((own) => own === document.activeElement)).toBe(true)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.getByRole('searchbox').evaluate((own) => own === document.activeElement)).toBe(true)
})
