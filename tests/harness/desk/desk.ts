import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type RunningDesk, startDesk } from '../../../editor/server/server.ts'
import { startBrowser } from '../../../scripts/lib/browser.ts'
import { onRequest } from '../pages/asked.ts'
import { axeScript } from '../pages/axe.ts'
import { copyProject } from '../project.ts'

let started: Promise<Browser> | undefined

const watchPolicy = `addEventListener('securitypolicyviolation', (event) =>
  console.error('Content policy: ' + event.effectiveDirective + ' refuses ' + (event.blockedURI || event.sample)))`

interface Settings {
  /** Shows the preview column, which needs the site's scripts. */
  preview?: boolean
  /** Changes the copy of the project before the desk starts. */
  prepare?: (root: string) => void
}

/**
 * The desk on a copy of the project with the test content, for the tests of one file. Console messages, exceptions
 * and requests to other origins fail a test.
 */
export function withDesk({ preview = false, prepare }: Settings = {}) {
  let project: ReturnType<typeof copyProject>
  let desk: RunningDesk
  let browser: Browser
  const contexts: BrowserContext[] = []
  const complaints: string[] = []
  let expected: RegExp[] = []

  const start = async (port: number) => {
    desk = await startDesk({ root: project.folder, port, env: {}, preview })
  }

  beforeAll(async () => {
    project = copyProject()
    prepare?.(project.folder)
    await start(0)
    started ??= startBrowser({ quick: true })
    browser = await started
  }, 240_000)
  afterAll(async () => {
    await desk?.stop()
    project?.remove()
  })
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
    const faults = complaints.splice(0).filter((line) => !expected.some((pattern) => pattern.test(line)))
    expected = []
    expect(faults).toEqual([])
  })

  /** An authorized window with the list of texts. */
  async function openDesk({ language = 'nl', context, ...options }: Visit = {}): Promise<Page> {
    const own = context ?? (await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options }))
    if (!context) {
      contexts.push(own)
      await own.addInitScript(watchPolicy)
      await own.addInitScript(axeScript)
      await own.addInitScript(`if (location.protocol === 'http:') localStorage.setItem('desk-language', '${language}')`)
      own.on('page', (page) => collect(page, new URL(desk.address).origin, complaints))
    }
    const page = await own.newPage()
    await page.goto(desk.address)
    await page.getByRole('searchbox').waitFor()
    return page
  }

  async function openEntry(key: string, visit: Visit = {}): Promise<Page> {
    const page = await openDesk(visit)
    await page.evaluate((hash) => {
      location.hash = hash
    }, key)
    await page.locator('[data-file]').first().waitFor()
    await waitUntilSaved(page)
    return page
  }

  return {
    openDesk,
    openEntry,
    stop: () => desk.stop(),
    restart: () => start(desk.port),
    root: () => project.folder,
    address: () => new URL(desk.address),
    read: (file: string) => readFileSync(join(project.folder, file), 'utf8'),
    expectComplaints: (...lines: RegExp[]) => expected.push(...lines),
  }
}

interface Visit extends BrowserContextOptions {
  language?: 'nl' | 'en'
  /** Context of another window, with which this one shares cookies and storage. */
  context?: BrowserContext
}

/** Waits until all changes are saved and checked. */
export async function waitUntilSaved(page: Page) {
  await page.locator('[data-phase="idle"]').waitFor()
  await page.waitForTimeout(350)
  await page.locator('[data-phase="idle"]').waitFor()
}

export const bodyIn = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`, ${name}$`) })

/** Types at the end of the line that contains `start`. */
export async function typeAfter(page: Page, side: string, start: string, text: string) {
  const body = bodyIn(page, side)
  const line = body.locator('.cm-line', { hasText: start }).first()
  if (!(await line.isVisible())) {
    // The editor only renders visible lines.
    await body.click()
    await page.keyboard.press('Control+End')
  }
  await line.click()
  // One press per visual line of a wrapped line.
  for (let time = 0; time < 12; time++) await page.keyboard.press('End')
  await page.keyboard.insertText(text)
}

function collect(page: Page, origin: string, complaints: string[]) {
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`throws ${error.message}`))
  onRequest(page, (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (!/^(data|blob):$/.test(protocol) && asked !== origin) complaints.push(`asks ${request.url()}`)
  })
}
