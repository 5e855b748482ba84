import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { releaseDir } from '../../scripts/build/publish/publish.ts'
import type { Release } from '../../scripts/build/publish/release.ts'
import { siteHandler } from '../../scripts/hosting/server.ts'
import { checkFolder } from '../../scripts/hosting/smoke/folder.ts'
import { checks, createClient, type LiveSite } from '../../scripts/hosting/smoke/live-site.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { spawnCommand } from '../harness/command.ts'
import { copyProject } from '../harness/project.ts'
import { publishTo } from '../harness/serving/publish.ts'
import { serve } from '../harness/serving/servers.ts'
import { outside } from '../harness/site.ts'
import { smallRoot } from '../harness/small-site.ts'

const work = mkdtempSync(join(tmpdir(), 'smoke-'))
const published = join(work, 'published')
const site = join(work, 'site')
const at = (file: string) => join(site, file)
let project: ReturnType<typeof copyProject>
let release: Release

beforeAll(async () => {
  release = await publishTo(published)
  project = copyProject()
  for (const place of ['.local/start', '.build'])
    cpSync(join(releaseDir(smallRoot, 'test').folder, 'build.json'), join(project.folder, place, 'build.json'))
})
afterAll(() => project?.remove())
beforeEach(() => {
  rmSync(site, { recursive: true, force: true })
  cpSync(published, site, { recursive: true, preserveTimestamps: true })
})

async function failedChecks(allowed = outside): Promise<string[]> {
  const running = await serve(siteHandler(site, allowed))
  const request = createClient(running.origin)
  const live: LiveSite = { request, host: 'start', release, older: ['assets/old.js'], outside }
  const results = await Promise.all(
    Object.entries(checks).map(async ([sentence, check]) => ((await check(live)).length > 0 ? [sentence] : [])),
  ).finally(running.stop)
  return results.flat()
}

/** Removes a file and its compressed versions, which would reveal the change. */
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
    'not-found pages in the wrong language',
    'missing pages answer 404, in the language of their address',
    () => {
      renameSync(at('404.html'), at('aside'))
      renameSync(at('en/404.html'), at('404.html'))
      renameSync(at('aside'), at('en/404.html'))
    },
  ],
  [
    'a program that an older build had',
    'files of older builds are gone',
    () => writeFileSync(at('assets/old.js'), '1'),
  ],
  ['a file of secrets', 'private files are not published', () => writeFileSync(at('.env'), 'KEY=1')],
  [
    'a release.json of another commit',
    'the live site is the release that was built',
    () => change('release.json', (text) => String(text).replace(/"commit": [^,]+/, '"commit": "of-another"')),
  ],
  [
    'a compressed version of another page',
    'text files are sent compressed, with the same content',
    () => copyFileSync(at('cases.html.br'), at('faq.html.br')),
  ],
])('smoke finds %s, on a live site and in a folder', async (_, check, spoil) => {
  spoil()
  expect(await failedChecks()).toContain(check)
  expect(checkFolder(site, release)).not.toEqual([])
})

test("smoke detects another deployment's policy", async () => {
  const allowed = { ...outside, forms: ['https://elsewhere.example'] }
  expect(await failedChecks(allowed)).toEqual(['every answer has the headers that belong to its address'])
})

async function smoke(...args: string[]) {
  const command = spawnCommand(project.folder, 'smoke', args)
  return { code: await command.ended, said: command.said() }
}

async function smokeLive(...args: string[]) {
  const running = await serve(siteHandler(site, outside))
  return smoke(running.origin, ...args).finally(running.stop)
}

test('a live site that is identical to the local build passes', async () => {
  const { code, said } = await smokeLive('--host', 'start')
  expect(said).not.toContain('✗')
  expect({ code, said }).toMatchObject({
    code: 0,
    said: expect.stringContaining('✓ every file answers with its content'),
  })
})

test('a live site is reported with its commit, and compared with its own release.json', async () => {
  writeFileSync(join(site, 'feed.xml'), '')
  const { code, said } = await smokeLive('--host', 'start', '--own')
  expect(said).toMatch(/^release\.json says: an unknown commit, \d+ files\.$/m)
  expect(said).toMatch(/^ {4}\/feed\.xml does not have the content that was built: 0 bytes, not \d+\.$/m)
  expect(code).toBe(1)
})

test('a page that only an earlier build has must not be live', async () => {
  const kept = join(project.folder, '.build/sites/older')
  mkdirSync(kept, { recursive: true })
  const older = { base: '/', files: [{ path: 'oud.html', sha256: '', bytes: 0 }] }
  writeFileSync(join(kept, 'build.json'), JSON.stringify(older))
  writeFileSync(join(site, 'oud.html'), '<!doctype html>')
  const { code, said } = await smokeLive('--host', 'start')
  rmSync(kept, { recursive: true })
  expect(said).toContain('✗ files of older builds are gone\n    /oud answers 200, but should not exist.\n')
  expect(code).toBe(1)
})

test('every stray file in a folder is reported', async () => {
  expect(await smoke('--dir', site)).toMatchObject({ code: 0, said: expect.stringMatching(/^✓ .* and nothing else$/m) })
  mkdirSync(join(site, 'en/new'))
  writeFileSync(join(site, 'en/new/notes.txt'), 'x')
  symlinkSync('/etc/passwd', join(site, 'link.txt'))
  const { code, said } = await smoke('--dir', site)
  expect(said).toContain(
    '    en/new/notes.txt does not belong to the site.\n    link.txt does not belong to the site.\n',
  )
  expect(code).toBe(1)
})

test('for a host with its own folder, it says how to build that folder', async () => {
  expect(await smokeLive('--host', 'netlify')).toMatchObject({
    code: 1,
    said: 'There is no build for netlify here. Run npm run build -- --host netlify --out _site, or add --own to compare the site with its own release.json.\n',
  })
})

test('a folder without a site is refused in words', async () => {
  expect(await smoke('--dir', join(work, 'none'))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/ENOENT.*none/),
  })
})
