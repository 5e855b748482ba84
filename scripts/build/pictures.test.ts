import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { openCache } from '../lib/cache.ts'
import { drawIcons, hexOf, images } from './pictures.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'))
  mkdirSync(join(folder, 'site/images/blog'), { recursive: true })
})

const put = (name: string, bytes: Buffer | string) => writeFileSync(join(folder, 'site/images/blog', name), bytes)
const open = () => openCache(join(folder, 'cache'))

async function made(cache = open()) {
  const files = await images(join(folder, 'site'), cache)
  return new Map(files.map(({ path, bytes }) => [path.replace('/images/blog/', ''), bytes]))
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d5fd6' } })

test('a photo is offered in AVIF and WebP, in the widths below its own, with the photo as the fallback', async () => {
  put('shop.jpg', await photo(1000, 500).jpeg().toBuffer())
  const files = await made()
  expect([...files.keys()].sort()).toEqual([
    'shop-1000.avif',
    'shop-1000.webp',
    'shop-480.avif',
    'shop-480.webp',
    'shop-768.avif',
    'shop-768.webp',
    'shop.jpg',
  ])
  const { width, height, format } = await sharp(files.get('shop-480.webp')).metadata()
  expect({ width, height, format }).toEqual({ width: 480, height: 240, format: 'webp' })
})

test("a phone's photo is upright, at most 1920 pixels wide, and does not reveal where it was taken", async () => {
  const exif = { IFD0: { Model: 'Phone' }, IFD3: { GPSLatitude: '52/1 0/1 0/1' } }
  put('lying.jpg', await photo(1200, 3000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  const files = await made()
  const itself = await sharp(files.get('lying.jpg')).metadata()
  expect(itself).toMatchObject({ width: 1920, height: 768, format: 'jpeg' })
  for (const [name, bytes] of files) expect({ name, exif: (await sharp(bytes).metadata()).exif }).toEqual({ name })
})

test("a drawing loses an editor's data and an attacker's scripts, and keeps its colours for dark mode", async () => {
  put(
    'line.svg',
    `<?xml version="1.0"?><!-- made with Draw --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 54"><metadata>x</metadata><script>alert(1)</script><style>svg{--line:#1d5fd6}path{stroke:var(--line)}.node{fill:#fff}@media (prefers-color-scheme:dark){svg{--line:#7fb0ff}.node{fill:#000}}</style><path onclick="alert(1)" d="M0 0h96"/><circle class="node" r="4"/></svg>`,
  )
  const svg = String((await made()).get('line.svg'))
  expect(svg).not.toMatch(/script|onclick|metadata|made with/)
  expect(svg).toMatch(/viewBox="0 0 96 54"/)
  expect(svg).toMatch(/prefers-color-scheme:\s?dark/)
  expect(svg).toMatch(/path\{stroke:var\(--line\)\}\.node\{fill:#fff\}/)
  expect(svg).not.toMatch(/style=|fill=/)
})

test('the variants of a photo are made once, until the photo changes', async () => {
  for (const [height, expected] of [
    [300, 5],
    [300, 0],
    [301, 5],
  ] as const) {
    put('shop.png', await photo(500, height).png().toBuffer())
    const cache = open()
    await made(cache)
    expect(cache.made()).toBe(expected)
  }
})

test('pictures get the colours of the stylesheets, and an error mentions a missing colour', () => {
  expect(hexOf('blue-600')).toMatch(/^#[\da-f]{6}$/)
  expect(hexOf('card')).toMatch(/^#[\da-f]{6}$/)
  expect(() => hexOf('purple')).toThrow('theme.css has no --color-purple')
})

test('a favicon in a different blue from the pages is reported with the right blue', () => {
  const site = mkdtempSync(join(tmpdir(), 'icons-'))
  writeFileSync(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><path stroke="#123456"/></svg>')
  expect(() => drawIcons(site, openCache(join(site, 'cache')))).toThrow(`is not drawn in ${hexOf('blue-600')}`)
})
