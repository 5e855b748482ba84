import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Recorder } from '../../../scripts/hosting/recorder.ts'
import { listen, siteHandler } from '../../../scripts/hosting/server.ts'
import type { Outside } from '../../../site/headers.ts'
import { withBrowser } from '../../harness/pages/browser.ts'
import { contactPages, filledIn, fillIn, sendForm, sentParts, toastOf } from '../../harness/pages/contact.ts'
import { sample } from '../../harness/sample.ts'
import { copyDeployed } from '../../harness/serving/other-origin.ts'
import { outside as ofSite } from '../../harness/site.ts'

// The endpoint of a form is a value of the build. Here it is put into the built page, with the policy of such a build.
const folder = mkdtempSync(join(tmpdir(), 'second-origin-'))
const recorder = new Recorder(folder)
let endpoint: Server
let provider = ''
/** What a deployment with this endpoint would allow; nothing, to see that it matters. */
let outside: Outside = { forms: [], analytics: true }

beforeAll(async () => {
  const listening = await listen((request, response) => {
    // A provider takes posts of any site.
    delete request.headers.origin
    void recorder.answer(request, response)
  }, 0)
  endpoint = listening.server
  provider = `http://localhost:${listening.port}`
  outside = { forms: [provider], analytics: true }
})
afterAll(() => {
  endpoint.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  recorder.received.length = 0
})

const copyWith = (name: string, allowed: Outside) =>
  copyDeployed(join(folder, name), {
    form: 'contact',
    urls: contactPages.map(({ url }) => url),
    endpoint: `${provider}/__forms/contact`,
    allowed,
  })

describe('with a provider that the build names', () => {
  const { visit, expectComplaints, origin } = withBrowser(() => siteHandler(copyWith('named', outside), outside))

  // The one thing that may be asked of another origin.
  beforeEach(() => expectComplaints(new RegExp(` asks ${provider}/__forms/contact$`)))

  test.each(sample(contactPages))(
    'the form on $url arrives there, though its answer cannot be read',
    async ({ url, send, sent }) => {
      const page = await visit(url)
      expect(provider).not.toBe(origin())
      await fillIn(page)
      expect(await sendForm(page, send)).toEqual(sent)
      expect(recorder.received.map((post) => post.parts)).toEqual([sentParts])
    },
  )

  test('without scripts the form goes there by itself', async () => {
    const page = await visit('/contact', { javaScriptEnabled: false })
    await fillIn(page)
    await page.getByRole('button', { name: contactPages[0].send }).click()
    await page.waitForURL(`${provider}/**`)
    expect(recorder.received.map((post) => post.parts)).toEqual([
      [...Object.entries(filledIn), ['b_contact_website', '']],
    ])
  })
})

describe('with a provider that the build does not name', () => {
  const { visit, expectComplaints, complaints } = withBrowser(() => siteHandler(copyWith('unnamed', ofSite), ofSite))

  test('the content policy refuses it', async () => {
    expectComplaints(/Content.Security.Policy|Content policy/)
    const page = await visit('/contact')
    await fillIn(page)
    await page.locator('main form button').click()
    expect(await toastOf(page)).toEqual(contactPages[0].failed)
    expect(recorder.received).toEqual([])
    await expect.poll(() => complaints().join('\n')).toContain('Content policy: connect-src refuses')
  })
})
