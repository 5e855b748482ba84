import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../../scripts/lib/browser.ts'
import { startBuild } from '../harness/builds/build.ts'
import { now, write, writeDraft, writeHidden } from '../harness/builds/changes.ts'
import { type Command, kill, spawnCommand, waitForOutput } from '../harness/command.ts'
import { copyProject, folderDigest } from '../harness/project.ts'
import { nightly } from '../harness/sample.ts'
import { smallSite } from '../harness/small-site.ts'

// Tests `npm run dev` in a built project with hidden entries, a photo that is added later, and symbolic links.

let project: ReturnType<typeof copyProject>
let dev: Command
let origin = ''
const at = (file: string) => join(project.folder, file)

beforeAll(async () => {
  project = copyProject()
  writeHidden(project.folder)
  // Vite caches in node_modules by default, which is shared with the checkout.
  const settings = JSON.stringify({ cacheDir: at('.vite'), server: { port: 0 } })
  dev = spawnCommand(project.folder, 'dev', [], { ...now, VITE_CONFIG: settings })
  origin = await waitForOutput(dev, /Local:\s+(http:\/\/127\.0\.0\.1:\d+)/)
})
afterAll(async () => {
  kill(dev)
  await dev.ended
  project.remove()
})

const read = async (path: string) => (await fetch(origin + path)).text()

/** Waits until a page shows a text, and expects the page to be `noindex`. */
async function shows(path: string, text: string) {
  await expect.poll(() => read(path), { timeout: 180_000 }).toContain(text)
  expect(await read(path)).toContain('<meta name="robots" content="noindex"')
}

test.runIf(nightly)(
  'beside a build, while a writer saves, dev shows what is hidden, and the build is that of a build alone',
  async () => {
    await shows('/blog', 'Een concept')
    const building = startBuild(project.folder, now)
    let saves = 0
    while (building.process.exitCode === null) {
      writeDraft(project.folder, `Versie ${++saves}`)
      await wait(100)
    }
    expect(await building.ended, building.said()).toBe(0)
    expect(folderDigest(at('dist'))).toBe(folderDigest(smallSite))
    await shows('/blog', `Versie ${saves}<`)
    for (const path of ['/blog/artikel-951', '/en/blog/article-951']) await shows(path, 'De eerste zin.')
  },
)

test('a missing photo is reported over the page with a valid position, until the photo is added', async () => {
  const photo = at('public/images/blog/desk.jpg')
  const browser = await startBrowser({ quick: true })
  try {
    const page = await browser.newPage()
    await page.goto(`${origin}/blog`)
    const overlay = page.locator('vite-error-overlay')
    write('draft', 951, { draft: 'true', image: '/images/blog/desk.jpg' })(project.folder)
    const drafts = ['en', 'nl'].map((locale) => at(`content/${locale}/blog/draft.mdx`))
    const places = async () => {
      const links = await overlay.locator('a.file-link').allTextContents()
      return [...new Set(links.map((link) => link.replace(/:\d+:\d+$/, '')))].sort()
    }
    await expect.poll(places, { timeout: 180_000 }).toEqual(drafts)
    expect(drafts.filter((file) => !existsSync(file))).toEqual([])
    expect(await overlay.locator('.stack').textContent()).toContain('/images/blog/desk.jpg')

    mkdirSync(dirname(photo), { recursive: true })
    await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#1d5fd6' } })
      .jpeg()
      .toFile(photo)
    await overlay.waitFor({ state: 'detached', timeout: 180_000 })
    const answer = await fetch(`${origin}/images/blog/desk-768.avif`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 768, compression: 'av1' })
    await page.goto(`${origin}/blog/artikel-951`)
    const picture = page.locator('main img[src="/images/blog/desk.jpg"]').first()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/desk-\d+\.avif$/)
  } finally {
    await browser.close()
  }
})

test('no link in the project is followed, whatever the requested address', async () => {
  mkdirSync(at('elsewhere'))
  writeFileSync(at('elsewhere/x.txt'), 'secret')
  symlinkSync('/etc/passwd', at('content/nl/blog/x.mdx'))
  symlinkSync(at('elsewhere'), at('public/images/foreign'))
  symlinkSync('/etc/passwd', at('public/link.txt'))
  const addresses = {
    '/link.txt': 'public/link.txt',
    '/link.txt?raw': 'public/link.txt',
    '/%6cink.txt': 'public/link.txt',
    '/images/foreign/x.txt': 'public/images/foreign',
    '/public/link.txt': 'public/link.txt',
    '/content/nl/blog/x.mdx': 'content/nl/blog/x.mdx',
    [`/@fs${at('public/link.txt')}?import&raw`]: 'public/link.txt',
  }
  for (const [address, file] of Object.entries(addresses))
    expect(await read(address), address).toBe(
      `${file} is a symbolic link. Replace it with the file or folder itself.\n`,
    )
})
