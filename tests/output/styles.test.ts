import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type RouteName, routeNames, routeOf } from '../../site/routes.ts'
import { elementsAt, pages } from '../harness/site.ts'

// Pages wear the stylesheets that site/routes.ts names, over those that every page has.
const folder = join(import.meta.dirname, '../../renderer/styles')

/** The classes in each selector of the stylesheets in a folder, by the names of their files. */
function selectorsIn(path: string): Map<string, string[][]> {
  const names = readdirSync(path).filter((name) => name.endsWith('.css'))
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(path, name), 'utf8').replace(/\/\*.*?\*\//gs, '')
      const selectors = [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(','))
      const classes = selectors.map((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, one = '']) => one))
      return [name.replace('.css', ''), classes.filter((all) => all.length > 0)]
    }),
  )
}
const sheets = selectorsIn(folder)
const shared = new Set([...selectorsIn(join(folder, 'shared')).values()].flat(2))

const classesOn = new Map(
  routeNames.map((route) => {
    const elements = pages.filter((page) => page.route === route).flatMap(({ url }) => elementsAt(url))
    return [route, new Set(elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []))]
  }),
)

/** The selectors of a stylesheet that something on a kind of page may answer to. */
const meant = (route: RouteName, sheet: string) =>
  (sheets.get(sheet) ?? []).filter((classes) => classes.every((name) => classesOn.get(route)?.has(name)))

test('a page wears the stylesheets that are about something on it', () => {
  const missing = routeNames.flatMap((route) =>
    [...sheets.keys()]
      .filter((sheet) => !(routeOf(route).styles as readonly string[]).includes(sheet))
      .flatMap((sheet) => meant(route, sheet).map((classes) => ({ sheet, classes })))
      .filter(({ classes }) => !classes.every((name) => shared.has(name)))
      .map(({ sheet, classes }) => `${route} has .${classes.join(' .')}, and does not wear ${sheet}`),
  )
  expect(missing).toEqual([])
})

test('and no other', () => {
  const idle = routeNames.flatMap((route) =>
    routeOf(route)
      .styles.filter((sheet) => meant(route, sheet).length === 0)
      .map((sheet) => `${route} wears ${sheet}`),
  )
  expect(idle).toEqual([])
})

test('every stylesheet is worn', () => {
  // Every page of a preview wears one more (renderer/route-styles.ts).
  const named = new Set<string>(['preview', ...routeNames.flatMap((route) => routeOf(route).styles)])
  expect([...sheets.keys()].filter((sheet) => !named.has(sheet))).toEqual([])
})
