import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressSite } from '../../scripts/build/compress.ts'
import { openCache } from '../../scripts/lib/cache.ts'
import { plainEnvironment } from '../harness/environment.ts'
import { isHere, servers, workFolder } from '../harness/serving/servers.ts'
import { startServing } from '../harness/serving/serving.ts'
import { dist, pages, root } from '../harness/site.ts'

const work = mkdtempSync(join(tmpdir(), 'load-'))
const site = join(work, 'site')
const addresses = pages.filter((page) => page.route !== 'notFound').map((page) => page.url)

beforeAll(async () => {
  cpSync(dist, site, { recursive: true, dereference: true, preserveTimestamps: true })
  await compressSite(site, openCache(join(root, '.cache/compressed')))
})

afterAll(() => rmSync(work, { recursive: true, force: true }))

/** 20,000 requests over every address, or as many as fit in 20 seconds, from a process of its own. */
function load(origin: string) {
  const program = join(import.meta.dirname, '../harness/serving/load.ts')
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', program, origin, '20000', '20'], {
    env: plainEnvironment(),
    input: addresses.join('\n'),
    encoding: 'utf8',
    timeout: 60_000,
  })
  return JSON.parse(stdout) as { requests: number; errors: number; perSecond: number; p99: number }
}

test.for(['nginx', 'caddy', 'start'] as const)(
  '%s serves every address under load without an error',
  async (name, { skip }) => {
    if (!isHere(name)) return skip(`${name} is not here.`)
    // The other two are processes of their own; npm start is, too, so that it does not wait for this one.
    const running = name === 'start' ? await startServing(site) : await servers[name](site, workFolder(work, name))
    try {
      const { requests, errors, perSecond, p99 } = load(running.origin)
      console.log(
        `${name}: ${requests} requests, ${errors} errors, ${perSecond} a second, 99th percentile ${p99.toFixed(1)} ms`,
      )
      expect(requests).toBeGreaterThan(1000)
      expect(errors).toBe(0)
    } finally {
      await running.stop()
    }
  },
)
