import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { entry, post, project, readAll } from '../../tests/harness/content.ts'
import { print } from '../check/print.ts'

const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]

let root: string
beforeEach(() => {
  root = project(post({}, '![Een foto](/images/foto.png)', { body: 'A text.' }))
  rmSync(join(root, 'public'), { recursive: true })
  mkdirSync(join(root, 'public/images'), { recursive: true })
})

/** What is said of the picture of a text, in a project where the other pictures do not exist. */
async function said(src = '/images/foto.png') {
  const built = await readAll({ root, env: {} })
  const lines = Array.isArray(built) ? built.map(print) : []
  return lines.filter((line) => line.startsWith('content/nl/blog/kosten.mdx:12') && line.includes(src))
}
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const put = (name: string, bytes: Uint8Array | string) => writeFileSync(join(root, 'public/images', name), bytes)

test('one that is there passes', async () => {
  put('foto.png', png)
  expect(await said()).toEqual([])
})

test.each([
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'is a svg file by another name. Save it again as the kind that its name says.',
  ],
  ['tekst', 'cannot be read as a picture. Save it again as SVG, AVIF, WebP, JPG or PNG.'],
  [
    Buffer.concat([png, Buffer.alloc(11_000_000)]),
    'has 11000 kB. Make it smaller than 10000 kB, such as by saving it at 1920 wide.',
  ],
])('one of another kind than its name says, of none, or too large', async (bytes, message) => {
  put('foto.png', bytes)
  expect(await said()).toEqual(at('12:1', `/images/foto.png ${message}`))
})

test('a symbolic link, also one that leaves the repository', async () => {
  symlinkSync('/etc/hostname', join(root, 'public/images/foto.png'))
  expect(await said()).toEqual(
    at('12:1', '/images/foto.png is a link to another place. Put the file itself in public/images.'),
  )
  rmSync(join(root, 'public/images/foto.png'))
  symlinkSync(join(root, 'content'), join(root, 'public/images/uit'), 'junction')
  writeFileSync(join(root, 'content/business.png'), png)
  const text = entry({}, '![Een foto](/images/uit/business.png)')
  writeFileSync(join(root, 'content/nl/blog/kosten.mdx'), text)
  expect(await said('/images/uit')).toEqual(
    at('12:1', '/images/uit/business.png is a link to another place. Put the file itself in public/images.'),
  )
})

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['<g onload="alert(1)"/>', 'onload='],
  ['<foreignObject/>', '<foreignObject'],
  ['<image href="https://example.org/x.png"/>', 'href="h'],
  ['<style>@import "https://example.org"</style>', '@import'],
])('a drawing with %s', async (part, written) => {
  put('foto.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${part}</svg>`)
  writeFileSync(join(root, 'content/nl/blog/kosten.mdx'), entry({}, '![Een foto](/images/foto.svg)'))
  expect(await said('/images/foto.svg')).toEqual(
    at('12:1', `/images/foto.svg holds ${written}, which can run or load something. Save it as a plain SVG.`),
  )
})
