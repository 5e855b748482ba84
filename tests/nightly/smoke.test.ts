import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { releaseDir } from '../../scripts/build/publish/publish.ts'
import { siteHandler } from '../../scripts/hosting/server.ts'
import { traits } from '../../scripts/hosting/smoke/traits.ts'
import { startNode } from '../harness/command.ts'
import { publishTo } from '../harness/serving/publish.ts'
import { type Running, serve } from '../harness/serving/servers.ts'
import { outside } from '../harness/site.ts'
import { smallRoot } from '../harness/small-site.ts'

// The smoke command on a built project. Its checks: conformance.test.ts and tampered.test.ts.
const work = mkdtempSync(join(tmpdir(), 'smoke-'))
const project = join(work, 'project')
const published = join(work, 'published')
const site = join(work, 'site')
let running: Running

beforeAll(async () => {
  await publishTo(published)
  cpSync(smallRoot, project, {
    recursive: true,
    filter: (from) => !/^(node_modules|\.cache|\.build|\.local|\.content|dist)$/.test(from.slice(smallRoot.length + 1)),
  })
  symlinkSync(realpathSync(join(smallRoot, 'node_modules')), join(project, 'node_modules'), 'junction')
  mkdirSync(join(project, '.local/start'), { recursive: true })
  mkdirSync(join(project, '.build'))
  for (const place of ['.local/start', '.build'])
    cpSync(join(releaseDir(smallRoot, 'test').folder, 'build.json'), join(project, place, 'build.json'))
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

beforeEach(async () => {
  rmSync(site, { recursive: true, force: true })
  cpSync(published, site, { recursive: true, preserveTimestamps: true })
  running = await serve(siteHandler(site, outside))
  return () => running.stop()
})

async function smoke(...args: string[]) {
  const command = startNode(project, [join(project, 'scripts/run.mjs'), 'smoke', ...args])
  return { code: await command.ended, said: command.said() }
}

test('a live site that is the build here passes', async () => {
  const { code, said } = await smoke(running.origin, '--host', 'start')
  expect(said).not.toContain('✗')
  expect({ code, said }).toMatchObject({
    code: 0,
    said: expect.stringContaining('✓ every file answers with its content'),
  })
})

test('a live site is named with its commit, and compared with its own release.json', async () => {
  writeFileSync(join(site, 'feed.xml'), '')
  const { code, said } = await smoke(running.origin, '--host', 'start', '--own')
  expect(said).toMatch(/^release\.json says: no known commit, \d+ files\.$/m)
  expect(said).toMatch(/^ {4}\/feed\.xml has not the content that was built: 0 bytes, not \d+\.$/m)
  expect(code).toBe(1)
})

test('another release than that of the build here is named', async () => {
  const path = join(site, 'release.json')
  const other = { commit: 'f'.repeat(40), time: '2026-01-01T00:00:00.000Z' }
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...other }))
  const { code, said } = await smoke(running.origin, '--host', 'start')
  expect(said).toContain(`/release.json is that of commit ${other.commit} of ${other.time}, not of no known commit.`)
  expect(code).toBe(1)
})

test('a page of a build that is kept here, and that this one has not, may not be live', async () => {
  const kept = join(project, '.build/sites/older')
  mkdirSync(kept, { recursive: true })
  const older = { base: '/', files: [{ path: 'oud.html', sha256: '', bytes: 0 }] }
  writeFileSync(join(kept, 'build.json'), JSON.stringify(older))
  writeFileSync(join(site, 'oud.html'), '<!doctype html>')
  const fresh = await serve(siteHandler(site, outside))
  const { code, said } = await smoke(fresh.origin, '--host', 'start')
  await fresh.stop()
  rmSync(kept, { recursive: true })
  expect(said).toContain('✗ what older builds had is gone\n    /oud answers 200, and should not be there.\n')
  expect(code).toBe(1)
})

test('in a folder every stray file is named', async () => {
  expect(await smoke('--dir', site)).toMatchObject({ code: 0, said: expect.stringMatching(/^✓ .* and nothing else$/m) })
  mkdirSync(join(site, 'en/new'))
  writeFileSync(join(site, 'en/new/notes.txt'), 'x')
  symlinkSync('/etc/passwd', join(site, 'link.txt'))
  const { code, said } = await smoke('--dir', site)
  expect(said).toContain('    en/new/notes.txt is not of the site.\n    link.txt is not of the site.\n')
  expect(code).toBe(1)
})

test('for a host that takes a folder of its own, it says how to build that', async () => {
  expect(await smoke(running.origin, '--host', 'netlify')).toMatchObject({
    code: 1,
    said: 'There is no build for netlify here. Run npm run build -- --host netlify --out _site, or add --own to compare the site with its own release.json.\n',
  })
})

test('an unknown host and a folder without a site are refused in words', async () => {
  expect(await smoke(running.origin, '--host', 's3')).toMatchObject({
    code: 2,
    said: `--host "s3" is not known. Write one of ${Object.keys(traits).join(', ')}.\n`,
  })
  expect(existsSync(join(work, 'none'))).toBe(false)
  expect(await smoke('--dir', join(work, 'none'))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/ENOENT.*none/),
  })
})
