import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Release } from '../../scripts/build/publish/release.ts'
import { checkFolder } from '../../scripts/hosting/smoke/folder.ts'
import { checks, createClient, type LiveSite } from '../../scripts/hosting/smoke/live-site.ts'
import { publishTo } from '../harness/serving/publish.ts'
import { isHere, type Running, type ServerName, servers } from '../harness/serving/servers.ts'
import { outside } from '../harness/site.ts'

// Runs the conformance checks on every server available here.

const work = mkdtempSync(join(tmpdir(), 'hosts-'))
const folder = join(work, 'site')
let release: Release
beforeAll(async () => {
  release = await publishTo(folder)
})

describe.each(Object.keys(servers) as ServerName[])('on %s', (host) => {
  const here = isHere(host)
  let running: Running | undefined
  let site: LiveSite

  beforeAll(async () => {
    if (!here) return
    running = await servers[host](folder, mkdtempSync(join(work, host)))
    const request = createClient(running.origin)
    site = { request, host, release, older: [], outside }
  })
  afterAll(() => running?.stop())

  test.runIf(here).each(Object.entries(checks))('%s', async (_, check) => {
    expect(await check(site)).toEqual([])
  })
})

test('the folder has the files of its release.json, and no others', () => {
  expect(checkFolder(folder, release)).toEqual([])
})
