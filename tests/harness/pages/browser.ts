import type { RequestListener, Server } from 'node:http'
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { siteHandler } from '../../../scripts/hosting/server.ts'
import { startBrowser } from '../../../scripts/lib/browser.ts'
import { listen } from '../../../scripts/lib/process.ts'
import type { SitePage } from '../../../site/content.ts'
import { dist, outside, pages, root } from '../site.ts'
import { writtenAt } from '../written-at.ts'
import { onRequest } from './asked.ts'

interface Visit extends Omit<BrowserContextOptions, 'viewport' | 'baseURL'> {
  /** Viewport in px. Default: 1440 × 900. */
  width?: number
  height?: number
  script?: string
}

const watchPolicy = `addEventListener('securitypolicyviolation', (event) =>
  console.error('Content policy: ' + event.effectiveDirective + ' refuses ' + (event.blockedURI || event.sample)))`

type Launch = NonNullable<Parameters<typeof startBrowser>[0]>

/** Browsers of this worker, by their launch options. */
const started = new Map<string, Browser>()

/**
 * Serves the site with its real headers and starts the browser, for the tests of a file. Console messages,
 * exceptions, failed loads and requests to other origins fail the test that opened the page.
 */
export function withBrowser(
  handler: () => RequestListener = () => siteHandler(dist, outside),
  launch: Launch = { quick: true },
) {
  let browser: Browser
  let server: Server
  let origin = ''
  const complaints: string[] = []
  let expected: RegExp[] = []
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    const listening = await listen(handler(), 0)
    server = listening.server
    origin = `http://localhost:${listening.port}`
    await startAgain()
  })

  // A crashed browser must fail only the current test.
  async function startAgain() {
    const name = JSON.stringify(launch)
    const last = started.get(name)
    browser = last?.isConnected() ? last : await startBrowser(launch)
    started.set(name, browser)
  }

  beforeEach(startAgain)

  afterAll(async () => {
    server?.close()
  })

  afterEach(async () => {
    const faults = complaints.splice(0).filter((line) => !expected.some((pattern) => pattern.test(line)))
    for (const context of contexts.splice(0)) {
      // Ignores errors of routes that are still pending.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
    complaints.length = 0
    expected = []
    expect(faults.map(located)).toEqual([])
  })

  /** Allows matching complaints until the end of the test, because the browser may log late. */
  function expectComplaints(...lines: RegExp[]) {
    expected.push(...lines)
  }

  async function newPage({ width = 1440, height = 900, script, ...options }: Visit = {}): Promise<Page> {
    const context = await browser.newContext({ ...options, viewport: { width, height }, baseURL: origin })
    contexts.push(context)
    context.setDefaultTimeout(90_000)
    await context.addInitScript(watchPolicy)
    if (script) await context.addInitScript(script)
    context.on('page', (page) => collect(page, origin, (line) => complaints.push(line)))
    return context.newPage()
  }

  async function visit(url: string, options?: Visit): Promise<Page> {
    const page = await newPage(options)
    await page.goto(url)
    return page
  }

  return { visit, newPage, expectComplaints, complaints: () => complaints, origin: () => origin }
}

const known = new Map<string, SitePage>(pages.map((page) => [page.url, page]))

/** Adds the line in content/ to a complaint about a page of the real content. */
function located(complaint: string): string {
  const page = known.get(complaint.split(' ', 1)[0] ?? '')
  return page && dist.startsWith(root) ? `${writtenAt(page)} on ${complaint}` : complaint
}

/** True for the two messages that a not-found page logs: the browser's status and our explanation. */
function isAboutNotFound(message: ConsoleMessage, url: string) {
  const { pathname } = new URL(url)
  if (known.has(pathname)) return false
  if (message.type() === 'info') return message.text() === `Page not found: ${pathname}`
  return message.location().url === url && message.text().endsWith('responded with a status of 404 (Not Found)')
}

function collect(page: Page, origin: string, complain: (line: string) => void) {
  const where = (url: string) => url.replace(origin, '')
  page.on('console', (message) => {
    if (isAboutNotFound(message, page.url())) return
    complain(`${where(page.url())} ${message.type()}: ${message.text().replaceAll(origin, '')}`)
  })
  page.on('pageerror', (error) => complain(`${where(page.url())} throws ${error.message}`))
  onRequest(
    page,
    (request) => {
      const reason = request.failure()?.errorText
      // Navigation aborts pending requests, and prefetches are dropped silently.
      const dropped = reason === 'net::ERR_ABORTED' || request.headers()['sec-purpose']?.startsWith('prefetch')
      if (!dropped) complain(`${where(page.url())} could not load ${where(request.url())}: ${reason}`)
    },
    'requestfailed',
  )
  onRequest(page, (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol !== 'data:' && asked !== origin) complain(`${where(page.url())} asks ${request.url()}`)
  })
}
