import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { startBrowser } from '../../scripts/lib/browser.ts'
import { axeScript, violationsOn } from '../harness/pages/axe.ts'
import { person } from './person.ts'

const reviewer = person()
const file = '.local/review.html'
const review = (args = '') => reviewer.types(`npm run --silent review -- --against main ${args}`)
/** The review as an English reader sees it: without markup, and without Dutch. */
const said = () =>
  reviewer
    .reads(file)
    .replace(/<(?:style|script|svg)[\s\S]*?<\/(?:style|script|svg)>/g, '')
    .replace(/<span class="say" lang="nl">.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&quot;', '"')

// Dutch posts from the real content, whose words writers may change.
const posts = reviewer.lists('content/nl/blog').map((name) => `content/nl/blog/${name}`)
const [changed = '', removed = ''] = posts
const removedTitle = String(reviewer.fields(removed).title)

function undo() {
  reviewer.git('checkout', '--quiet', '--', 'content')
  reviewer.git('clean', '--quiet', '--force', '-d', 'content')
}

async function changePosts() {
  const text = reviewer.reads(changed).replace(/^(?:id|slug|title|aliases|translates): .*\n/gm, '')
  const fields = 'id: 990\ntitle: Wat kost een zebra?\nnoTwin: Only Dutch zebras\npublishAt: 2099-01-01 09:00'
  reviewer.writes('content/nl/blog/zebra.mdx', text.replace('---\n', `---\n${fields}\n`))
  reviewer.edits(changed, /\n\n(?=[A-Z])/, '\n\nZebrapad. ')
  for (const post of [removed, removed.replace('/nl/', '/en/')]) if (reviewer.has(post)) reviewer.removes(post)
  await reviewer.types('npm run new -- --kind post --nl "Wat weegt een zebra?" --why "Only Dutch" --category techniek')
}

test('if nothing changed, the review says so, even for the code', async () => {
  expect(await review('--code')).toMatchObject({ status: 0, says: expect.stringContaining('0 of ') })
  expect(said()).toContain('No page changes.')
  expect(said()).toContain('The code of main and the current code produce the same pixels on every page.')
})

test('changed, new, removed and scheduled posts are in the review', async () => {
  await changePosts()
  expect(await review()).toMatchObject({ status: 0, says: expect.stringMatching(/^\d+ of \d+ pages differ/m) })
  const text = said()
  expect(text).toMatch(/Text .*new: Zebrapad/)
  expect(text).toContain(`${removedTitle} removed`)
  expect(text).toContain('Wat kost een zebra? new scheduled: 2099-01-01 09:00')
  expect(text).toContain('Wat weegt een zebra? new unpublished')
  expect(text).toMatch(/\d+ pages stay the same/)
  expect(reviewer.reads(file)).toContain('data:image/avif')
})

test('two reviews of the same texts are identical, byte for byte', async () => {
  const first = reviewer.reads(file)
  await review()
  expect(reviewer.reads(file) === first).toBe(true)
})

test.each([
  { width: 390, colorScheme: 'dark', locale: 'nl-NL', title: 'Wat er verandert' },
  { width: 1920, colorScheme: 'light', locale: 'en-GB', title: 'What changes' },
] as const)(
  'the file is accessible and fits $width px in $locale, $colorScheme',
  async ({ title, width, ...options }) => {
    const browser = await startBrowser({ quick: true })
    const page = await browser.newPage({ ...options, viewport: { width, height: 900 } })
    await page.addInitScript(axeScript)
    await page.goto(pathToFileURL(`${reviewer.folder}/${file}`).href)
    expect(await page.title()).toBe(title)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violationsOn(page)).toEqual([])
    await page.locator('button[value=overlay]').focus()
    await page.keyboard.press('Enter')
    const slider = page.locator('figure:not([hidden]) input[type=range]').first()
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    expect(await slider.inputValue()).toBe('51')
    await browser.close()
  },
)

test('a mistake is reported, and the exit code is 1', async () => {
  reviewer.edits(changed, /^title:.*$/m, 'titel: Zonder')
  expect(await review()).toMatchObject({ status: 1, says: expect.stringContaining(`${changed}:`) })
  expect(said()).toContain('titel is not a known field')
  undo()
})

test('an unknown revision and a missing browser get a sentence each', async () => {
  expect(await reviewer.types('npm run --silent review -- --against none')).toMatchObject({
    status: 1,
    says: expect.stringMatching(/^There is no revision none here\./),
  })
  reviewer.edits(changed, /\n\n(?=[A-Z])/, '\n\nEen nieuw begin. ')
  const without = await reviewer.types('npm run --silent review', { CHROME_PATH: '/none' })
  expect(without).toMatchObject({ status: 0 })
  expect(said()).toContain('There are no screenshots. CHROME_PATH is "/none"')
  undo()
})

test('a shift of one pixel by the code is found, and the largest difference is first', async () => {
  reviewer.edits('renderer/styles/theme.css', '--spacing-header: 68px', '--spacing-header: 69px')
  expect(await review('--code')).toMatchObject({ status: 0 })
  const shares = [...said().matchAll(/([\d.]+)% of the pixels differ/g)].map(([, share]) => Number(share))
  expect(shares.length).toBeGreaterThan(10)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
})
