import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FormSink } from '../../../scripts/hosting/form-sink.ts'
import { siteHandler } from '../../../scripts/hosting/server.ts'
import { fileOf } from '../../../scripts/lib/files.ts'
import { listen } from '../../../scripts/lib/process.ts'
import { formProps } from '../../../site/forms.ts'
import { metaPolicy, type Outside } from '../../../site/headers.ts'
import { withBrowser } from '../../harness/pages/browser.ts'
import {
  button,
  contact,
  filledIn,
  openFilledForm,
  sendForm,
  sentParts,
  valuesOf,
} from '../../harness/pages/contact.ts'
import { sample } from '../../harness/sample.ts'
import { dist, htmlOf, outside as ofSite } from '../../harness/site.ts'

// Tests a form provider on another origin. Its endpoint, and whether its answer is readable, are set by the build. So
// both are patched into the built page, with a matching CSP.

const folder = mkdtempSync(join(tmpdir(), 'provider-'))
const formSink = new FormSink(folder)
const { url, sent, failed } = contact
let server: Server
let provider = ''
let outside: Outside = { forms: [], analytics: true }
/**
 * Status of the provider's response, or 0 to record the form. `readers` is the origin that may read the response
 * (CORS).
 */
let status = 0
let readers = ''

beforeAll(async () => {
  const listening = await listen((request, response) => {
    if (readers) response.setHeader('Access-Control-Allow-Origin', readers)
    if (request.url === '/thanks') return void response.end('Thank you')
    if (status)
      return void request.resume().once('end', () => response.writeHead(status, { Location: '/thanks' }).end())
    // The provider accepts posts from any site.
    delete request.headers.origin
    void formSink.answer(request, response)
  }, 0)
  server = listening.server
  provider = `http://localhost:${listening.port}`
  outside = { forms: [provider], analytics: true }
})
afterAll(() => void server.close())
beforeEach(() => {
  status = 0
  readers = ''
  formSink.received.length = 0
})

function deployed(name: string, { readable = false, isAllowed = true }) {
  const browser = withBrowser(() => {
    const allowed = isAllowed ? outside : ofSite
    const copy = join(folder, name)
    cpSync(dist, copy, { recursive: true, dereference: true })
    const html = htmlOf(url)
    const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const edited = html
      .replaceAll(formProps('contact', 'nl').action, `${provider}/__forms/contact`)
      .replaceAll('&quot;readable&quot;:false', `&quot;readable&quot;:${readable}`)
      .replaceAll(metaPolicy(ofSite, [sheet]), metaPolicy(allowed, [sheet]))
    writeFileSync(join(copy, fileOf(url)), edited)
    return siteHandler(copy, allowed)
  })
  // Expected complaints: the submission to another origin, its redirect, and error statuses.
  beforeEach(() =>
    browser.expectComplaints(new RegExp(` asks ${provider}/(__forms/contact|thanks)$|status of [45]\\d\\d`)),
  )
  return browser
}

const received = () => formSink.received.map(({ parts }) => parts)

describe('with a provider whose answer cannot be read', () => {
  const { visit } = deployed('unreadable', {})

  test('the form arrives, and a refused one counts as sent', async () => {
    const page = await openFilledForm(visit)
    expect(await sendForm(page)).toEqual(sent)
    expect(received()).toEqual([sentParts])
    status = 500
    const other = await openFilledForm(visit)
    expect(await sendForm(other)).toEqual(sent)
  })
})

describe('with a provider whose answer can be read', () => {
  const { visit, expectComplaints } = deployed('readable', { readable: true })
  beforeEach(() => {
    readers = '*'
  })

  test.each(sample([422, 503]))('the form stays after an answer %i, until it arrives', async (refusal) => {
    status = refusal
    const page = await openFilledForm(visit)
    expect(await sendForm(page)).toEqual(failed)
    expect(await valuesOf(page)).toEqual(filledIn)
    status = 0
    await button(page).click()
    await expect.poll(received).toEqual([sentParts])
  })

  test('a redirect is followed', async () => {
    status = 303
    const page = await openFilledForm(visit)
    expect(await sendForm(page)).toEqual(sent)
  })

  test('an answer that turns out to be unreadable counts as a failure', async () => {
    readers = ''
    expectComplaints(/CORS|ERR_FAILED/)
    const page = await openFilledForm(visit)
    expect(await sendForm(page)).toEqual(failed)
    expect(await valuesOf(page)).toEqual(filledIn)
  })
})

describe('with a provider that the build does not know', () => {
  const { visit, expectComplaints, complaints } = deployed('unnamed', { isAllowed: false })

  test('the content policy refuses it', async () => {
    expectComplaints(/Content.Security.Policy|Content policy/)
    const page = await openFilledForm(visit)
    expect(await sendForm(page)).toEqual(failed)
    expect(received()).toEqual([])
    await expect.poll(() => complaints().join('\n')).toContain('Content policy: connect-src refuses')
  })
})
