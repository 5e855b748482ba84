import { expect, test } from 'vitest'
import { elementsAt, htmlOf, pages } from '../harness/site.ts'

// A page carries the rules of its classes (renderer/page-styles.ts).
const looked = pages.map(({ url }) => {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(htmlOf(url)) ?? []
  // A rule whose only selector is one class, such as `.sm\:flex{`.
  const rules = [...styles.matchAll(/(?<=[{}])\.((?:[\w-]|\\.)+)(?=\{)/g)]
  const elements = elementsAt(url)
  return {
    url,
    styled: rules.map(([, name = '']) => name.replaceAll('\\', '')),
    worn: new Set(elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? [])),
    // React may add classes.
    isFinal: elements.every(({ attributes }) => attributes['data-island'] === undefined),
  }
})

test('a page carries the rules of its classes', () => {
  const known = new Set(looked.flatMap(({ styled }) => styled))
  for (const { url, styled, worn } of looked) {
    const own = new Set(styled)
    expect({ url, missing: [...worn].filter((name) => known.has(name) && !own.has(name)) }).toEqual({
      url,
      missing: [],
    })
  }
})

test('a page without islands carries no rule of a class that it does not have', () => {
  const final = looked.filter(({ isFinal }) => isFinal)
  expect(final.length).toBeGreaterThan(0)
  for (const { url, styled, worn } of final)
    expect({ url, spare: styled.filter((name) => !worn.has(name)) }).toEqual({ url, spare: [] })
})
