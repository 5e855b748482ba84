import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkFolder } from '../../scripts/hosting/conformance/folder.ts'
import type { HostName } from '../../scripts/hosting/conformance/traits.ts'
import { hostNamed } from '../../scripts/hosting/settings/write.ts'
import { sample } from '../harness/sample.ts'
import { canStart, firstFault, hostNames, type Published, publishFor, withHost } from '../harness/serving/hosts.ts'
import { type Tampering, tamperings } from '../harness/serving/tamperings.ts'

// Whatever goes wrong with a published site, smoke finds it, on each host and in a folder. In npm test each tampering is
// tried on one host, in turn; on every host: npm run test:deep. Untampered, none says anything: conformance.test.ts.
const work = mkdtempSync(join(tmpdir(), 'tampered-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** The hosts on which something can go wrong, with the one whose turn it is first. */
function hostsFor({ compressed }: Tampering, at: number): readonly HostName[] {
  const possible = hostNames.filter((host) => !(compressed && hostNamed(host)))
  const turn = at % possible.length
  return sample([...possible.slice(turn), ...possible.slice(0, turn)])
}

describe.each(hostNames)('on %s', (host) => {
  const here = canStart(host)
  const tried = tamperings.filter((tampering, at) => hostsFor(tampering, at).includes(host))
  let published: Published

  beforeAll(async () => {
    if (here) published = await publishFor(host, work)
  })

  /** Runs `use` with a copy of the published folder in which something went wrong. */
  async function spoilt<T>({ spoil }: Tampering, use: (folder: string) => T): Promise<Awaited<T>> {
    const folder = join(work, `${host}-spoilt`)
    cpSync(published.folder, folder, { recursive: true, preserveTimestamps: true })
    try {
      spoil?.(folder)
      return await use(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  test.runIf(here).each(tried)('smoke finds: $name', async (tampering) => {
    const found = await spoilt(tampering, (folder) => withHost(published, folder, firstFault, tampering))
    expect(found).toBeDefined()
  })

  test.runIf(here).each(tried.filter(({ spoil }) => spoil))('smoke --dir finds: $name', async (tampering) => {
    expect(await spoilt(tampering, (folder) => checkFolder(folder, published.release))).not.toEqual([])
  })
})
