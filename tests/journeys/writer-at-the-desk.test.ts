import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../../scripts/lib/browser.ts'
import { plainEnvironment } from '../harness/environment.ts'
import { freePort, person, type Running } from './person.ts'

// Two weeks of a writer who never saw git: starts the desk, mends a typo, writes a post, changes a fact, proposes it, and
// goes on when it was taken in.
const writer = person()
const remote = join(writer.above, 'remote.git')
const colleague = join(writer.above, 'colleague')
const questions = 'content/en/faq/costs.mdx'
const facts = 'content/business.yaml'
const post = 'content/en/blog/five-reasons.mdx'
const author = 'Anna de Vries <anna@example.org>'
let photo: Buffer

let desk: Running
let port = 0
let browser: Browser
let window: BrowserContext
let page: Page

beforeAll(async () => {
  // A text as an older hand left it: Windows line ends, comments, a folded summary.
  writer.edits(
    post,
    /^excerpt: .*$/m,
    'excerpt: >-\n  A week of frost, and an office\n  that has four hours a day for all of it.',
  )
  writer.edits(
    post,
    /^date: .*$/m,
    "# Agreed with Bert.\ndate: '2026-10-20'   # a Tuesday\nreadTime: 7\n# The picture is ours.",
  )
  writer.writes(post, writer.reads(post).replaceAll('\n', '\r\n'))
  writer.git('commit', '--quiet', '--all', '--message', 'As it was')
  execFileSync('git', ['clone', '--quiet', '--bare', writer.folder, remote])
  writer.git('remote', 'add', 'origin', remote)
  writer.git('fetch', '--quiet', 'origin')
  writer.git('branch', '--quiet', '--set-upstream-to', 'origin/main')
  execFileSync('git', ['clone', '--quiet', remote, colleague])
  photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#1d5fd6' } })
    .png()
    .toBuffer()
  // The same one each time, as it is for who asks for none.
  port = await freePort()
  browser = await startBrowser({ quick: true })
  // One browser for both weeks, which remembers what it keeps.
  window = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  // The tests beside it leave this one little of the machine.
  window.setDefaultTimeout(60_000)
})
afterAll(() => browser?.close())
/** Shows what stood on the screen when something did not happen. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.log(await page.locator('body').innerText({ timeout: 1000 }))
})

/** Starts the desk, and returns the address that it says. */
function start() {
  desk = writer.starts(`npm run edit -- --no-open --port ${port} --author "${author}"`)
  return desk.hears(/The desk is on \S*?(http:\/\/\S+token=\w+)/)
}

/** Opens the desk in a browser, after it was started. */
async function open() {
  const address = await start()
  // Who has not its whole address, or comes from a page elsewhere, gets nothing.
  const asked = [fetch(address.replace(/\?.*/, '')), fetch(address, { headers: { Origin: 'https://example.org' } })]
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403])
  await page?.close()
  page = await window.newPage()
  await page.addInitScript("localStorage.setItem('desk-language', 'en')")
  await page.goto(address)
  await page.locator('.entries').first().waitFor({ timeout: 60_000 })
  expect(page.url()).not.toContain('token')
  expect((await window.cookies()).map(({ httpOnly }) => httpOnly)).toEqual([true])
}

async function openEntry(key: string) {
  await page.evaluate((hash) => {
    location.hash = hash
  }, key)
  // The entry that was open before is still there for a moment.
  await page.locator(`[data-entry="${key}"] .side`).first().waitFor()
  await page.locator('.entry-bar [data-phase="idle"]').waitFor({ timeout: 60_000 })
}

async function save() {
  await page.keyboard.press('Control+s')
  await page.locator('.entry-bar [data-dirty="false"][data-phase="idle"]').waitFor({ timeout: 60_000 })
}

/** Presses Propose, gives it a title, and waits for what is said of it. */
async function propose(title: string, without?: RegExp) {
  await page.getByRole('banner').getByRole('button', { name: 'Propose' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose' })
  await dialog.getByLabel('What do you propose?').fill(title)
  if (without) await dialog.getByRole('checkbox', { name: without }).uncheck()
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await dialog.getByText(/was sent\.|was updated\.|still has mistakes/).waitFor({ timeout: 60_000 })
  const said = (await dialog.textContent()) ?? ''
  await page.keyboard.press('Escape')
  return said
}

const branches = () =>
  execFileSync('git', ['branch', '--list', '--format=%(refname:short)', 'desk/*'], { cwd: remote, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

const bert = {
  GIT_AUTHOR_NAME: 'Bert',
  GIT_AUTHOR_EMAIL: 'bert@example.org',
  GIT_COMMITTER_NAME: 'Bert',
  GIT_COMMITTER_EMAIL: 'bert@example.org',
}

/** What a colleague does who looks at proposals, in a clone of their own. */
function reviewer(...lines: string[]) {
  for (const line of lines)
    execFileSync('sh', ['-c', line], {
      cwd: colleague,
      env: plainEnvironment(bert),
      stdio: 'pipe',
    })
}

/** What the desk keeps of texts that are typed and not saved. */
const unsaved = () =>
  writer.has('.local/desk/drafts')
    ? writer.lists('.local/desk/drafts').map((file) => writer.reads(`.local/desk/drafts/${file}`))
    : []

/** Shows the list of all texts. */
async function openList() {
  await page.evaluate(() => {
    location.hash = 'all'
  })
  await page.locator('.entries').first().waitFor()
}

/** What the list says of an entry beside its titles. */
const statesOf = (key: string) => page.locator(`.entries [href="#${key}"] .state`).allInnerTexts()

/** How far each proposal is, as the list says. */
const proposals = () => page.getByRole('region', { name: 'Your proposals' }).getByRole('listitem').allInnerTexts()

/** Gives the entry that is open another name. */
async function rename(to: string) {
  const menu = page.locator('.menu')
  const button = menu.getByRole('button', { name: 'Rename' })
  if (!(await button.isVisible())) await menu.locator('summary').click()
  await button.click()
  const names = page.getByRole('dialog')
  // A name that another text has is refused.
  await names.getByRole('textbox').fill('five-reasons')
  await names.getByRole('button', { name: 'Rename' }).click()
  await names.getByText('five-reasons exists already.').waitFor()
  await names.getByRole('textbox').fill(to)
  await names.getByRole('button', { name: 'Rename' }).click()
  await page.waitForURL(new RegExp(`#\\w+/${to}$`))
  await page.locator('.entry-bar [data-phase="idle"]').waitFor()
}

/** The entries that the list shows, each with its titles. */
const listed = () =>
  page
    .locator('.entries a')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('href'),
        ...[...link.querySelectorAll('.title')].map((each) => each.textContent),
      ]),
    )

test('the desk starts on a fresh clone and lists every text in both languages', async () => {
  await open()
  const names = writer.lists('content/nl').flatMap((file) => /^(.*)\.mdx$/.exec(file)?.[1] ?? [])
  const titles = (name: string) => ['nl', 'en'].map((lang) => writer.fields(`content/${lang}/${name}.mdx`).title)
  const all = await listed()
  const lists = ['facts/business', 'words/search', 'words/terms']
  expect(all.map(([key]) => key).sort()).toEqual([...lists, ...names].map((name) => `#${name}`).sort())
  for (const [key = '', ...shown] of all)
    if (/^#(blog|faq|pages)/.test(key ?? '')) expect([key, shown]).toEqual([key, titles(String(key).slice(1))])
  const days = all.flatMap(([key]) =>
    key?.startsWith('#blog/') ? writer.fields(`content/en/${key.slice(1)}.mdx`).date : [],
  )
  expect(days).toEqual(days.toSorted().reverse())
  // Words of a title, in any order and either language, leave what has all of them.
  const search = page.getByRole('searchbox')
  await search.fill('automati REASONS')
  await expect.poll(listed).toEqual(all.filter(([key]) => key === '#blog/five-reasons'))
  await search.fill('xqzwvbk')
  await page.getByText('No text found.').waitFor()
  // Words within a text lead to their place in it.
  const words =
    /(?<=\n\n)\w.*? ([a-z]{5,}) ([a-z]{5,})/.exec(writer.reads('content/en/faq/support.mdx'))?.slice(1) ?? []
  await search.fill(words.join(' '))
  await page.getByRole('region', { name: 'In the texts' }).getByRole('link').first().click()
  await expect.poll(() => page.evaluate(() => getSelection()?.toString()), { timeout: 30_000 }).toBe(words[0])
  await page.getByRole('link', { name: 'All texts' }).click()
  await search.fill('')
  await expect.poll(listed).toEqual(all)
  // The desk itself speaks the language that is chosen.
  await page.getByRole('banner').getByRole('button', { name: 'Nederlands' }).click()
  await page.getByRole('button', { name: 'Voorstellen' }).waitFor()
  expect(await page.evaluate(() => [document.documentElement.lang, document.title])).toEqual([
    'nl',
    'Alle teksten · Redactie',
  ])
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Propose' }).waitFor()
  expect(await page.evaluate(() => [document.documentElement.lang, document.title])).toEqual(['en', 'All texts · Desk'])
})

test('a fact is cleared and typed again: nothing but its own letters changes', async () => {
  const before = writer.reads(facts)
  const { person } = writer.fields(facts).contact
  await openEntry('facts/business')
  // What is searched is left of them, by its name or by what it says; below each stands where it is told.
  const shown = () =>
    page.locator('.fact > [data-path]').evaluateAll((all) => all.map((each) => each.getAttribute('data-path')))
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(30)
  const all = await shown()
  const filter = page.getByRole('searchbox', { name: 'Search a fact' })
  const { email } = writer.fields(facts).contact
  await filter.fill(email.toUpperCase())
  await expect.poll(shown).toEqual(['contact.email'])
  await filter.fill('starter month')
  await expect.poll(shown).toContain('starter.monthly')
  const telling = writer
    .lists('content')
    .filter((file) => file.endsWith('.mdx') && writer.reads(`content/${file}`).includes('{starter.monthly}'))
    .map((file) => `#${file.replace(/^\w+\/|\.mdx$/g, '')}`)
  const links = page.locator('.fact:has([data-path="starter.monthly"]) .about a')
  await expect
    .poll(() => links.evaluateAll((each) => each.map((link) => link.getAttribute('href')).sort()))
    .toEqual([...new Set(telling)].sort())
  await filter.fill('')
  await expect.poll(shown).toEqual(all)
  const field = page.locator('[data-path="contact.person"] textarea, [data-path="contact.person"] input').first()
  await field.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('Anna de Vries')
  await page.keyboard.press('Tab')
  // One that was empty is filled in, and emptied again: the comment behind it stays.
  const empty = page.locator('[data-path="forms.contactReadable"] textarea, [data-path="forms.contactReadable"] input')
  await empty.first().fill('true')
  await empty.first().fill('')
  await empty.first().press('Tab')
  await save()
  expect(writer.reads(facts)).toBe(before.replace(person, 'Anna de Vries'))
  expect(unsaved()).toEqual([])
  // What was typed in a field goes with Undo, also after other keys.
  const { phone } = writer.fields(facts).contact
  const called = page.locator('[data-path="contact.phone"]').locator('textarea, input').first()
  await called.fill('+31 20 000 00 01')
  await page.locator('.entry-bar [data-dirty="true"]').waitFor()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(() => called.inputValue()).toBe(phone)
  await page.locator('.entry-bar [data-dirty="false"]').waitFor()
})

test('a field of each kind is edited once: those lines change, and no other', async () => {
  const before = writer.reads(post)
  const words = writer.fields(post).keywords
  await openEntry('blog/five-reasons')
  const side = page.getByRole('region', { name: 'English' })
  const field = (path: string) => side.locator(`[data-path="${path}"]`).locator('textarea, input').first()
  await field('imageAlt').fill('Five')
  await field('imageAlt').press('Enter')
  await page.keyboard.type(' cards.')
  await field('excerpt').press('Control+End')
  await page.keyboard.type(' Each day.')
  await field('date').fill('2026-10-21')
  if (!(await field('keywords.1').isVisible())) await side.getByText('More fields').click()
  await field('keywords.1').fill('work sheet')
  await field('readTime').fill('9')
  await field('draft').click()
  await side.locator('[data-path="category"] select').selectOption('healthcare')
  await field('publishAt').fill('2026-12-01T09:30')
  // Of a list the items move, go and come.
  const list = side.locator('fieldset[data-path="keywords"]')
  const move = (way: string, number: number) =>
    list
      .locator('li')
      .nth(number - 1)
      .getByRole('button', { name: way })
      .click()
  await move('Up', 2)
  await move('Down', 3)
  await move('Remove', 7)
  await list.getByRole('button', { name: 'Add' }).click()
  await field('keywords.6').fill('frost')
  const moved = ['work sheet', words[0], words[3], words[2], words[4], words[5], 'frost']
  await side.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nThat is all.\n')
  await save()
  expect(writer.fields(post).keywords).toEqual(moved)
  // The new lines end as those of the file do.
  expect(/[^\r]\n/.exec(writer.reads(post))).toBe(null)
  const lines = (text: string, other: string) => text.split('\n').filter((line) => !other.split('\n').includes(line))
  const after = writer.reads(post)
  const keywords = lines(before, after).find((line) => line.startsWith('keywords:'))
  expect(lines(before, after)).toEqual([
    '  that has four hours a day for all of it.\r',
    "date: '2026-10-20'   # a Tuesday\r",
    'readTime: 7\r',
    expect.stringMatching(/^category: /),
    expect.stringMatching(/^imageAlt: /),
    keywords,
  ])
  expect(lines(after, before)).toEqual([
    '  that has four hours a day for all of it. Each day.\r',
    "date: '2026-10-21'   # a Tuesday\r",
    'readTime: 9\r',
    'category: healthcare\r',
    'imageAlt: Five cards.\r',
    keywords?.replace(words.join(', '), moved.join(', ')),
    'draft: true\r',
    'publishAt: 2026-12-01 09:30\r',
    'That is all.\r',
  ])
  await field('draft').click()
  await field('publishAt').fill('')
  await field('readTime').fill('')
  await save()
  const temporary = /^(readTime|draft|publishAt):/
  expect(lines(writer.reads(post), before)).toEqual(lines(after, before).filter((line) => !temporary.test(line)))
  expect(writer.git('diff', '--name-only').split('\n').sort()).toEqual([facts, post])
})

/** Pieces of a page of somebody else, and of a text in Google Docs, and what each is in Markdown. */
const copied = [
  {
    html: `<p style="font-family: Arial">A <b>bold </b>word and <a href="https://example.org/x">a link</a>.</p>
<ul><li>One</li><li>Two</li></ul><script>alert(1)</script>
<table><tr><td>What</td><td>Much</td></tr><tr><td>Hour</td><td>9</td></tr></table>`,
    as: /A \*\*bold\*\* word and \[a link\]\(https:\/\/example\.org\/x\)\.\n+- One\n+- Two\n+\| What \| Much \|\n\| -+ \| -+ \|\n\| Hour \| 9/,
  },
  {
    html: `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">First.</span></p>
<p dir="ltr"><span style="font-weight:400">Second with </span><span style="font-weight:700">bold</span></p>
<ul><li dir="ltr"><p dir="ltr"><span style="font-weight:400">One</span></p></li></ul></b>`,
    as: /First\.\n+Second with \*\*bold\*\*\n+- One/,
  },
]

test('a typo is mended in the text, and only that line changes', async () => {
  const before = writer.reads(questions)
  await openEntry('faq/costs')
  await page.getByRole('region', { name: 'English' }).locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  // Each button of the bar above does with a word what it says, and undo takes all of it back.
  const side = page.getByRole('region', { name: 'English' })
  // The editor keeps no more of a long text on the page than is in sight: the end of it is.
  const written = async () => (await side.locator('.cm-content').innerText()).trimEnd().slice(-200)
  await expect.poll(written).toContain(before.trimEnd().slice(-20))
  const shown = await written()
  // What was copied elsewhere comes in as it would be written here, and goes in one step.
  for (const { html, as } of copied) {
    await page.keyboard.press('Control+End')
    await side.locator('.cm-content').evaluate((to, given) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', given)
      to.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
    await expect.poll(written).toMatch(as)
    await page.keyboard.press('Control+z')
    await expect.poll(written).toBe(shown)
  }
  await page.keyboard.press('Control+End')
  await side.getByRole('toolbar').getByRole('button', { name: 'Table' }).click()
  await expect.poll(written).toMatch(/\n\|.*\|\n\|( -+ \|)+\n\|.*\|/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(written).toBe(shown)
  await page.keyboard.press('Control+End')
  for (const name of ['Bold', 'Italic', 'Heading', 'Link', 'List']) {
    await page.keyboard.type(`\n\n${name.toLowerCase()}`)
    await page.keyboard.press('Shift+Home')
    const button = side.getByRole('toolbar').getByRole('button', { name, exact: true })
    await button.click()
    // Pages of the language are offered to lead to.
    if (name === 'Link') {
      const offered = () => page.locator('.cm-tooltip-autocomplete .cm-completionDetail').allInnerTexts()
      await expect.poll(async () => (await offered()).length).toBeGreaterThan(5)
      expect((await offered()).filter((address) => !/^\/en\b/.test(address))).toEqual([])
    }
    // What was put around words is taken away, and put there again.
    if (name === 'Bold' || name === 'Italic') {
      await button.click()
      await button.click()
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+End')
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await side.getByRole('toolbar').getByRole('button', { name: 'Fact' }).click()
  await page.locator('.cm-tooltip-autocomplete li').first().waitFor()
  await page.keyboard.type('starter.mont')
  await expect
    .poll(() => page.locator('.cm-tooltip-autocomplete [aria-selected]').allInnerTexts())
    .toEqual([expect.stringContaining('{starter.monthly}')])
  await page.keyboard.press('Enter')
  await expect
    .poll(written)
    .toMatch(/\n\*\*bold\*\*\n+\*italic\*\n+## heading\n+\[link\]\(\)\n+- list\n+(- )?\{starter\.monthly\}\s*$/)
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+z')
      return page.locator('.entry-bar [data-dirty]').getAttribute('data-dirty')
    })
    .toBe('false')
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nWe answer every letter.\n')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.cm-content') ?? 'elsewhere')).toBe('elsewhere')
  await save()
  const lines = writer.reads(questions).split('\n')
  expect(lines.filter((line) => !before.split('\n').includes(line))).toEqual(['We answer every letter.'])
})

test('the page beside the text shows what is typed', async () => {
  await page.getByRole('button', { name: 'The page in English' }).click()
  const shown = page.frameLocator('iframe[data-front="true"]')
  await shown.locator('html[lang=en]').waitFor({ timeout: 60_000 })
  await page.getByRole('region', { name: 'English' }).locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nWe read them all.\n')
  // The editor itself keeps the cursor in sight first.
  await page.waitForTimeout(100)
  await page.evaluate(() => scrollTo(0, 0))
  // Its answer is folded.
  await shown.getByText('We read them all.').waitFor({ state: 'attached', timeout: 60_000 })
  // As wide as on a phone, or on a screen; and in the other language, at its own address.
  const preview = page.getByRole('region', { name: 'Page', exact: true })
  for (const [name, width] of [
    ['Screen', 1280],
    ['Phone', 390],
  ] as const) {
    await preview.getByRole('button', { name }).click()
    await expect.poll(() => shown.locator('html').evaluate(() => innerWidth)).toBe(width)
  }
  // It follows the cursor by itself: the desk stays where the writer scrolled it.
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // A word of it that is clicked has the cursor.
  const [, question = ''] = /^## (.*?)(?: \[#.*)?$/m.exec(writer.reads(questions)) ?? []
  const asked = shown.getByText(question, { exact: true }).first()
  // The page is shown smaller than it is, so it is told where in it the click is.
  await asked.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const letters = document.createRange()
    letters.selectNodeContents(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element)
    const [{ x = 0, y = 0, height = 0 } = {}] = letters.getClientRects()
    const [clientX, clientY] = [x + 8, y + height / 2]
    element.dispatchEvent(
      new MouseEvent('click', { bubbles: true, view: globalThis.window, detail: 1, clientX, clientY }),
    )
  })
  const line = () =>
    page.evaluate(() => {
      const { anchorNode: node } = getSelection() ?? {}
      return String((node instanceof Element ? node : node?.parentElement)?.closest('.cm-line')?.textContent)
    })
  await expect.poll(line).toContain(`## ${question}`)
  await preview.getByRole('button', { name: 'The page in Dutch' }).click()
  await shown.locator('html[lang=nl]').waitFor()
  expect(await preview.getByRole('link').getAttribute('href')).toBe('/faq')
  await page.getByRole('button', { name: 'Dutch', exact: true }).click()
  await page.getByRole('region', { name: 'Dutch' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Dutch', exact: true }).click()
  await save()
  expect(await page.title()).toMatch(`${writer.fields(questions).title} · Desk`)
})

test('a second window reads until the first one is closed, and nothing that was typed is lost', async () => {
  const title = (of: Page) => of.getByRole('region', { name: 'English' }).getByLabel('Title', { exact: true })
  await openEntry('faq/costs')
  const second = await window.newPage()
  await second.goto(page.url())
  await second.getByText('This text is open in another window.').waitFor()
  expect(await title(second).isDisabled()).toBe(true)
  await title(page).fill('Costs, typed in the first')
  await page.locator('.entry-bar [data-dirty="true"]').waitFor()
  // Who closes a window with unsaved text is asked first.
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.close({ runBeforeUnload: true })
  page = second
  await expect.poll(() => title(page).inputValue(), { timeout: 30_000 }).toBe('Costs, typed in the first')
  await page.getByText('You can write here now.').waitFor()
  expect(asked).toEqual(['beforeunload'])
  await title(page).fill('Costs, typed in the second')
  await save()
  // What was saved goes with Undo too.
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(() => title(page).inputValue()).toBe('Costs, typed in the first')
  await title(page).fill('Costs, typed in the second')
  await page.locator('.entry-bar [data-dirty="false"]').waitFor()
  expect(writer.reads(questions)).toContain('title: Costs, typed in the second\n')
})

test('another program writes the same text: what can be merged is, and of the same lines both are shown', async () => {
  await page.getByRole('region', { name: 'English' }).locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nTyped at the desk.\n')
  writer.edits(questions, /^title: .*$/m, 'title: Costs, by another program')
  await save()
  const shown = page.getByRole('region', { name: 'English' }).getByLabel('Title', { exact: true }).first()
  expect(await shown.inputValue()).toBe('Costs, by another program')
  const dialog = page.getByRole('dialog', { name: 'Two versions' })
  expect(await dialog.count()).toBe(0)
  expect(writer.reads(questions)).toContain('title: Costs, by another program\n')
  expect(writer.reads(questions)).toContain('Typed at the desk.\n')

  // In the same line: the desk says so, and what is chosen stands in the file.
  await page.getByRole('region', { name: 'English' }).getByLabel('Title', { exact: true }).first().fill('Costs, by me')
  await page.getByRole('region', { name: 'English' }).locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nThe end, by me.\n')
  writer.writes(
    questions,
    `${writer.reads(questions).replace(/^title: .*$/m, 'title: Costs, by another hand')}\nThe end, by them.\n`,
  )
  await page.getByText('The file was changed outside the desk.').waitFor()
  await page.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByRole('radio', { name: /Costs, by me/s }).check()
  await dialog.getByRole('radio', { name: 'Both' }).last().check()
  await dialog.getByRole('button', { name: 'Use this choice' }).click()
  await save()
  expect(writer.reads(questions)).toContain('title: Costs, by me\n')
  expect(writer.reads(questions)).toMatch(/The end, by me\.\n+The end, by them\.\n$/)
})

test('a post is begun in both languages; with its mistakes it cannot be proposed, without them it can', async () => {
  await page.getByRole('banner').getByRole('button', { name: 'New', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'What do you want to write?' })
  await dialog.getByLabel('Title in Dutch').fill('Wat kost wachten?')
  await dialog.getByLabel('Title in English').fill('What does waiting cost?')
  await dialog.getByRole('button', { name: 'Make' }).click()
  await page.waitForURL(/#blog\/what-does-waiting-cost$/)
  await page.getByRole('heading', { level: 1, name: /wachten|waiting/i }).waitFor()
  expect(writer.fields('content/en/blog/what-does-waiting-cost.mdx')).toMatchObject({
    title: 'What does waiting cost?',
    draft: true,
  })

  const side = page.getByRole('region', { name: 'English' })
  const title = side.getByLabel('Title', { exact: true })
  await side.locator('.cm-content').click()
  await side
    .locator('.body input[type=file]')
    .setInputFiles({ name: 'My desk (2).PNG', mimeType: 'image/png', buffer: photo })
  const alternative = page.getByRole('dialog', { name: 'What does the picture show?' })
  await alternative.getByRole('textbox').fill('A desk with letters')
  await alternative.getByRole('button', { name: 'Insert' }).click()
  await side.getByText('![A desk with letters](/images/blog/my-desk-2.png)').waitFor()
  // Another picture of the same name takes the place of neither.
  const other = await sharp(photo).negate().png().toBuffer()
  await side
    .locator('.body input[type=file]')
    .setInputFiles({ name: 'My desk (2).PNG', mimeType: 'image/png', buffer: other })
  await alternative.getByRole('textbox').fill('Another desk')
  await alternative.getByRole('button', { name: 'Insert' }).click()
  await side.getByText('![Another desk](').waitFor()

  // The same one again is that which is there.
  await side
    .locator('[data-path="image"] input[type=file]')
    .setInputFiles({ name: 'My desk (2).PNG', mimeType: 'image/png', buffer: photo })
  const image = side.locator('[data-path="image"] textarea')
  await expect.poll(() => image.inputValue()).toBe('/images/blog/my-desk-2.png')

  // What is none, whatever its name says, is refused, and nothing is left of it.
  await side
    .locator('[data-path="image"] input[type=file]')
    .setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('No picture') })
  await page.getByText('This is no picture').waitFor()
  expect(await image.inputValue()).toBe('/images/blog/my-desk-2.png')
  expect(writer.lists('public/images/blog').filter((file) => file.includes('none'))).toEqual([])

  // Where only one thing can be meant, a button beside what the check says writes it.
  await side.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n\nSee [our plans](/pakketten).\n')
  await expect.poll(() => side.locator('.cm-lintRange').allInnerTexts()).toEqual([expect.stringContaining('our plans')])
  await side.getByRole('button', { name: 'Mend' }).first().click()
  await side.getByText('See [our plans](/en/plans).').waitFor()

  // What a component says is filled in beside it.
  await side.getByLabel('Label', { exact: true }).fill('Plan "an hour"')

  // Another name for the file: what was typed has to be saved first.
  await page.locator('.menu summary').click()
  await page.locator('.menu').getByRole('button', { name: 'Rename' }).click()
  await page.getByText('Save first.').first().waitFor()
  await save()
  await rename('waiting')
  const file = 'content/en/blog/waiting.mdx'
  expect(writer.reads(file)).toContain('A desk with letters')
  expect(writer.reads(file)).toContain('<CallToAction to="contact" label="Plan &quot;an hour&quot;">')
  expect(writer.lists('content').filter((each) => each.includes('what-does-waiting-cost'))).toEqual([])
  expect(writer.fields(file).image).toBe('/images/blog/my-desk-2.png')

  await title.fill('W')
  await save()
  // The mistake stands at its field, and the list knows of it.
  await side.locator('[data-path="title"]').getByText('has 1 character').waitFor()
  await openList()
  await expect.poll(() => statesOf('blog/waiting')).toEqual(['1 mistake', 'Draft'])
  await openEntry('blog/waiting')
  expect(await propose('Waiting')).toContain('title "W" has 1 character')
  expect(branches()).toEqual([])
  // Not saved: proposing does that.
  await title.fill('What waiting costs')
  expect(await propose('Waiting')).toMatch(/desk\/waiting-\w+ was sent\./)
  await openList()
  await expect.poll(proposals).toEqual([expect.stringMatching(/^Waiting\s+Sent$/)])
  const [branch = ''] = branches()
  const shown = (path: string) => execFileSync('git', ['show', `${branch}:${path}`], { cwd: remote })
  expect(String(shown(file))).toContain('title: What waiting costs\n')
  expect(String(shown(facts))).toContain('Anna de Vries')
  expect(shown('public/images/blog/my-desk-2.png')).toEqual(photo)
  const told = execFileSync('git', ['log', '-1', '--format=%an <%ae>%n%B', branch], { cwd: remote, encoding: 'utf8' })
  const texts = [post, file, file.replace('/en/', '/nl/'), questions].map((one) => writer.fields(one).title)
  const [by, subject, , ...titles] = told.trim().split('\n')
  expect([by, subject]).toEqual([author, `Waiting (+${titles.length - 1})`])
  expect(titles.filter((each) => !each.endsWith('.png')).sort()).toEqual(
    ['Waiting', 'Prices, terms and details', ...texts].map((each) => `- ${each}`).sort(),
  )
  const sent = execFileSync('git', ['diff', '--name-only', `main...${branch}`], { cwd: remote, encoding: 'utf8' })
  expect(sent.trim().split('\n')).toEqual([
    facts,
    post,
    file,
    questions,
    file.replace('/en/', '/nl/'),
    expect.stringMatching(/^public\/images\/blog\/my-desk-2/),
    expect.stringMatching(/^public\/images\/blog\/my-desk-2/),
  ])
})

test('cut off in the middle of a sentence, while it was taken in: the next week begins with the newest, and the sentence', async () => {
  await openEntry('faq/support')
  const body = () => page.getByRole('region', { name: 'English' }).locator('.cm-content')
  const other = await window.newPage()
  await other.goto(page.url().replace(/#.*/, ''))
  await other.locator('.entries').first().waitFor()
  await body().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nHalf a sentence')
  await expect.poll(unsaved).toEqual([expect.stringContaining('Half a sentence')])
  await desk.kill()
  // What is typed without the desk is kept too, when the window closes.
  await page.keyboard.type(', and more')
  await page.waitForTimeout(1000)
  await page.close()
  page = other
  const [branch = ''] = branches()
  reviewer(
    'git fetch --quiet',
    `git merge --quiet --squash origin/${branch}`,
    `sed -i 's/every letter/every letter and every call/' ${questions}`,
    // Of one text nothing is left: with its branch gone, that is how it was taken in.
    `sed -i 's/Anna de Vries/Carla Bos/' ${facts}`,
    'git commit --quiet --all --message "Taken in"',
    'git push --quiet origin main',
    `git push --quiet origin --delete ${branch}`,
  )
  const address = await start()
  // The window that is open goes on with the desk that is there again.
  await openEntry('pages/about')
  const title = page.getByRole('region', { name: 'English' }).getByLabel('Title', { exact: true }).first()
  await expect.poll(() => title.inputValue()).toBe(writer.fields('content/en/pages/about.mdx').title)
  await page.goto(address)
  await page.getByText(/^Your proposal was taken in: Waiting\.$/).waitFor()
  expect(await page.getByRole('region', { name: 'Fetch the newest' }).innerText()).not.toMatch(
    /same lines|Merged|newer/,
  )
  await openEntry('faq/support')
  await page.getByText(/that was not saved is back/).waitFor()
  await body().click()
  await page.keyboard.press('Control+End')
  await body().getByText('Half a sentence, and more').waitFor()
  expect(writer.reads('content/en/faq/support.mdx')).not.toContain('Half a sentence')
  await page.getByRole('button', { name: 'Discard' }).click()
  await body().getByText('Half a sentence').waitFor({ state: 'detached' })
  await expect.poll(unsaved).toEqual([])
  // It was thrown away too soon.
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await body().getByText('Half a sentence, and more').waitFor()
  await expect.poll(unsaved).toEqual([expect.stringContaining('Half a sentence, and more')])
  await body().click()
  for (const key of ['Control+End', 'Shift+Home', 'Backspace', 'Backspace']) await page.keyboard.press(key)
  await page.locator('.entry-bar [data-dirty="false"][data-phase="idle"]').waitFor()
  await openList()
  await expect.poll(proposals).toEqual([expect.stringMatching(/^Waiting\s+Taken in$/)])
  expect(writer.fields(facts).contact.person).toBe('Carla Bos')
  expect(await statesOf('faq/support')).toEqual([])
  await expect.poll(() => writer.git('--no-optional-locks', 'status', '--porcelain'), { timeout: 30_000 }).toBe('')
  expect(writer.git('rev-parse', 'HEAD')).toBe(
    execFileSync('git', ['rev-parse', 'main'], { cwd: remote, encoding: 'utf8' }).trim(),
  )
  expect(writer.reads(questions)).toContain('every letter and every call')
})

test('a conflict shows both, and what is chosen stands in the file', async () => {
  await openEntry('faq/costs')
  const title = page.getByRole('region', { name: 'English' }).getByLabel('Title', { exact: true }).first()
  await title.fill('Costs, as I say it')
  await save()
  // Another text in other lines than theirs, and one that nobody here has touched.
  const [merged, untouched] = ['content/en/faq/technology.mdx', 'content/en/faq/plans.mdx']
  await openEntry('faq/technology')
  const own = writer.fields(merged).title
  await title.fill('Technology, as I say it')
  await save()
  const theirs = [merged, untouched].map((file) => `${writer.reads(file)}\nThey add this.\n`)
  const removed = 'content/en/blog/quote-follow-up.mdx'
  writer.removes(removed)
  const [body, news] = [
    page.getByRole('region', { name: 'English' }).locator('.cm-content'),
    page.getByRole('region', { name: 'Fetch the newest' }),
  ]
  await body.click()
  await page.keyboard.press('Control+End')
  reviewer(
    `sed -i 's/^title: .*/title: Costs, as they say it/' ${questions}`,
    ...[merged, untouched, removed, 'README.md'].map((file) => `printf '\\nThey add this.\\n' >> ${file}`),
    'git commit --quiet --all --message Other',
    'git push --quiet origin main',
  )
  // Who has a commit of their own is told so, and has what they had.
  const head = writer.git('rev-parse', 'HEAD')
  writer.git('commit', '--quiet', '--allow-empty', '--message', 'Own')
  await page.getByRole('button', { name: 'Fetch the newest' }).click()
  await news.getByText('has a commit of its own').waitFor()
  expect([writer.has(removed), writer.reads(untouched).includes('They add this.')]).toEqual([false, false])
  writer.git('reset', '--quiet', '--soft', head)
  await page.getByRole('button', { name: 'Fetch the newest' }).click()
  await news.getByText('Somebody changed the same lines as you.').waitFor({ timeout: 60_000 })
  const led = (about: string) =>
    news
      .locator('p', { hasText: about })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await led('Merged with what you changed')).toEqual(['#faq/technology'])
  expect(await led('Somebody changed the same lines')).toEqual(['#faq/costs'])
  expect(await led('You had removed this')).toEqual(['#blog/quote-follow-up'])
  expect(writer.reads(removed)).toContain('\nThey add this.\n')
  // The program of the desk is not what was started any more.
  await news.getByText('The desk itself is newer.').waitFor()
  // The text that is open follows.
  await expect.poll(() => body.innerText()).toContain('They add this.')
  expect([merged, untouched].map((file) => writer.reads(file))).toEqual(theirs)
  // There is nothing more to fetch, and what was told is told no longer.
  await page.getByRole('button', { name: 'Fetch the newest' }).click()
  await page.getByText('You already have the newest.').waitFor()
  expect(await news.count()).toBe(0)
  await title.fill(own)
  await save()
  await openEntry('faq/costs')
  await page.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two versions' })
  await dialog.getByRole('radio', { name: /as I say it/s }).check()
  await dialog.getByRole('button', { name: 'Use this choice' }).click()
  await save()
  expect(readFileSync(join(writer.folder, questions), 'utf8')).toContain('title: Costs, as I say it\n')
  // What is not ticked waits. A second proposal of the same text goes to the same place.
  await openEntry('faq/support')
  await page
    .getByRole('region', { name: 'English' })
    .getByLabel('Title', { exact: true })
    .first()
    .fill('Support, and care')
  await expect.poll(unsaved).toEqual([expect.stringContaining('Support, and care')])
  await openList()
  await expect.poll(() => statesOf('faq/support')).toEqual(['Not saved'])
  const outcome = await propose('Costs', /typed at/)
  expect(outcome).toMatch(/desk\/costs-\w+ was sent\..*not in this proposal:\s*Support, and care/)
  expect(writer.fields('content/en/faq/support.mdx').title).not.toBe('Support, and care')
  const changed = () =>
    execFileSync('git', ['diff', '--name-only', `main...${branches()[0]}`], { cwd: remote, encoding: 'utf8' }).trim()
  expect([branches().length, changed()]).toEqual([1, questions])
  // Who looks at it mends a word there, which stays.
  const [sent = ''] = branches()
  reviewer(
    'git fetch --quiet',
    `git checkout --quiet origin/${sent}`,
    `sed -i 's/every letter and every call/each letter and each call/' ${questions}`,
    'git commit --quiet --all --message "Looked at"',
    `git push --quiet origin HEAD:${sent}`,
    'git checkout --quiet main',
  )
  expect(await propose('Costs')).toMatch(/desk\/costs-\w+ was updated\./)
  const text = execFileSync('git', ['show', `${sent}:${questions}`], { cwd: remote, encoding: 'utf8' })
  expect(text).toContain('each letter and each call')
  expect(text).toContain('title: Costs, as I say it')
  expect(writer.reads(questions)).toBe(text)
  expect([branches().length, changed()]).toEqual([1, `${questions}\ncontent/en/faq/support.mdx`])
  await openList()
  const waiting = expect.stringMatching(/^Waiting\s+Taken in$/)
  await expect.poll(proposals).toEqual([expect.stringMatching(/^Costs\s+Sent$/), waiting])
  // Somebody asks to take it in, as a forge lists that; then it is, and its branch stays where it is.
  reviewer('git fetch --quiet', `git push --quiet origin origin/${sent}:refs/pull/1/head`)
  await openEntry('faq/costs')
  await openList()
  await expect.poll(proposals).toEqual([expect.stringMatching(/^Costs\s+Being looked at$/), waiting])
  reviewer(`git merge --quiet --no-ff --no-edit origin/${sent}`, 'git push --quiet origin main')
  await page.getByRole('button', { name: 'Fetch the newest' }).click()
  await expect.poll(proposals).toEqual([expect.stringMatching(/^Costs\s+Taken in$/), waiting])
  await news.getByText('Your proposal was taken in: Costs.').waitFor()
  expect(branches()).toEqual([sent])
  expect(writer.git('--no-optional-locks', 'status', '--porcelain')).toBe('')
  // What it said first is among its earlier versions, can be put back, and leaves again.
  await openEntry('faq/costs')
  await page.locator('.menu summary').click()
  await page.locator('.menu').getByRole('button', { name: 'Earlier versions' }).click()
  const earlier = page.getByRole('dialog', { name: 'Earlier versions' })
  await earlier.getByRole('radio').first().waitFor()
  const [first = ''] = writer.git('log', '--reverse', '--format=%H', '--', questions).split('\n')
  const told = /^title: (.*)$/m.exec(writer.git('show', `${first}:${questions}`))?.[1]
  const commits = new Set(
    ['nl', 'en'].flatMap((lang) =>
      writer.git('log', '--format=%H', '--', questions.replace('/en/', `/${lang}/`)).split('\n'),
    ),
  )
  expect(await earlier.getByRole('radio').count()).toBe(commits.size)
  // Each says who changed what, the newest first, down to its beginning.
  const lines = await earlier.locator('label').allInnerTexts()
  expect(lines.findIndex((line) => /by Bert: title \(English\)$/.test(line))).toBeGreaterThanOrEqual(0)
  expect(lines.at(-1)).toMatch(/begun \(Dutch\); begun \(English\)$/)
  await earlier.getByRole('radio').last().check()
  await earlier.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => title.inputValue()).toBe(told)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => title.inputValue()).toBe('Costs, as I say it')
  await page.locator('.entry-bar [data-dirty="false"][data-phase="idle"]').waitFor()
  // One text is sent without a question, by its own title. When its branch is closed it waits no longer, and the text stays.
  await openEntry('faq/plans')
  await title.fill('Plans in a nutshell')
  await page.getByRole('banner').getByRole('button', { name: 'Propose' }).click()
  await page
    .getByRole('dialog')
    .getByText(/desk\/plans-in-a-nutshell-\w+ was sent\./)
    .waitFor()
  await page.keyboard.press('Escape')
  reviewer(`git push --quiet origin --delete ${branches().find((branch) => branch !== sent)}`)
  await openList()
  await expect
    .poll(proposals)
    .toEqual([
      expect.stringMatching(/^Plans in a nutshell\s+Settled/),
      expect.stringMatching(/^Costs\s+Taken in$/),
      waiting,
    ])
  await page.getByRole('button', { name: 'Fetch the newest' }).click()
  await page.getByText('You already have the newest.').waitFor()
  await openEntry('faq/plans')
  await openList()
  await expect.poll(proposals).toEqual([expect.stringMatching(/^Costs\s+Taken in$/), waiting])
  expect(writer.fields(untouched).title).toBe('Plans in a nutshell')
})

test('a question is begun; a post is begun in one language, translated, doubled and taken away', async () => {
  const dialog = page.getByRole('dialog')
  const begin = () => page.getByRole('banner').getByRole('button', { name: 'New', exact: true }).click()
  await begin()
  await dialog.getByText('A question').click()
  await dialog.getByLabel('Title in Dutch').fill('Wie belt er terug?')
  await dialog.getByLabel('Title in English').fill('Who calls back?')
  await dialog.getByLabel('Where does it belong?').selectOption('technology')
  await dialog.getByRole('button', { name: 'Make' }).click()
  await page.waitForURL(/#faq\/technology$/)
  expect(writer.reads('content/nl/faq/technology.mdx')).toContain('\n## Wie belt er terug? [#who-calls-back]\n')
  expect(writer.reads('content/en/faq/technology.mdx')).toContain('\n## Who calls back? [#who-calls-back]\n')

  await begin()
  await dialog.getByLabel('Title in English').fill('Only in English')
  await dialog.getByLabel('Category').selectOption('ecommerce')
  expect(await dialog.getByRole('button', { name: 'Make' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Why in one language only?').fill('Our shops abroad asked.')
  await dialog.getByRole('button', { name: 'Make' }).click()
  await page.waitForURL(/#blog\/only-in-english$/)
  const file = (lang: string) => `content/${lang}/blog/only-in-english.mdx`
  expect(writer.has(file('nl'))).toBe(false)
  const { noTwin, id, slug, ...shared } = writer.fields(file('en'))
  expect([noTwin, shared.category]).toEqual(['Our shops abroad asked.', 'ecommerce'])

  await page.getByRole('region', { name: 'Dutch' }).getByRole('button', { name: 'Begin with a copy' }).click()
  await save()
  expect(writer.fields(file('nl'))).toEqual({ ...shared, id, draft: true })

  // Nobody knows the address of what was never shown.
  await rename('only-once')
  expect(writer.fields('content/nl/blog/only-once.mdx').aliases).toBeUndefined()
  // The copy of what is to be shown is hidden.
  for (const name of ['Dutch', 'English'])
    await page.getByRole('region', { name }).locator('[data-path="draft"] input').click()
  await save()
  expect(writer.fields('content/en/blog/only-once.mdx').draft).toBeUndefined()
  // Where the name was the address too, it goes on leading there.
  await rename('no-longer-only')
  const renamed = (lang: string) => `content/${lang}/blog/no-longer-only.mdx`
  expect(writer.fields(renamed('nl')).aliases).toEqual(['only-once'])
  expect(writer.fields(renamed('en'))).toMatchObject({ slug, excerpt: shared.excerpt })
  expect(['nl', 'en'].filter((lang) => writer.has(file(lang)))).toEqual([])
  const menu = page.locator('.menu')
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Duplicate' }).click()
  await page.waitForURL(/#blog\/no-longer-only-.+$/)
  const double = new URL(page.url()).hash.slice(1)
  for (const lang of ['nl', 'en']) {
    const { id: own, slug: address, ...rest } = writer.fields(`content/${lang}/${double}.mdx`)
    expect([own, address]).not.toContain(id)
    // One without an address of its own has that of its file.
    expect(address ?? double).not.toBe(writer.fields(renamed(lang)).slug)
    expect(rest).toMatchObject({ draft: true, excerpt: shared.excerpt })
    expect(rest.aliases).toBeUndefined()
  }
  await page.locator('.entry-bar [data-phase="idle"]').waitFor()
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.locator('.entries').first().waitFor()
  const left = () => writer.lists('content').filter((each) => each.includes(double))
  expect(left()).toEqual([])
  // It can be had back, in both languages, and goes once more.
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(left).toHaveLength(2)
  await openEntry(double)
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.locator('.entries').first().waitFor()
  expect(left()).toEqual([])
  expect(writer.lists('.local/desk/removed').filter((each) => each.endsWith(`${double}.mdx`))).toHaveLength(2)
  await expect.poll(async () => (await listed()).filter(([key]) => key?.startsWith('#blog/no-longer'))).toHaveLength(1)
})

test('a post gets another address, and a translation says that it is behind until it is not', async () => {
  const side = page.getByRole('region', { name: 'English' })
  const moved = 'content/en/blog/quote-follow-up.mdx'
  const { slug, aliases } = writer.fields(moved)
  await openEntry('blog/quote-follow-up')
  await side.getByText('More fields').click()
  await side.locator('[data-path="slug"] textarea').fill('every-quote-answered')
  await save()
  expect(writer.fields(moved)).toMatchObject({ slug: 'every-quote-answered', aliases: [...aliases, slug] })

  const source = page.getByRole('region', { name: 'Dutch' }).getByLabel('Title', { exact: true }).first()
  const before = writer.fields('content/en/faq/automation.mdx').translates
  await openEntry('faq/automation')
  await source.fill('Automatisering in vragen')
  await page.getByRole('region', { name: 'Dutch' }).locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nVraag het ons.\n')
  // As long as nobody looked at it, the list says so.
  await save()
  const listedAs = () => page.locator('[href="#faq/automation"]').innerText()
  await page.getByRole('link', { name: 'All texts' }).click()
  await expect.poll(listedAs).toContain('Translation is behind')
  // Who comes back from a text is where it stands.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#faq/automation')
  await openEntry('faq/automation')
  // Each paragraph that changed is looked at first.
  const changed = page.getByRole('region', { name: 'Changed in the source' }).getByRole('checkbox')
  await changed.first().waitFor()
  const boxes = await changed.all()
  expect(boxes.length).toBeGreaterThan(1)
  for (const box of boxes) {
    expect(await side.getByRole('button', { name: 'Says the same' }).isDisabled()).toBe(true)
    await box.check()
  }
  await side.getByRole('button', { name: 'Says the same' }).click()
  await side.getByRole('button', { name: 'Says the same' }).waitFor({ state: 'detached' })
  await save()
  expect(writer.fields('content/en/faq/automation.mdx').translates).toMatch(/^t/)
  expect(writer.fields('content/en/faq/automation.mdx').translates).not.toBe(before)
  await page.getByRole('link', { name: 'All texts' }).click()
  await page.locator('.entries').first().waitFor()
  await expect.poll(listedAs).not.toContain('Translation is behind')
  await desk.interrupt()
})
