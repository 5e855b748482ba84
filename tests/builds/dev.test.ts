import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../../scripts/lib/browser.ts'
import { mustBuild, startBuild } from '../harness/builds/build.ts'
import { write } from '../harness/builds/changes.ts'
import { type Dev, startDev } from '../harness/builds/dev.ts'
import { alone, draftAt, now, writeDraft, writeHidden } from '../harness/builds/modes.ts'
import { copyProject, digestOf } from '../harness/project.ts'

// npm run dev in a project that has something to hide, beside builds, and with photos that come later.
let project: ReturnType<typeof copyProject>
let dev: Dev

beforeAll(async () => {
  project = copyProject()
  writeHidden(project.folder)
  dev = await startDev(project.folder, now)
})
afterAll(async () => {
  await dev?.stop()
  project?.remove()
})

/** How often the draft was saved. */
let saves = 0

const noindex = '<meta name="robots" content="noindex"'

/** How a page of dev is, once it shows a text: a change takes it a moment. */
const shown = async (path: string, text: string) => {
  await expect.poll(() => dev.read(path), { timeout: 60_000 }).toContain(text)
  return dev.read(path)
}

test('a build beside dev is that of a build alone, also while a writer saves again and again', async () => {
  expect(await shown('/blog', 'Een concept')).toContain(noindex)
  const building = startBuild(project.folder, now)
  while (building.process.exitCode === null) {
    writeDraft(project.folder, `Versie ${++saves}`)
    await wait(100)
  }
  expect(await building.ended, building.said()).toBe(0)
  expect(digestOf(join(project.folder, 'dist'))).toBe(alone())
})

test('dev beside a build still shows what is hidden, with its text, asks not to be found, and shows what changes next', async () => {
  await shown('/blog', `Versie ${saves}<`)
  await mustBuild(project.folder, now)
  for (const path of Object.values(draftAt)) expect(await shown(path, 'De eerste zin.')).toContain(noindex)
  writeDraft(project.folder, 'Na de build')
  expect(await shown('/blog', 'Na de build')).toContain(noindex)
  expect(await shown('/en/blog', 'Na de build')).toContain(noindex)
})

test('what a page of another site posts to the recorder is refused', async () => {
  const post = (from: string) =>
    fetch(`${dev.origin}/__forms/contact`, { method: 'POST', body: new FormData(), headers: { Origin: from } })
  expect((await post('https://evil.example')).status).toBe(403)
  expect((await post(dev.origin)).status).toBe(200)
})

test('a photo that is missing shows over the page, with a place that is there, and goes when the photo comes', async () => {
  const photo = join(project.folder, 'public/images/blog/desk.jpg')
  const browser = await startBrowser({ quick: true })
  try {
    const page = await browser.newPage()
    await page.goto(`${dev.origin}/blog`)
    const overlay = page.locator('vite-error-overlay')
    write('draft', 951, { draft: 'true', image: '/images/blog/desk.jpg' })(project.folder)
    // One after another: each file that is saved is read.
    const drafts = ['en', 'nl'].map((locale) => join(project.folder, `content/${locale}/blog/draft.mdx`))
    await expect.poll(() => placesIn(page), { timeout: 60_000 }).toEqual(drafts)
    expect(drafts.filter((file) => !existsSync(file))).toEqual([])
    expect(await overlay.locator('.stack').textContent()).toContain('/images/blog/desk.jpg')

    mkdirSync(dirname(photo), { recursive: true })
    await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#1d5fd6' } })
      .jpeg()
      .toFile(photo)
    await overlay.waitFor({ state: 'detached', timeout: 60_000 })
    const answer = await fetch(`${dev.origin}/images/blog/desk-768.avif`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 768, compression: 'av1' })
    await page.goto(dev.origin + draftAt.nl)
    const picture = page.locator('main img[src="/images/blog/desk.jpg"]').first()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/desk-\d+\.avif$/)
  } finally {
    await browser.close()
  }
})

/** The files that the overlay links to, each once. */
async function placesIn(page: Page): Promise<string[]> {
  const links = await page.locator('vite-error-overlay a.file-link').allTextContents()
  return [...new Set(links.map((link) => link.replace(/:\d+:\d+$/, '')))].sort()
}
