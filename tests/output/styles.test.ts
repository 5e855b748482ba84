import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { elementsAt, htmlOf, pages } from '../harness/site.ts'

// Pages include the stylesheets of their parts (renderer/page-styles.ts) and the common ones.
const folder = join(import.meta.dirname, '../../renderer/styles')

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

/** A simple selector unique to a stylesheet, to detect it on a page. */
const marks = new Map(
  [...sheets].map(([sheet, selectors]) => {
    const others = [...sheets].flatMap(([other, theirs]) => (other === sheet ? [] : theirs))
    const isOwn = (each: string) => !others.includes(each) && !classesIn(each).every((name) => shared.has(name))
    return [sheet, selectors.find((each) => /^[\w. :()-]+$/.test(each) && isOwn(each)) ?? '']
  }),
)

/** Stylesheets that a page includes, and those that match an element. */
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
  // Previews and sites with a cookie question include one more each.
  const all = new Set(['preview', 'consent', ...worn.flatMap(({ wears }) => wears)])
  expect([...sheets.keys()].filter((sheet) => !all.has(sheet))).toEqual([])
})
