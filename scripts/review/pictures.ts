import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { siteHandler } from '../hosting/server.ts'
import { startBrowser } from '../lib/browser.ts'
import { type Cache, programHash } from '../lib/cache.ts'
import { listen } from '../lib/process.ts'
import type { PageChange } from './changes.ts'

/** Maximum height, in pixels. In taller screenshots, Chromium repeats the first rows of a page. */
export const maxHeight = 16_000

export const schemes = ['light', 'dark'] as const

export interface View {
  width: number
  scheme: (typeof schemes)[number]
}

/** Screenshots of a page on both sides. Rows above and below the difference are stored once. */
export interface Picture extends View {
  parts: readonly Part[]
  /** Height of each side, if the page exists there. */
  heights: { before?: number; after?: number }
  /** Share of the pixels that differ, from 0 to 1. */
  difference: number
  isCut: boolean
}

export interface Part {
  side: 'both' | 'before' | 'after'
  height: number
  /** AVIF in base64. */
  bytes: string
}

/** Encoding of a screenshot. Wide pages are scaled down, because two appear side by side. */
interface Encoding {
  quality: number
  /** Scale of pages wider than a phone. */
  scale: number
}

/** Returns an encoding that keeps five pages below 3 MB, and the whole site below 30 MB. */
export function encodingFor(pages: number): Encoding {
  if (pages <= 5) return { quality: 30, scale: 0.6 }
  return { quality: pages <= 40 ? 26 : 22, scale: 0.5 }
}

const maxBytes = 29_000_000

/** Removes screenshots that would make the file too large. `left` counts the pages without screenshots. */
export function limitPictures<P extends { pictures: readonly Picture[] }>(pages: readonly P[], limit = maxBytes) {
  let bytes = 0
  let left = 0
  const limited = pages.map((page) => {
    const pageBytes = page.pictures.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.bytes.length, 0)
    if (bytes + pageBytes <= limit) {
      bytes += pageBytes
      return page
    }
    left++
    return { ...page, pictures: [] }
  })
  return { pages: limited, left }
}

/** Screenshots are cut at multiples of this number of rows, so that scaled parts fit together. */
const step = 10

export type Sites = Readonly<Partial<Record<'before' | 'after', string>>>

/**
 * Takes screenshots of pages on both sides, in every view.
 * @throws with a message for the reader if there is no browser.
 */
export async function takePictures(sites: Sites, pages: readonly PageChange[], views: readonly View[], cache: Cache) {
  const encoding = encodingFor(pages.length)
  const keyOf = ({ before, after }: PageChange, view: View) => [
    programHash('scripts/review/pictures.ts'),
    JSON.stringify([before?.look ?? '', after?.look ?? '', view, encoding]),
  ]
  const taken = new Map<PageChange, Picture[]>(pages.map((page) => [page, []]))
  const waiting = views.map((view) => ({ view, pages: pages.filter((page) => !cache.get(keyOf(page, view))) }))
  if (waiting.some((side) => side.pages.length > 0)) {
    const browser = await startBrowser({ quick: true })
    const servers = await serve(sites)
    try {
      await Promise.all(
        waiting.map(async ({ view, pages }) => {
          const cameras = await openCameras(browser, servers, view)
          for (const page of pages) {
            const [before, after] = await Promise.all([
              page.before && cameras.before?.(page.before.url),
              page.after && cameras.after?.(page.after.url),
            ])
            const picture = await comparePictures(view, before, after, encoding)
            cache.set(keyOf(page, view), Buffer.from(JSON.stringify(picture)))
          }
        }),
      )
    } finally {
      await browser.close()
      for (const { server } of Object.values(servers)) server.close()
    }
  }
  for (const page of pages)
    for (const view of views) {
      const stored = cache.get(keyOf(page, view))
      if (stored) taken.get(page)?.push(JSON.parse(String(stored)))
    }
  return taken
}

async function serve(sites: Sites) {
  const servers: Record<string, { server: Server; origin: string }> = {}
  for (const [side, site] of Object.entries(sites)) {
    const { server } = await listen(siteHandler(site), 0)
    // Safe cast: a listening server has an address with a port.
    servers[side] = { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
  }
  return servers
}

type Camera = (url: string) => Promise<Shot>

async function openCameras(browser: Browser, servers: Record<string, { origin: string }>, view: View) {
  const cameras: Partial<Record<string, Camera>> = {}
  for (const [side, { origin }] of Object.entries(servers)) {
    const page = await openPage(browser, view)
    const session = await page.context().newCDPSession(page)
    // The font has `font-display: optional`, so the first page may lack it. Later pages get it from the cache.
    await page.goto(origin)
    await preparePage(page)
    cameras[side] = (url) => shoot(page, session, origin + url)
  }
  return cameras
}

export async function openPage(browser: Browser, { width, scheme }: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 780 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** Waits for fonts and all pictures, and removes the cookie banner, which would cover a part of each page. */
export async function preparePage(page: Page) {
  await page.evaluate(async () => {
    document.getElementById('consent')?.remove()
    document.documentElement.style.removeProperty('--banner')
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
  })
}

interface Shot {
  rows: Buffer
  width: number
  height: number
  isCut: boolean
}

async function shoot(page: Page, session: CDPSession, address: string): Promise<Shot> {
  await page.goto(address)
  await preparePage(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const width = page.viewportSize()?.width ?? cssContentSize.width
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(cssContentSize.height, maxHeight), scale: 1 },
  })
  const picture = sharp(Buffer.from(data, 'base64')).removeAlpha().raw()
  const { data: rows, info } = await picture.toBuffer({ resolveWithObject: true })
  return { rows, width: info.width, height: info.height, isCut: cssContentSize.height > maxHeight }
}

const channels = 3

/** Compares two screenshots by row, and encodes them in parts. Encodes nothing if they are identical. */
export async function comparePictures(view: View, before?: Shot, after?: Shot, encoding = encodingFor(1)) {
  const some = before ?? after
  if (!some) throw new Error('A page that exists on neither side has no screenshot.')
  const stride = some.width * channels
  const rowOf = ({ rows }: Shot, row: number) => rows.subarray(row * stride, (row + 1) * stride)
  const shared = before && after ? Math.min(before.height, after.height) : 0
  const isSame = (row: number, other: number) => before && after && rowOf(before, row).equals(rowOf(after, other))
  let top = 0
  while (top < shared && isSame(top, top)) top++
  let bottom = 0
  while (before && after && bottom < shared - top && isSame(before.height - 1 - bottom, after.height - 1 - bottom))
    bottom++
  const picture: Picture = {
    ...view,
    parts: [],
    heights: { before: before?.height, after: after?.height },
    difference: before && after ? differenceOf(before, after, top, bottom, stride) : 1,
    isCut: Boolean(before?.isCut || after?.isCut),
  }
  if (picture.difference === 0) return picture
  const from = top - (top % step)
  const below = bottom - (bottom % step)
  const cut = (side: Part['side'], shot: Shot | undefined, start: number, end: number) =>
    shot && end > start ? [encode(side, shot, start, end, encoding)] : []
  const parts = [
    ...cut('both', some, 0, from),
    ...cut('before', before, from, (before?.height ?? 0) - below),
    ...cut('after', after, from, (after?.height ?? 0) - below),
    ...cut('both', some, some.height - below, some.height),
  ]
  return { ...picture, parts: await Promise.all(parts) }
}

/** Returns the share of pixels that differ. If the heights differ, all rows between the identical rows count. */
function differenceOf(before: Shot, after: Shot, top: number, bottom: number, stride: number): number {
  const whole = Math.max(before.height, after.height)
  if (before.height !== after.height) return Math.max(1, whole - top - bottom) / whole
  const end = (before.height - bottom) * stride
  const [a, b] = [before.rows, after.rows]
  let pixels = 0
  for (let offset = top * stride; offset < end; offset += channels)
    if (a[offset] !== b[offset] || a[offset + 1] !== b[offset + 1] || a[offset + 2] !== b[offset + 2]) pixels++
  return pixels / (whole * before.width)
}

async function encode(
  side: Part['side'],
  { rows, width }: Shot,
  start: number,
  end: number,
  { quality, scale }: Encoding,
): Promise<Part> {
  const height = end - start
  const raw = { width, height, channels } as const
  const picture = sharp(rows.subarray(start * width * channels, end * width * channels), { raw })
  if (width > 600)
    picture.resize({
      width: Math.round(width * scale),
      height: Math.max(1, Math.round(height * scale)),
      fit: 'fill',
    })
  const bytes = await picture.avif({ quality, effort: 0 }).toBuffer()
  return { side, height, bytes: bytes.toString('base64') }
}
