import type { RequestListener, Server } from 'node:http'
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { listen, siteHandler } from '../../../scripts/hosting/server.ts'
import { startBrowser } from '../../../scripts/lib/browser.ts'
import { dist, outside, pages } from '../site.ts'
import { hearRequests } from './asked.ts'

interface Visit extends Omit<BrowserContextOptions, 'viewport' | 'baseURL'> {
  /** The size of the window; 1440 wide and 900 high unless told. */
  width?: number
  height?: number
  /** A program that runs in every page before the page's own. */
  script?: string
}

/** Turns what the content policy refuses into a line on the console. */
const watchPolicy = `addEventListener('securitypolicyviolation', (event) =>
  console.error('Content policy: ' + event.effectiveDirective + ' refuses ' + (event.blockedURI || event.sample)))`

/** The browser of this worker, for all its files; it ends with the worker. */
let started: Browser | undefined

/**
 * Serves the site under its real headers and starts the browser, for the tests of one file. Each test has windows of its own. Whatever a page says on the
 * console, throws, fails to load, or asks of another origin is a complaint, and fails the test that opened the page.
 */
export function withBrowser(handler: () => RequestListener = () => siteHandler(dist, outside)) {
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
  }, 120_000)

  // A browser that crashed fails the test that it crashed in, not those that come after it.
  async function startAgain() {
    if (!started?.isConnected()) started = await startBrowser({ quick: true })
    browser = started
  }

  beforeEach(startAgain)

  afterAll(async () => {
    server?.close()
  })

  afterEach(async () => {
    const faults = complaints.splice(0).filter((line) => !expected.some((pattern) => pattern.test(line)))
    for (const context of contexts.splice(0)) {
      // What a test answers itself may be on its way yet: that it comes too late, or is asked of nobody now, is no fault.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
    complaints.length = 0
    expected = []
    expect(faults).toEqual([])
  })

  /**
   * What the test brings about itself: lines that match fail no test. The browser says a line when it likes, also a
   * moment after everything else is as it should be; so this counts until the test has ended.
   */
  function expectComplaints(...lines: RegExp[]) {
    expected.push(...lines)
  }

  /** A window of its own, with nothing open yet. */
  async function newPage({ width = 1440, height = 900, script, ...options }: Visit = {}): Promise<Page> {
    const context = await browser.newContext({ ...options, viewport: { width, height }, baseURL: origin })
    contexts.push(context)
    await context.addInitScript(watchPolicy)
    if (script) await context.addInitScript(script)
    context.on('page', (page) => collect(page, origin, (line) => complaints.push(line)))
    return context.newPage()
  }

  /** Opens an address of the site in a window of its own. */
  async function visit(url: string, options?: Visit): Promise<Page> {
    const page = await newPage(options)
    await page.goto(url)
    return page
  }

  return { visit, newPage, expectComplaints, complaints: () => complaints, origin: () => origin }
}

const known = new Set<string>(pages.map((page) => page.url))

/** At an address that does not exist, two lines belong there: the browser's own about the status, and ours for information. */
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
  hearRequests(
    page,
    (request) => {
      const reason = request.failure()?.errorText
      // A page that is left takes back what it was still asking for; what is prepared ahead is dropped without notice.
      const dropped = reason === 'net::ERR_ABORTED' || request.headers()['sec-purpose']?.startsWith('prefetch')
      if (!dropped) complain(`${where(page.url())} could not load ${where(request.url())}: ${reason}`)
    },
    'requestfailed',
  )
  hearRequests(page, (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol !== 'data:' && asked !== origin) complain(`${where(page.url())} asks ${request.url()}`)
  })
}
