import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withBrowser } from '../harness/browser.ts'
import { faultList } from '../harness/faults.ts'
import { canonicalPages } from '../harness/site.ts'

const { newPage, visit } = withBrowser()

const ways = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 360 },
] as const

/** What axe finds on a page that was opened with `still`, whose script is axe. */
async function violationsOn(page: Page) {
  return page.evaluate(async () => {
    // The script that the page was opened with put it there.
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    for (const section of document.querySelectorAll('details')) section.open = true
    const { violations } = await axe.run()
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => ({ rule: `${id}: ${help}`, at: target.join(' ') })),
    )
  })
}

const still = { reducedMotion: 'reduce', script: axe.source } as const

describe.each(ways)('$colorScheme, $width pixels wide', (way) => {
  test.each(['nl', 'en'] as const)(
    'axe finds nothing on any page in %s',
    async (locale) => {
      const page = await newPage({ ...way, ...still })
      const faults = faultList()
      for (const { url } of canonicalPages.filter((candidate) => candidate.locale === locale)) {
        await page.goto(url)
        for (const { rule, at } of await violationsOn(page)) faults.add(rule, `${url} ${at}`)
      }
      expect(faults.lines()).toEqual([])
    },
    240_000,
  )

  test.each(['/bestaat-niet', '/en/does-not-exist'])('axe finds nothing on the not-found page %s', async (url) => {
    const page = await visit(url, { ...way, ...still })
    expect(await violationsOn(page)).toEqual([])
  })
})

test('axe finds nothing in the open menu', async () => {
  const page = await visit('/', { width: 360, ...still })
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await violationsOn(page)).toEqual([])
})

test('axe finds nothing on an open answer', async () => {
  const page = await visit('/en/faq', { width: 360, colorScheme: 'dark', ...still })
  await page.getByRole('button', { expanded: false }).nth(1).click()
  await page.getByRole('button', { expanded: true }).waitFor()
  expect(await violationsOn(page)).toEqual([])
})
