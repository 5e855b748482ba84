import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen, siteHandler } from '../../scripts/hosting/server.ts'
import type { FormName } from '../../site/forms.ts'
import type { Outside } from '../../site/headers.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { contactPages, filledIn, fillIn, sendForm, valuesOf } from '../harness/pages/contact.ts'
import { newsletterPages } from '../harness/pages/newsletter.ts'
import { sample } from '../harness/sample.ts'
import { copyDeployed } from '../harness/serving/other-origin.ts'

// A provider of another origin that says by CORS who may read its answers, and a deployment that knows of it.
const folder = mkdtempSync(join(tmpdir(), 'readable-'))
let server: Server
let provider = ''
let outside: Outside = { forms: [], analytics: true }
/** What the provider answers, to whom, and how many posts it got. */
let status = 200
let readers = '*'
let posts = 0

beforeAll(async () => {
  const listening = await listen((request, response) => {
    if (request.url?.startsWith('/thanks')) {
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('Thank you')
      return
    }
    posts++
    request.resume().once('end', () => {
      const cors = readers ? { 'Access-Control-Allow-Origin': readers } : {}
      response.writeHead(status, { ...cors, Location: '/thanks' }).end('An answer')
    })
  }, 0)
  server = listening.server
  provider = `http://localhost:${listening.port}`
  outside = { forms: [provider], analytics: true }
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  status = 200
  readers = '*'
  posts = 0
})

/** A site whose form posts to the provider, as business.yaml says whether its answer can be read. */
const deployed = (form: FormName, readable: boolean) =>
  withBrowser(() => {
    const urls = (form === 'contact' ? contactPages : newsletterPages).map(({ url }) => url)
    const copy = join(folder, `${form}-${readable}`)
    return siteHandler(
      copyDeployed(copy, { form, urls, endpoint: `${provider}/post`, readable, allowed: outside }),
      outside,
    )
  })

const asked = () => new RegExp(` asks ${provider}/(post|thanks)$|status of [45]\\d\\d`)

const ways = (page: Page) => page.locator('main form .elsewhere a')

describe('with a provider whose answer can be read', () => {
  const { visit, expectComplaints } = deployed('contact', true)
  beforeEach(() => expectComplaints(asked()))

  describe.each(sample(contactPages))('the form on $url', ({ url, send, sent, failed }) => {
    test('arrives, and says so', async () => {
      const page = await visit(url)
      await fillIn(page)
      expect(await sendForm(page, send)).toEqual(sent)
      expect(posts).toBe(1)
    })

    test.each([400, 422, 429, 500, 503])('keeps everything where it answers %i, and says so', async (refusal) => {
      status = refusal
      const page = await visit(url)
      await fillIn(page)
      expect(await sendForm(page, send)).toEqual(failed)
      expect(posts).toBe(1)
      expect(await valuesOf(page)).toEqual(filledIn)
      expect(await ways(page).count()).toBe(2)

      status = 200
      await page.locator('main form button').click()
      await expect.poll(() => posts).toBe(2)
      await expect.poll(() => ways(page).count()).toBe(0)
    })

    test('follows where it leads on to', async () => {
      status = 303
      const page = await visit(url)
      await fillIn(page)
      expect(await sendForm(page, send)).toEqual(sent)
    })
  })

  test('one that lets nobody read it after all counts as a failure', async () => {
    readers = ''
    expectComplaints(/CORS|ERR_FAILED/)
    const page = await visit('/contact')
    await fillIn(page)
    expect(await sendForm(page, contactPages[0].send)).toEqual(contactPages[0].failed)
    expect(await valuesOf(page)).toEqual(filledIn)
  })
})

describe('with a provider whose answer cannot be read', () => {
  const { visit, expectComplaints } = deployed('contact', false)
  beforeEach(() => expectComplaints(asked()))

  test('what it refuses counts as sent', async () => {
    status = 500
    readers = ''
    const page = await visit('/contact')
    await fillIn(page)
    expect(await sendForm(page, contactPages[0].send)).toEqual(contactPages[0].sent)
  })
})
