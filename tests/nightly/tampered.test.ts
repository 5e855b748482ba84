import { copyFileSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Release } from '../../scripts/build/publish/release.ts'
import { siteHandler } from '../../scripts/hosting/server.ts'
import { checks } from '../../scripts/hosting/smoke/checks.ts'
import { checkFolder } from '../../scripts/hosting/smoke/folder.ts'
import { createClient, liveSiteOf } from '../../scripts/hosting/smoke/live-site.ts'
import { traits } from '../../scripts/hosting/smoke/traits.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { publishTo } from '../harness/serving/publish.ts'
import { serve } from '../harness/serving/servers.ts'
import { outside } from '../harness/site.ts'

// Smoke detects faults of a published site. Without faults: conformance.test.ts.
const work = mkdtempSync(join(tmpdir(), 'tampered-'))
const published = join(work, 'published')
const site = join(work, 'site')
const at = (file: string) => join(site, file)
let release: Release

beforeAll(async () => {
  release = await publishTo(published)
})
afterAll(() => rmSync(work, { recursive: true, force: true }))
beforeEach(() => {
  rmSync(site, { recursive: true, force: true })
  cpSync(published, site, { recursive: true, preserveTimestamps: true })
})

async function failedChecks(allowed = outside): Promise<string[]> {
  const running = await serve(siteHandler(site, allowed))
  const request = createClient(running.origin)
  const live = liveSiteOf(release, { request, traits: traits.start, older: ['assets/old.js'], outside })
  const results = await Promise.all(
    Object.entries(checks).map(async ([sentence, check]) => ((await check(live)).length > 0 ? [sentence] : [])),
  ).finally(running.stop)
  return results.flat()
}

/** Removes a file and its compressed versions, as those would reveal the change. */
function remove(file: string) {
  for (const coding of ['', '.br', '.gz']) rmSync(at(file + coding), { force: true })
}

function change(file: string, edit: (bytes: Buffer) => Buffer | string) {
  const bytes = readFileSync(at(file))
  remove(file)
  writeFileSync(at(file), edit(bytes))
}

const file = 'every file answers with its content'

test.each<[name: string, check: string, spoil: () => void]>([
  ['a page that is missing', file, () => remove('en/faq.html')],
  ['a page that is another page', file, () => change('faq.html', () => readFileSync(at('cases.html')))],
  [
    'a picture with one bit turned',
    file,
    () => {
      const picture = listFiles(site).find((name) => /^social\/.*\.png$/.test(name)) ?? ''
      change(picture, (bytes) => {
        bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100)
        return bytes
      })
    },
  ],
  [
    'pages for what is not there in the wrong language',
    'what is not there answers 404, in the language of its address',
    () => {
      renameSync(at('404.html'), at('aside'))
      renameSync(at('en/404.html'), at('404.html'))
      renameSync(at('aside'), at('en/404.html'))
    },
  ],
  ['a program that an older build had', 'what older builds had is gone', () => writeFileSync(at('assets/old.js'), '1')],
  ['a file of secrets', 'nothing is there that nobody meant to publish', () => writeFileSync(at('.env'), 'KEY=1')],
  [
    'a release.json of another commit',
    'the live site is the release that was built',
    () => change('release.json', (text) => String(text).replace(/"commit": [^,]+/, '"commit": "of-another"')),
  ],
  [
    'a compressed version of another page',
    'texts are sent compressed, with the same content',
    () => copyFileSync(at('cases.html.br'), at('faq.html.br')),
  ],
])('smoke finds %s, on a live site and in a folder', async (_, check, spoil) => {
  spoil()
  expect(await failedChecks()).toContain(check)
  expect(checkFolder(site, release)).not.toEqual([])
})

test('smoke finds the policy of another deployment', async () => {
  const allowed = { ...outside, forms: ['https://elsewhere.example'] }
  expect(await failedChecks(allowed)).toEqual(['every answer has the headers of its address'])
})
