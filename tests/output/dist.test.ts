import { basename, extname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Release } from '../../scripts/build/publish/release.ts'
import { checkFolder } from '../../scripts/hosting/smoke/folder.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { contentSecurityPolicy, cspHash } from '../../site/headers.ts'
import { bytesOf, dist, elementsAt, manifest, pages, root } from '../harness/site.ts'

const files = listFiles(dist)

/** Files in public/; the build made all others. */
const given = new Set(listFiles(join(root, 'public')))
const made = files.filter((file) => !given.has(file))

test('dist/ matches release.json and the build, byte for byte', () => {
  const release: Release = JSON.parse(bytesOf('release.json').toString())
  expect(checkFolder(dist, release)).toEqual([])
  const { commit, time, base } = manifest
  const files = manifest.files.filter(({ path }) => path !== 'release.json')
  expect(release).toEqual({ commit, time, base, files })
})

test('only file types that visitors use are built', () => {
  const kinds = /\.(avif|css|html|js|json|png|svg|txt|webmanifest|webp|woff2|xml)$/
  expect(made.filter((file) => !kinds.test(extname(file)))).toEqual([])
  // RFC 8615 requires the leading dot.
  const others = made.filter((file) => !file.startsWith('.well-known/'))
  expect(others.filter((file) => /(^|\/)[._]|\.map$/.test(file))).toEqual([])
  expect(others.filter((file) => /\.(css|js|json)$/.test(file) && /server|manifest/.test(file))).toEqual([])
})

test('every built file that is not a page is referenced by another file', () => {
  const text = files
    // release.json lists every file, used or not.
    .filter((file) => /\.(html|css|js|json|txt|webmanifest)$/.test(file) && file !== 'release.json')
    .map((file) => ({ file, text: bytesOf(file).toString('utf8') }))
  const named = (file: string) => text.some((other) => other.file !== file && other.text.includes(basename(file)))
  // Unused pictures have variants too.
  const unused = new Set([...given].filter((file) => !named(file)).map(stemOf))
  // Crawlers, language models and npm run smoke know these names.
  const wellKnown = new Set(['release.json', 'robots.txt', 'llms.txt', 'en/llms.txt', '.well-known/security.txt'])
  const asked = made.filter((file) => !file.endsWith('.html') && !wellKnown.has(file) && !unused.has(stemOf(file)))
  expect(asked.filter((file) => !named(file))).toEqual([])
})

function stemOf(file: string): string {
  return file.replace(/(-\d+)?\.\w+$/, '')
}

test('the policies allow the scripts and styles in a page, by hash, and no other style', () => {
  for (const { url } of pages) {
    const all = elementsAt(url)
    const programs = all.filter(
      ({ name, attributes: { src, type } }) => name === 'script' && !src && type !== 'application/ld+json',
    )
    const refused = programs.filter(({ text }) => !contentSecurityPolicy().includes(cspHash(text)))
    expect({ url, programs: programs.length > 0, refused }).toEqual({ url, programs: true, refused: [] })
    const policy = all.find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy')
    const [, sources = ''] = /style-src ([^;]*)/.exec(policy?.attributes.content ?? '') ?? []
    const styles = all.filter(({ name }) => name === 'style').map(({ text }) => cspHash(text))
    expect({ url, sources }).toEqual({ url, sources: ["'self'", ...styles].join(' ') })
  }
})

test('no element has a style or script in an attribute, which the CSP would refuse', () => {
  const isRefused = ([key, value]: [string, string | undefined]) =>
    key === 'style' || key.startsWith('on') || value?.startsWith('javascript:')
  const faults = pages.flatMap(({ url }) =>
    elementsAt(url)
      .filter(({ attributes }) => Object.entries(attributes).some(isRefused))
      .map(({ name, path }) => `${url} ${[...path, name].join(' > ')}`),
  )
  expect(faults).toEqual([])
})

test('no part of the desk is in it', () => {
  const texts = files.filter((file) => /\.(html|js|css|json)$/.test(file))
  expect(texts.filter((file) => bytesOf(file).includes('__desk'))).toEqual([])
})
