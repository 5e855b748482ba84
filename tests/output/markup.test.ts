import { join } from 'node:path'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { fileOf } from '../../scripts/lib/files.ts'
import { faultList } from '../harness/faults.ts'
import { nightly } from '../harness/sample.ts'
import { dist, elementsAt, notFoundPages, onePerRoute, pages } from '../harness/site.ts'

// .htmlvalidate.json permits React's output (charSet, required="", <br/>, <!doctype html>), which browsers parse the
// same way. It also permits Radix's `role=region` without <section>. It skips the length of titles, which the content
// check limits, and phone numbers, which chat.test.ts checks.
const validator = new HtmlValidate(new FileSystemConfigLoader())

test('the HTML of each kind of page is valid', async () => {
  const faults = faultList()
  for (const { url } of nightly ? pages : [...onePerRoute, ...notFoundPages]) {
    const { results } = await validator.validateFile(join(dist, fileOf(url)))
    for (const { ruleId, message, selector } of results.flatMap((result) => result.messages))
      faults.add(`${ruleId}: ${message}`, `${url} ${selector}`)
  }
  expect(faults.lines()).toEqual([])
}, 540_000)

test('every page states its language', () => {
  const langOf = (url: string) => elementsAt(url).find(({ name }) => name === 'html')?.attributes.lang
  expect(pages.filter(({ url, locale }) => langOf(url) !== locale).map(({ url }) => url)).toEqual([])
})

test('every section has a heading, or a name if it is not part of the text', () => {
  const faults = pages.flatMap(({ url }) => {
    const elements = elementsAt(url)
    return elements.flatMap(({ name, attributes, path }, index) => {
      if (name !== 'section' || attributes['aria-label']) return []
      const behind = elements.slice(index + 1)
      const end = behind.findIndex((other) => other.path.length <= path.length)
      const inside = end < 0 ? behind : behind.slice(0, end)
      const isNamed = inside.some((element) => /^h[1-6]$/.test(element.name))
      return isNamed ? [] : [`${url} <section class="${attributes.class}">`]
    })
  })
  expect(faults).toEqual([])
})

test('every picture has its size and an alternative text', () => {
  const faults = pages.flatMap(({ url }) =>
    elementsAt(url)
      .filter(({ name, attributes: { width, height, alt } }) => name === 'img' && !(width && height && alt))
      .map(({ attributes }) => `${url} ${attributes.src}`),
  )
  expect(faults).toEqual([])
})
