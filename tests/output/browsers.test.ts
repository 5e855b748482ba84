import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { type Feature, features, oldest } from '../../site/browsers.ts'
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

const inStyles = styles.flatMap((css) => newerInStyles(css, oldest))
const inPrograms = newerInPrograms(programs.join('\n'), oldest)

const isOf = ({ data }: Feature, path: string) => data.some((at) => `${path}.`.startsWith(`${at}.`))

/** What no feature of site/browsers.ts names, at any place in the data that it may be: each once. */
const unnamed = (found: readonly Found[]) => {
  const isNamed = (path: string) => features.some((feature) => isOf(feature, path))
  return [...new Set(found.filter((paths) => !paths.some(isNamed)).map((paths) => paths.slice(0, 3).join(' or ')))]
}

test('what styles use that the oldest browsers do not have is in site/browsers.ts', () => {
  expect(styles.length).toBeGreaterThan(1)
  expect(unnamed(inStyles)).toEqual([])
})

test('what programs use that the oldest browsers do not have is in site/browsers.ts', () => {
  expect(programs.length).toBeGreaterThan(1)
  expect(unnamed(inPrograms)).toEqual([])
})

test('every feature of site/browsers.ts is used', () => {
  const newer = [...inStyles, ...inPrograms].flat()
  const all = [...styles, ...programs, ...pages.map(({ url }) => htmlOf(url))]
  const isUsed = (feature: Feature) =>
    feature.pattern ? all.some((text) => feature.pattern?.test(text)) : newer.some((path) => isOf(feature, path))
  expect(features.filter((feature) => !isUsed(feature)).map(({ name }) => name)).toEqual([])
})
