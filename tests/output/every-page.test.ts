import type { Page as Tab } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Page } from '../../site/pages.ts'
import { axeScript, violationsOn } from '../harness/axe.ts'
import { withBrowser } from '../harness/browser.ts'
import { faultList } from '../harness/faults.ts'
import { passedBy } from '../harness/passed.ts'
import { shiftOf, visibleShift, watchShifts } from '../harness/shifts.ts'
import { htmlOf, notFoundPages } from '../harness/site.ts'
import { opened, waysOf } from '../harness/ways.ts'

const { newPage, complaints } = withBrowser()

interface Way {
  colorScheme: 'light' | 'dark'
  width: number
}

const ways: readonly [Way, Way] = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 360 },
]

interface Look {
  url: string
  way: Way
  shift: number
  violations: { rule: string; at: string }[]
  /** What reaches past the right edge of a small screen. */
  wide: string[]
}

/** Every page, and the two that stand for an address that does not exist. */
const looked = [
  ...opened.map((page) => ({ page, url: page.url as string })),
  ...notFoundPages.map((page) => ({ page, url: page.locale === 'nl' ? '/bestaat-niet' : '/en/does-not-exist' })),
]

/** One visit of a page serves all the tests below: opening it costs more than what each of them looks at. */
async function look(tab: Tab, url: string, way: Way): Promise<Look> {
  await tab.goto(url)
  const shift = await shiftOf(tab)
  const violations = await violationsOn(tab)
  await tab.setViewportSize({ width: 320, height: 640 })
  const wide = await overflow(tab)
  await tab.setViewportSize({ width: way.width, height: 900 })
  await tab.emulateMedia({ reducedMotion: 'no-preference' })
  return { url, way, shift, violations, wide }
}

/** What reaches past the right edge of the window and makes the page scroll sideways. */
function overflow(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return [`${scrollWidth} pixels wide:`, ...wide.map((element) => `${element.tagName}.${element.className}`)]
  })
}

async function lookAtAll(): Promise<Look[]> {
  const passed = passedBy('tests/output/every-page.test.ts')
  const looks: Look[] = []
  for (const way of ways) {
    const tab = await newPage({ ...way, script: `${watchShifts()};${axeScript}` })
    const name = `${way.colorScheme} ${way.width}`
    const html = ({ page, url }: { page: Page; url: string }) => `${url}\n${htmlOf(page.url)}`
    const due = looked.filter((one) => waysOf(one.page, ways).includes(way) && !passed.has(name, html(one)))
    for (const one of due) {
      const found = await look(tab, one.url, way)
      looks.push(found)
      const complained = complaints().some((line) => line.startsWith(`${one.url} `))
      if (found.shift <= visibleShift && found.violations.length + found.wide.length === 0 && !complained)
        passed.keep(name, html(one))
    }
  }
  passed.end()
  return looks
}

let all: Promise<Look[]> | undefined
const looks = () => {
  all ??= lookAtAll()
  return all
}

test('axe finds nothing on any page', { timeout: 480_000 }, async () => {
  const faults = faultList()
  for (const { url, way, violations } of await looks())
    for (const { rule, at } of violations) faults.add(rule, `${url} ${at}, ${way.colorScheme}, ${way.width} wide`)
  expect(faults.lines()).toEqual([])
})

test('nothing moves while a page loads', { timeout: 480_000 }, async () => {
  const moved = (await looks()).filter(({ shift }) => shift > visibleShift)
  expect(moved.map(({ url, way, shift }) => `${url} moves by ${shift} at ${way.width} pixels`)).toEqual([])
})

test('no page scrolls sideways on a screen of 320 pixels', { timeout: 480_000 }, async () => {
  const wide = (await looks()).filter((found) => found.wide.length > 0)
  expect(wide.map(({ url, wide }) => `${url} is ${wide.join(' ')}`)).toEqual([])
})
