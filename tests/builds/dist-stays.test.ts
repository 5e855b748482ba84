import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { CommandName } from '../../scripts/commands.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { withCheckout } from '../harness/checkout.ts'
import { heard, kill, startNode } from '../harness/command.ts'
import { nightly } from '../harness/sample.ts'

// What a server on this machine sends is dist/: only build, compress and rollback change it.
const { folder, run } = withCheckout()

/** A command as it is tried: what it is given, and for one that goes on, what it says when it is at work. */
interface Trial {
  args?: string[]
  env?: Record<string, string>
  until?: RegExp
  /** It takes minutes, or only reads and prints: it is tried in npm run test:nightly. */
  long?: boolean
}

const small = join(folder, '.local/small')
const nowhere = 'http://127.0.0.1:1/'

/** Every command but those three; one that is added is tried, or this does not compile. */
const trials: Record<Exclude<CommandName, 'build' | 'rollback'>, Trial> = {
  start: { env: { PORT: '0' }, until: /The site is on/ },
  // A test that looks at the built site.
  test: { args: ['output/sitemap'] },
  dev: { until: /Local:/ },
  edit: { args: ['--no-open', '--port', '0'], until: /The desk is on/ },
  check: { args: ['--fix'] },
  facts: { long: true },
  legal: { args: ['--against', 'HEAD'] },
  twin: { long: true },
  report: { args: ['--against', 'HEAD'], long: true },
  new: { args: ['--kind', 'post', '--nl', 'Een nieuw stuk', '--en', 'A new piece', '--category', 'how-to'] },
  // A folder without addresses of other sites: the tests ask nobody.
  links: { args: [small], long: true },
  screenshots: { args: ['--only', '^404', '--width', '360', '--scheme', 'light'], long: true },
  smoke: { args: [nowhere, '--host', 'nginx'], long: true },
  help: { long: true },
  bench: { args: ['--posts', '2'], long: true },
}

/** One line for each file of dist/ and for what stands beside it: its digest, its time, where a link leads. */
function published(): string[] {
  const dist = join(folder, 'dist')
  const links = ['dist', '.build/current', '.build/build.json', '.build/hosts'].map(
    (name) => `${name} ${readlinkSync(join(folder, name))} ${lstatSync(join(folder, name)).mtimeMs}`,
  )
  const log = readFileSync(join(folder, '.build/publications.json'), 'utf8')
  const files = listFiles(dist).map((file) => {
    const digest = createHash('sha256').update(readFileSync(join(dist, file)))
    return `${file} ${digest.digest('hex')} ${lstatSync(join(dist, file)).mtimeMs}`
  })
  return [...links, log, ...files]
}

beforeAll(() => {
  expect(run('npm', 'run', 'build', '--', '--compress')).toMatchObject({ status: 0 })
  mkdirSync(small, { recursive: true })
  writeFileSync(join(small, 'index.html'), '<!doctype html><title>Small</title>')
})

const tried = (Object.keys(trials) as (keyof typeof trials)[]).filter((name) => nightly || !trials[name].long)

test.each(tried)('npm run %s leaves dist/ as it is, to the byte and the second', async (name) => {
  const { args = [], env, until } = trials[name]
  const before = published()
  expect(before.length).toBeGreaterThan(200)
  const command = startNode(folder, [join(folder, 'scripts/run.mjs'), name, ...args], {
    NIGHTLY: '',
    VITEST: '',
    ...env,
  })
  if (until) {
    await heard(command, until)
    kill(command)
  }
  const code = await command.ended
  // The one that is asked about a site that is not there says so.
  if (!until) expect({ code, said: name === 'smoke' || code === 0 ? '' : command.said() }).toMatchObject({ said: '' })
  expect(published()).toEqual(before)
})

test('neither does a preview, which says where it is', () => {
  const before = published()
  const { status, said } = run('npm', 'run', 'build', '--', '--preview')
  expect(status).toBe(0)
  expect(said).toMatch(/Built \d+ pages, .*: \.local\/preview\/site\/$/m)
  expect(existsSync(join(folder, '.local/preview/site/index.html'))).toBe(true)
  expect(published()).toEqual(before)
})
