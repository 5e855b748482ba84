import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { plainEnvironment } from '../../tests/harness/environment.ts'
import { startedElsewhere } from '../../tests/harness/started.ts'
import { listFiles } from './files.ts'

const root = join(import.meta.dirname, '../..')
const rooms = 'site components renderer pages scripts editor tests'.split(' ')

/** What starts servers and browsers, which are no programs of this project. */
const ofOthers = /^tests\/harness\/(serving\/servers|engines\/(firefox|webkit))\.ts$/

test('every test that starts one of our programs gives it the environment of a user', () => {
  const files = rooms
    .flatMap((room) => listFiles(join(root, room)).map((file) => `${room}/${file}`))
    .filter((file) => /\.test\.tsx?$/.test(file) || /^tests\/.*\.ts$/.test(file))
    .filter((file) => !ofOthers.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => startedElsewhere(join(root, file)).map((line) => `${file}:${line}`))).toEqual([])
})

test('one that does not is found at its line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'started-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'a.test.ts')
  const lines = [
    "spawn(process.execPath, ['a.mjs'])",
    "execFileSync('npm', ['test'], { env: process.env })",
    'promisify(execFile)(program, [], { env: { ...process.env } })',
    'spawnSync(program, [], { env: plainEnvironment() })',
    "execFileSync('git', ['status'])",
  ]
  writeFileSync(file, lines.join('\n'))
  expect(startedElsewhere(file)).toEqual([1, 2, 3])
})

test('of the test runner, of CI and of this project nothing is set; a test gives what it wants', () => {
  const ofRunner = ['NODE_ENV', 'VITEST', 'VITEST_POOL_ID', 'TEST', 'CI', 'FORCE_COLOR', 'NODE_OPTIONS']
  const ours = ['SITE_CONTACT_PHONE', 'BASE', 'PORT', 'DEEP', 'CONTENT', 'PREVIEW', 'BUILD_NOW', 'ENGINES', 'DEBUG']
  for (const name of [...ofRunner, ...ours]) vi.stubEnv(name, '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(Object.keys(plainEnvironment()).filter((name) => [...ofRunner, ...ours].includes(name))).toEqual([])
  expect(plainEnvironment({ BASE: '/sub/' })).toMatchObject({ BASE: '/sub/', PATH: process.env.PATH })
})
