import { expect, test } from 'vitest'
import { bytesOf, elementsAt, htmlOf, manifest, pages } from '../harness/site.ts'

// Each page inlines the rules of its classes (renderer/page-styles.ts).

const looked = pages.map(({ url }) => {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(htmlOf(url)) ?? []
  // Matches selectors of one class, such as `.sm\:flex`. Several can share a rule, because the minifier merges
  // identical rules.
  const rules = [...styles.matchAll(/(?<=[{},])\.((?:[\w-]|\\.)+)(?=[,{])/g)]
  return {
    url,
    styles,
    styled: rules.map(([, name = '']) => name.replaceAll('\\', '')),
    worn: new Set(elementsAt(url).flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? [])),
  }
})
const scripts = manifest.files
  .filter(({ path }) => path.endsWith('.js'))
  .map(({ path }) => bytesOf(path).toString('utf8'))
  .join()

test('a page has the rules for its classes', () => {
  const known = new Set(looked.flatMap(({ styled }) => styled))
  for (const { url, styled, worn } of looked) {
    const own = new Set(styled)
    expect({ url, missing: [...worn].filter((name) => known.has(name) && !own.has(name)) }).toEqual({
      url,
      missing: [],
    })
  }
})

test('a page has no rule for a class that neither it nor a script has', () => {
  for (const { url, styled, worn } of looked) {
    const spare = styled.filter((name) => !worn.has(name) && !scripts.includes(name))
    expect({ url, spare }).toEqual({ url, spare: [] })
  }
})

test('a utility has a short name unless a script has it', () => {
  expect(scripts).not.toBe('')
  for (const { url, styled } of looked) {
    const long = styled.filter((name) => /[:[]|-\d/.test(name) && !scripts.includes(name))
    expect({ url, long }).toEqual({ url, long: [] })
  }
})

test('initial values occur once, for every engine', () => {
  for (const { url, styles } of looked)
    expect({ url, twice: /@property|-moz-orient/.test(styles) }).toEqual({ url, twice: false })
})

test('a page sets each custom property that its styles and elements read, under the same short name', () => {
  for (const { url, styles } of looked) {
    const named = (pattern: RegExp) => [...htmlOf(url).matchAll(pattern)].map(([, name = '']) => name)
    const set = new Set(named(/[{;](--[\w-]+):/g))
    const unset = named(/var\((--[\w-]+)/g).filter((name) => !set.has(name) && !scripts.includes(name))
    expect({ url, unset, long: /--(color|tw)-/.test(styles) }).toEqual({ url, unset: [], long: false })
  }
})

test('no :has() selector ends in *, because each change would then restyle the whole page', () => {
  for (const { url, styles } of looked)
    expect({ url, wide: styles.match(/:has\([^{}]*\)[^{},()]*[\s>+~]\*(?=[,{:])/g) }).toEqual({ url, wide: null })
})
