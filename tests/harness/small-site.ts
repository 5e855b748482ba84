import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseDir } from '../../scripts/build/publish/publish.ts'
import { buildContent } from '../../scripts/check/run.ts'
import { print } from '../../scripts/content/problem.ts'
import { contentSettings } from '../../scripts/content/settings.ts'
import { writeEntryModule } from '../../scripts/content/write.ts'
import { spawnCommand, waitForOutput } from './command.ts'
import { writeSmallSources } from './small-content.ts'

const root = join(import.meta.dirname, '../..')

/**
 * A site built from tests/fixtures/content, so that edits to content/ do not affect tests of rules and behaviour. Kept
 * between runs, one per checkout.
 */
export const smallRoot =
  process.env.SMALL_ROOT || join(tmpdir(), `small-site-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`)

export const smallSite = releaseDir(smallRoot, 'test').site

export const smallCollections = join(smallRoot, '.content/check')

const sources = [
  'components',
  'pages',
  'renderer',
  'editor',
  'scripts',
  'site',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Writes and checks the test content once for each run. */
export async function prepareSmallContent() {
  if (process.env.SMALL_CONTENT === smallRoot) return
  mkdirSync(smallRoot, { recursive: true })
  writeSmallSources(smallRoot)
  for (const name of ['node_modules', '.cache']) {
    mkdirSync(join(root, name), { recursive: true })
    if (!existsSync(join(smallRoot, name))) symlinkSync(join(root, name), join(smallRoot, name), 'junction')
  }
  writeEntryModule(root)
  const { problems } = await buildContent(smallRoot, contentSettings({}))
  if (problems.length > 0) throw new Error(`tests/fixtures/content:\n${problems.map(print).join('\n')}`)
  process.env.SMALL_CONTENT = smallRoot
}

export async function buildSmallSite() {
  for (const name of sources) {
    rmSync(join(smallRoot, name), { recursive: true, force: true })
    cpSync(join(root, name), join(smallRoot, name), { recursive: true })
  }
  await waitForOutput(spawnCommand(smallRoot, 'build', [], { BUILD_PLACE: 'test' }), /Built \d+ pages/)
}
