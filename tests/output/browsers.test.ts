import { expect, test } from 'vitest'
import { features, oldest } from '../../site/browsers.ts'
import { listFiles } from '../../system/files.ts'
import { type Found, newerInPrograms, newerInStyles } from '../harness/platform.ts'
import { bytesOf, dist, htmlOf, pages } from '../harness/site.ts'

/** What stands in some pages between tags, each text once. */
const inPages = (element: RegExp) => [
  ...new Set(pages.flatMap(({ url }) => [...htmlOf(url).matchAll(element)].map(([, text = '']) => text))),
]
const files = listFiles(dist)
const read = (ending: RegExp) => files.filter((file) => ending.test(file)).map((file) => bytesOf(file).toString('utf8'))
const styles = [...inPages(/<style>(.*?)<\/style>/gs), ...read(/\.css$/)]
const programs = [...inPages(/<script(?![^>]*(?:\bsrc|json|rules))[^>]*>(.*?)<\/script>/gs), ...read(/\.m?js$/)]

const isNamed = (path: string) => features.some(({ data }) => data.some((at) => `${path}.`.startsWith(`${at}.`)))

/** What no feature of site/browsers.ts names, at any place in the data that it may be: each once. */
const unnamed = (found: readonly Found[]) => [
  ...new Set(found.filter((paths) => !paths.some(isNamed)).map((paths) => paths.slice(0, 3).join(' or '))),
]

test('what styles use that the oldest browsers do not have is in site/browsers.ts', () => {
  expect(styles.length).toBeGreaterThan(1)
  expect(unnamed(styles.flatMap((css) => newerInStyles(css, oldest)))).toEqual([])
})

test('what programs use that the oldest browsers do not have is in site/browsers.ts', () => {
  expect(programs.length).toBeGreaterThan(1)
  expect(unnamed(newerInPrograms(programs.join('\n'), oldest))).toEqual([])
})

test('every feature of site/browsers.ts is used', () => {
  const all = [...styles, ...programs, ...pages.map(({ url }) => htmlOf(url))]
  const idle = features.filter(({ pattern }) => !all.some((text) => pattern.test(text)))
  expect(idle.map(({ name }) => name)).toEqual([])
})
