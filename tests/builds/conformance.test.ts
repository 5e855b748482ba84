import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressSite } from '../../builder/compress.ts'
import type { Subject } from '../../hosting/conformance/built-site.ts'
import { checks } from '../../hosting/conformance/checks.ts'
import { asking } from '../../hosting/conformance/http-client.ts'
import { traits } from '../../hosting/conformance/traits.ts'
import { openCache } from '../../system/cache.ts'
import { isHere, type Running, servers, workFolder } from '../harness/serving/servers.ts'
import { dist, manifest, root } from '../harness/site.ts'

const work = mkdtempSync(join(tmpdir(), 'hosts-'))
const site = join(work, 'site')

// A copy with its compressed versions: dist/ stays what the build wrote.
beforeAll(async () => {
  cpSync(dist, site, { recursive: true, dereference: true, preserveTimestamps: true })
  await compressSite(site, openCache(join(root, '.cache/compressed')))
})

afterAll(() => rmSync(work, { recursive: true, force: true }))

describe.each(['start', 'nginx', 'caddy'] as const)('on %s', (name) => {
  const here = isHere(name)
  let running: Running | undefined
  let subject: Subject

  beforeAll(async () => {
    if (!here) return
    running = await servers[name](site, workFolder(work, name))
    const outside = { forms: [], analytics: false }
    subject = { ask: asking(running.origin), traits: traits[name], files: manifest.files, outside }
  })

  afterAll(() => running?.stop())

  test.runIf(here).each(Object.entries(checks))('%s', async (_, check) => {
    expect(await check(subject)).toEqual([])
  })
})
