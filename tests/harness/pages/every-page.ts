import { join } from 'node:path'
import type { Page as Tab } from 'playwright-core'
import { expect, test } from 'vitest'
import { digest, openCache, programHash } from '../../../scripts/lib/cache.ts'
import { locales } from '../../../site/locales.ts'
import type { Page } from '../../../site/pages.ts'
import { faultList } from '../faults.ts'
import { nightly, sample } from '../sample.ts'
import { canonicalPages, htmlOf, notFoundPages, onePerRoute, root } from '../site.ts'
import { writtenAt } from '../written-at.ts'
import { axeScript, type Violation, violationsOn } from './axe.ts'
import { withBrowser } from './browser.ts'
import { shiftOf, visibleShift, watchShifts } from './shifts.ts'

/** Two combinations of colour scheme and layout. */
const ways = {
  light: { colorScheme: 'light', width: 1440 },
  dark: { colorScheme: 'dark', width: 360 },
} as const

type Way = keyof typeof ways

/**
 * Both ways in `npm run test:nightly`; otherwise one way, and the other way for the page's twin. A hash of the address
 * decides, so that a new page does not affect others.
 */
function waysOf({ twins, locale }: Page): readonly Way[] {
  const turn = Number.parseInt(digest([twins[locales[0]]]).slice(0, 8), 16) + locales.indexOf(locale)
  return sample(turn % 2 ? ['dark', 'light'] : ['light', 'dark'])
}

/** Long, because after a change to the theme the browser opens every page. */
const timeout = 1_440_000

/** True in `npm run test:content`, which opens changed pages only. */
const onlyChanged = process.env.CHANGED_PAGES === '1'

/**
 * Pages to open in a browser: all in `npm run test:nightly` and `npm run test:content`, which skips unchanged ones
 * later; otherwise one of each route.
 */
export const opened = nightly || onlyChanged ? canonicalPages : onePerRoute

interface Look {
  page: Page
  url: string
  shift: number
  violations: Violation[]
  /** Elements beyond the right edge of a small screen. */
  wide: string[]
  /** Texts of the innermost of these elements, to find their lines in content/. */
  wideWords: string[]
  stretched: string[]
}

const looked = [
  ...opened.map((page) => ({ page, url: page.url as string })),
  ...notFoundPages.map((page) => ({ page, url: page.locale === 'nl' ? '/bestaat-niet' : '/en/does-not-exist' })),
]

/**
 * Defines browser tests of every page, in one of two ways. Each way has its own test file, so that they run in
 * parallel. All tests share one visit, because opening a page is expensive.
 */
export function testEveryPage(name: Way) {
  const { newPage, complaints } = withBrowser()
  const way = ways[name]
  let found: Promise<Look[]> | undefined

  async function look(): Promise<Look[]> {
    const passed = openCache(join(root, '.cache/checked'))
    const program = programHash('tests/harness', 'site')
    const tab = await newPage({ ...way, script: `${watchShifts()};${axeScript}` })
    const looks: Look[] = []
    for (const one of looked) {
      // A page inlines its styles and names its scripts by hash, so a result can be cached by its HTML.
      const state = [program, name, one.url, htmlOf(one.page.url)]
      if (!waysOf(one.page).includes(name) || (onlyChanged && passed.get(state))) continue
      const seen = await lookAt(tab, one, way.width).catch((error: unknown) => {
        throw new Error(`${writtenAt(one.page)} on ${one.url}: ${error}`, { cause: error })
      })
      looks.push(seen)
      const complained = complaints().some((line) => line.startsWith(`${one.url} `))
      const { violations, wide, stretched } = seen
      const faults = violations.length + wide.length + stretched.length + Number(seen.shift > visibleShift)
      if (faults === 0 && !complained) passed.set(state, Buffer.of())
    }
    passed.prune()
    return looks
  }
  const looks = () => {
    found ??= look().catch((error: unknown) => {
      // A retry visits the pages again.
      found = undefined
      throw error
    })
    return found
  }

  test(`axe finds nothing on any page that is ${name}, at ${way.width} pixels`, { timeout }, async () => {
    const faults = faultList()
    for (const { page, url, violations } of await looks())
      for (const { rule, at, words } of violations) faults.add(rule, `${writtenAt(page, ...words)} on ${url}, ${at}`)
    expect(faults.lines()).toEqual([])
  })

  test(`nothing moves while a page loads, at ${way.width} pixels`, { timeout }, async () => {
    const moved = (await looks()).filter(({ shift }) => shift > visibleShift)
    // The retry visits the pages again, because a browser may draw late under load.
    if (moved.length > 0) found = undefined
    expect(moved.map(({ page, url, shift }) => `${writtenAt(page)} on ${url} moves by ${shift}`)).toEqual([])
  })

  test('no page scrolls sideways on a screen of 320 pixels', { timeout }, async () => {
    const wide = (await looks()).filter((seen) => seen.wide.length > 0)
    expect(
      wide.map((seen) => `${writtenAt(seen.page, ...seen.wideWords)} on ${seen.url} is ${seen.wide.join(' ')}`),
    ).toEqual([])
  })

  test(`an icon is as wide as it is drawn, at ${way.width} pixels`, { timeout }, async () => {
    const found = await looks()
    expect(
      found.flatMap(({ page, url, stretched }) => stretched.map((icon) => `${writtenAt(page)} on ${url} ${icon}`)),
    ).toEqual([])
  })
}

async function lookAt(tab: Tab, { page, url }: { page: Page; url: string }, width: number): Promise<Look> {
  await tab.goto(url)
  const shift = await shiftOf(tab)
  const violations = await violationsOn(tab)
  const stretched = await tab.evaluate(() =>
    [...document.querySelectorAll('svg[width]')]
      .filter((icon) => icon.getBoundingClientRect().width > Number(icon.getAttribute('width')) + 0.5)
      .map((icon) => `${icon.parentElement?.className} ${icon.getBoundingClientRect().width}`),
  )
  await tab.setViewportSize({ width: 320, height: 640 })
  const [wide, wideWords] = await overflow(tab)
  await tab.setViewportSize({ width, height: 900 })
  await tab.emulateMedia({ reducedMotion: 'no-preference' })
  return { page, url, shift, violations, wide, wideWords, stretched }
}

function overflow(tab: Tab): Promise<[wide: string[], words: string[]]> {
  return tab.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return [[], []]
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    return [
      [`${scrollWidth} pixels wide:`, ...wide.map((element) => `${element.tagName}.${element.className}`)],
      inner.map((element) => element.textContent.trim().slice(0, 30)),
    ]
  })
}
