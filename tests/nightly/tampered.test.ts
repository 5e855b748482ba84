import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFolder } from '../../scripts/hosting/smoke/folder.ts'
import { firstFault, type Published, publishFor, withHost } from '../harness/serving/hosts.ts'
import { type Tampering, tamperings } from '../harness/serving/tamperings.ts'

// Whatever goes wrong with a published site, smoke finds it. Untampered, it says nothing: conformance.test.ts.
const work = mkdtempSync(join(tmpdir(), 'tampered-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

let published: Published
beforeAll(async () => {
  published = await publishFor('start', work)
})

/** Runs `use` with a copy of the published folder in which something went wrong. */
async function spoilt<T>({ spoil }: Tampering, use: (folder: string) => T): Promise<Awaited<T>> {
  const folder = join(work, 'spoilt')
  cpSync(published.folder, folder, { recursive: true, preserveTimestamps: true })
  try {
    spoil?.(folder)
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test.each(tamperings)('smoke finds: $name', async (tampering) => {
  const found = await spoilt(tampering, (folder) => withHost(published, folder, firstFault, tampering))
  expect(found).toBeDefined()
})

test.each(tamperings.filter(({ spoil }) => spoil))('smoke --dir finds: $name', async (tampering) => {
  expect(await spoilt(tampering, (folder) => checkFolder(folder, published.release))).not.toEqual([])
})
