import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { project } from '../../../tests/harness/content.ts'
import { below, gitIn, withRemote } from '../../../tests/harness/desk/repository.ts'
import { repositoryCopy } from '../../../tests/harness/desk/repository-copy.ts'
import { nightly } from '../../../tests/harness/sample.ts'
import { readUtf8 } from '../files.ts'
import { listOwnVersions, recordVersion, superfluousVersions } from './own-versions.ts'
import { listEntryVersions, translatedText } from './versions.ts'

const file = 'content/nl/faq/costs.mdx'
const minute = 60_000
const hour = 60 * minute
/** A time later than the commits of a test, whenever the test runs. */
const noon = Date.parse('2090-11-28T12:00:00')

function begin() {
  const { root, ...remote } = repositoryCopy()
  return {
    root,
    ...remote,
    write: (sentence: string) => writeFileSync(join(root, file), `---\ntitle: Kosten\n---\n\n${sentence}\n`),
    bodies: async () => {
      const versions = (await listEntryVersions(root, 'faq/costs')).filter(({ isOwn }) => isOwn)
      return versions.map(({ texts }) => texts[file]?.trim().split('\n').at(-1))
    },
  }
}

test('a text that was never proposed has versions, the newest first, and git sees no change', async () => {
  const { root, write, bodies } = begin()
  write('Een.')
  const state = () => ['status', 'rev-parse HEAD', 'ls-files -s'].map((line) => gitIn(root, ...line.split(' ')))
  const before = state()
  await recordVersion(root, noon)
  await recordVersion(root, noon + minute)
  expect(state()).toEqual(before)
  write('Twee.')
  await recordVersion(root, noon + 2 * minute)
  expect(await bodies()).toEqual(['Twee.', 'Een.'])
  const [newest] = await listEntryVersions(root, 'faq/costs')
  expect(newest).toMatchObject({ isOwn: true, author: '', changes: [{ file, what: ['body'] }] })
})

test('a project below the top of its repository has versions too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'below-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const root = below(folder, project({}))
  onTestFinished(withRemote(folder).remove)
  writeFileSync(join(root, file), '---\ntitle: Kosten\n---\n\nEen.\n')
  await recordVersion(root, noon)
  const [version] = await listEntryVersions(root, 'faq/costs')
  expect(version?.texts[file]).toBe(readUtf8(root, file))
})

test('no push or clone includes the versions, and git gc keeps them', async () => {
  const { root, remote, write, bodies } = begin()
  write('Een.')
  await recordVersion(root, noon)
  gitIn(root, 'push', '-q', '--all', 'origin')
  gitIn(root, 'push', '-q', '--tags', 'origin')
  expect(gitIn(remote, 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/main')
  const other = join(remote, '../other')
  gitIn(root, 'clone', '-q', root, other)
  expect(await listOwnVersions(other)).toEqual([])
  gitIn(root, 'reflog', 'expire', '--expire=now', '--all')
  gitIn(root, 'gc', '-q', '--prune=now')
  expect(await bodies()).toEqual(['Een.'])
})

test('without git there are no versions, and recording one throws', async () => {
  const root = project({})
  await expect(recordVersion(root, noon)).rejects.toThrow('not a git repository')
  expect([await listOwnVersions(root), await listEntryVersions(root, 'faq/costs')]).toEqual([[], []])
})

test('all versions of the last hour stay, then the newest of each hour for a day, then the newest of each day', () => {
  const times = [-73, -72.5, -50, -49.5, -20.9, -20.2, -3, -0.9, -0.5].map((hours) => noon + hours * hour)
  const kept = times.filter((time) => {
    const dropped = superfluousVersions(
      times.map((one) => ({ time: one })),
      noon,
    )
    return !dropped.some((one) => one.time === time)
  })
  expect(kept.map((time) => (time - noon) / hour)).toEqual([-72.5, -49.5, -20.2, -3, -0.9, -0.5])
})

test('setting the clock back loses no version and records none twice', async () => {
  const { root, write, bodies } = begin()
  const at = async (sentence: string, hours: number) => {
    write(sentence)
    await recordVersion(root, noon + hours * hour)
    await recordVersion(root, noon + hours * hour)
  }
  await at('Een.', 0.1)
  await at('Twee.', 1.1)
  // The clock is set back by a year and two hours.
  const back = -8760
  await at('Drie.', back - 0.9)
  await at('Vier.', back + 0.2)
  await at('Vijf.', back + 5)
  const numbers = (await listOwnVersions(root)).map(({ ref }) => Number(/\d{8}/.exec(ref)))
  expect(numbers).toEqual([1, 2, 3, 4, 5])
  expect((await bodies()).sort()).toEqual(['Drie.', 'Een.', 'Twee.', 'Vier.', 'Vijf.'])
})

test('the version for which a translation was accepted stays as long as the translation names it', async () => {
  const { root, write, bodies } = begin()
  const twin = 'content/en/faq/costs.mdx'
  const accept = (fingerprint: string) => {
    const text = readUtf8(root, twin)?.replace(/^translates: .*\n/m, '') ?? ''
    writeFileSync(join(root, twin), text.replace('\n---\n', `\ntranslates: ${fingerprint}\n---\n`))
  }
  write('Een.')
  accept('t1234567')
  await recordVersion(root, noon, ['t1234567'])
  write('Twee.')
  await recordVersion(root, noon + minute)
  write('Drie.')
  await recordVersion(root, noon + 30 * hour)
  expect(await bodies()).toEqual(['Drie.', 'Twee.', 'Een.'])
  accept('t7654321')
  await recordVersion(root, noon + 31 * hour, ['t7654321'])
  expect(new Set(await bodies())).toEqual(new Set(['Drie.', 'Twee.']))
})

test('a source that was accepted and changed again before it was proposed is found by its fingerprint', async () => {
  const { root, write } = begin()
  const { fingerprintOf, readHead } = await import('../../../scripts/content/document.ts')
  write('Een.')
  const accepted = readUtf8(root, file) ?? ''
  const fingerprint = fingerprintOf(readHead(file, accepted))
  expect(await translatedText(root, file, fingerprint)).toBe(null)
  await recordVersion(root, noon, [fingerprint])
  write('Twee.')
  await recordVersion(root, noon + minute)
  expect(await translatedText(root, file, fingerprint)).toBe(accepted)
})

test.runIf(nightly)(
  'versions that another program removed or broke, and the lock of a killed desk, do no harm',
  async () => {
    const { root, write, bodies } = begin()
    write('Een.')
    await recordVersion(root, noon)
    gitIn(root, 'update-ref', '-d', (await listOwnVersions(root))[0]?.ref ?? '')
    gitIn(root, 'gc', '-q', '--prune=now')
    await recordVersion(root, noon)
    write('Twee.')
    writeFileSync(join(root, '.local/desk/history.index.lock'), '')
    await recordVersion(root, noon + minute)
    writeFileSync(join(root, '.git', (await listOwnVersions(root))[1]?.ref ?? ''), '')
    write('Drie.')
    await recordVersion(root, noon + 2 * minute)
    expect(await bodies()).toEqual(['Drie.', 'Een.'])
  },
)

test('recording reads no file outside content/, so the size of the repository does not matter', async () => {
  const { root, write } = begin()
  writeFileSync(join(root, 'large.bin'), 'large')
  gitIn(root, 'add', 'large.bin')
  gitIn(root, 'commit', '-qm', 'Large')
  // git fails if it needs to read an object that is missing.
  const id = gitIn(root, 'rev-parse', 'HEAD:large.bin')
  rmSync(join(root, '.git/objects', id.slice(0, 2), id.slice(2)), { force: true })
  write('Een.')
  await recordVersion(root, noon)
  const [version] = await listOwnVersions(root)
  const files = execFileSync('git', ['ls-tree', '-r', '--name-only', version?.tree ?? ''], { cwd: root }).toString()
  expect(files.split('\n').filter((name) => name && !name.startsWith('content/'))).toEqual([])
})
