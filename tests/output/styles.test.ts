import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { elementsAt, htmlOf, pages } from '../harness/site.ts'

// Pages wear the stylesheets of the parts that they show (renderer/page-styles.ts), over those that every page has.
const folder = join(import.meta.dirname, '../../renderer/styles')

/** The selectors of the stylesheets in a folder, by the names of their files. */
function selectorsIn(path: string): Map<string, string[]> {
  const names = readdirSync(path).filter((name) => name.endsWith('.css'))
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(path, name), 'utf8').replace(/\/\*.*?\*\//gs, '')
      const selectors = [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(','))
      return [name.replace('.css', ''), selectors.map((selector) => selector.trim().replace('::', ':'))]
    }),
  )
}
const classesIn = (selector: string) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)

const sheets = new Map([...selectorsIn(folder), ...selectorsIn(join(folder, 'parts'))])
const shared = new Set([...selectorsIn(join(folder, 'shared')).values()].flat().flatMap(classesIn))

/** A simple selector that a stylesheet alone has: who wears it has that. */
const marks = new Map(
  [...sheets].map(([sheet, selectors]) => {
    const others = [...sheets].flatMap(([other, theirs]) => (other === sheet ? [] : theirs))
    const isOwn = (each: string) => !others.includes(each) && !classesIn(each).every((name) => shared.has(name))
    return [sheet, selectors.find((each) => /^[\w. :()-]+$/.test(each) && isOwn(each)) ?? '']
  }),
)

/** The stylesheets that a page wears, and those that are about something on it. */
const worn = pages.map(({ url }) => {
  const [, text = ''] = /<style>(.*?)<\/style>/s.exec(htmlOf(url)) ?? []
  const selectors = new Set([...text.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(',')))
  const classes = new Set(elementsAt(url).flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []))
  const isMeant = (selector: string) => {
    const names = classesIn(selector)
    return names.every((name) => classes.has(name)) && !names.every((name) => shared.has(name))
  }
  return {
    url,
    wears: [...sheets.keys()].filter((sheet) => selectors.has(marks.get(sheet) ?? '')),
    needs: [...sheets].filter(([, theirs]) => theirs.some(isMeant)).map(([sheet]) => sheet),
  }
})

test('a page wears the stylesheets that are about something on it, and no other', () => {
  expect([...marks].filter(([, mark]) => mark === '')).toEqual([])
  expect(worn.map(({ url, wears }) => ({ url, wears }))).toEqual(worn.map(({ url, needs }) => ({ url, wears: needs })))
})

test('every stylesheet is worn', () => {
  // The pages of a preview wear one more, and those of a site that asks about cookies another.
  const all = new Set(['preview', 'consent', ...worn.flatMap(({ wears }) => wears)])
  expect([...sheets.keys()].filter((sheet) => !all.has(sheet))).toEqual([])
})
