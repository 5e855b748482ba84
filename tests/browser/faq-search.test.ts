import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faqOn } from '../../site/content.ts'
import { message } from '../../site/messages.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { holdBack } from '../harness/pages/held.ts'

const { visit, newPage } = withBrowser()

const none = 'Geen resultaten gevonden.'
const one = 'reeks stappen'
const typo = 'opzegtermin'

const search = (page: Page) => page.getByRole('searchbox')

function shown(page: Page): Promise<string[][]> {
  return page
    .locator('[data-island] section:visible')
    .evaluateAll((sections) =>
      sections.map((section) => [
        section.querySelector('h2')?.textContent ?? '',
        ...[...section.querySelectorAll('button')]
          .filter((button) => button.checkVisibility())
          .map((button) => button.textContent ?? ''),
      ]),
    )
}

/** Expected result, from the content: questions whose text or answer contains the query. */
function expected(query: string): string[][] {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').replaceAll('–\u2060', '-')
  return faqOn('faq', 'nl')
    .map(({ title, questions }) => [
      title,
      ...questions
        .filter((each) => plain(each.title).includes(plain(query)) || plain(each.text).includes(plain(query)))
        .map((each) => each.title),
    ])
    .filter((section) => section.length > 1)
}

const countOf = (sections: string[][]) => sections.flatMap(([, ...questions]) => questions).length

test('it shows exactly the questions that contain the typed text, with their number and section names', async () => {
  const page = await visit('/faq')
  expect((await shown(page)).map((section) => section.length)).toEqual([5, 5, 5, 5, 5])
  for (const query of [
    'workflow',
    'WORKFLOW',
    'e',
    '€ 950',
    'per maand',
    '1',
    '.',
    '(',
    '5-10',
    'Professional:',
    'zzz',
  ]) {
    await search(page).fill(query)
    const sections = expected(query)
    await expect.poll(() => shown(page)).toEqual(sections)
    const count = countOf(sections)
    const said = count ? `${count} ${count === 1 ? 'vraag' : 'vragen'} gevonden` : none
    await page.getByText(said, { exact: true }).filter({ visible: true }).first().waitFor()
    expect(count === 0).toBe(query === 'zzz')
  }
  await search(page).fill('')
  await expect.poll(() => shown(page)).toEqual(expected(''))
})

test('matches are marked, in questions too', async () => {
  const page = await visit('/faq')
  await search(page).fill('Starter')
  const buttons = page.locator('main h3 button:visible')
  await expect.poll(() => buttons.count()).toBe(countOf(expected('Starter')))
  await buttons.first().click()
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('match') ?? [])].map((range) => ({
        text: (range as Range).toString(),
        inQuestion: range.startContainer.parentElement?.closest('h3') != null,
      })),
    )
  const inTitles = expected('Starter').some(([, ...titles]) => titles.some((title) => title.includes('Starter')))
  await expect.poll(async () => new Set((await marked()).map(({ text }) => text))).toEqual(new Set(['Starter']))
  expect((await marked()).some(({ inQuestion }) => inQuestion)).toBe(inTitles)
})

test('a closed result shows the sentence with the word marked; a single result is open, until it no longer is the only one', async () => {
  const page = await visit('/faq')
  const open = page.locator('main h3 button[aria-expanded=true]')
  await search(page).fill('workflow')
  const sentences = page.locator('[data-island] p:has(> mark)').filter({ visible: true })
  await expect.poll(() => sentences.count()).toBeGreaterThan(1)
  const words = await sentences.locator('mark').allTextContents()
  expect(new Set(words.map((word) => word.toLowerCase()))).toEqual(new Set(['workflow']))
  expect(await open.count()).toBe(0)
  await search(page).fill(one)
  await expect.poll(() => open.filter({ visible: true }).count()).toBe(1)
  expect(await sentences.count()).toBe(0)
  await open.click()
  await expect.poll(() => sentences.count()).toBe(1)
  await search(page).fill('workflow')
  await expect.poll(() => open.count()).toBe(0)
})

test('without a match, it says so, offers similar questions, and can be cleared with a button', async () => {
  const page = await visit('/faq')
  await search(page).fill(typo)
  await page.getByRole('heading', { name: message('faq.near', 'nl') }).waitFor()
  expect(await shown(page)).toEqual([])
  expect(await page.getByText(none).first().isVisible()).toBe(true)
  const offered = page.locator('main li button')
  expect(await offered.count()).toBeGreaterThan(0)
  expect(await offered.count()).toBeLessThanOrEqual(3)
  const title = (await offered.first().textContent()) ?? ''
  await page.getByRole('button', { name: message('faq.clear', 'nl') }).click()
  expect(await search(page).inputValue()).toBe('')
  expect(await search(page).evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await shown(page)).toEqual(expected(''))

  await search(page).fill(typo)
  await offered.first().click()
  const question = page.getByRole('button', { name: title, exact: true })
  await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true')
  await expect.poll(() => question.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('text typed before its script loads is searched for afterwards', async () => {
  const page = await newPage()
  await page.goto('/faq', { waitUntil: 'networkidle' })
  const arrive = await holdBack(page, '**/*.js')
  await search(page).pressSequentially(one)
  expect(countOf(await shown(page))).toBe(20)
  arrive()
  await expect.poll(() => shown(page)).toEqual(expected(one))
  expect(await search(page).inputValue()).toBe(one)
})

test('text typed before any script loads is searched for too', async () => {
  const page = await newPage()
  const arrive = await holdBack(page, '**/*.js')
  await page.goto('/faq', { waitUntil: 'commit' })
  await search(page).fill(one)
  arrive()
  await expect.poll(() => shown(page)).toEqual(expected(one))
})
