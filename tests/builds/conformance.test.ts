import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checks } from '../../scripts/hosting/smoke/checks.ts'
import { checkFolder } from '../../scripts/hosting/smoke/folder.ts'
import { hostNames, type Published, publishFor, withHost } from '../harness/serving/hosts.ts'
import { isHere } from '../harness/serving/servers.ts'

// Every server that can be started here, with the site as it is published there: none of its checks has anything to say.
const work = mkdtempSync(join(tmpdir(), 'hosts-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe.each(hostNames)('on %s', (host) => {
  const here = isHere(host)
  let published: Published
  let faults: Readonly<Record<string, string[]>>

  beforeAll(async () => {
    if (!here) return
    published = await publishFor(host, work)
    faults = await withHost(published, published.folder, async (site) => {
      const found = Object.entries(checks).map(async ([sentence, check]) => [sentence, await check(site)] as const)
      return Object.fromEntries(await Promise.all(found))
    })
  })

  test.runIf(here).each(Object.keys(checks))('%s', (sentence) => {
    expect(faults[sentence]).toEqual([])
  })

  test.runIf(here)('the folder holds every file of its release.json, and nothing else', () => {
    expect(checkFolder(published.folder, published.release)).toEqual([])
  })
})
