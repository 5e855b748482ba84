import { expect, onTestFinished, test, vi } from 'vitest'
import type { Writing } from '../../protocol.ts'
import { createEntry } from './entry-store.ts'

test('what a desk wrote before it was killed, without an answer, is no change of someone else', async () => {
  const file = 'content/nl/faq/costs.mdx'
  let disk: string | null = 'Een.\n'
  let isKilled = true
  /** Writes as the desk does. */
  const answer = async (_: string, { body }: { body?: string }) => {
    const { files = {} }: { files?: Writing } = JSON.parse(body ?? '{}')
    const { text = disk, base = disk } = files[file] ?? {}
    const isFree = disk === base || disk === text
    if (isFree) disk = text
    if (isKilled) throw new TypeError('Failed to fetch')
    return Response.json(isFree ? {} : { [file]: disk })
  }
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => void vi.unstubAllGlobals())
  const store = createEntry('faq/costs', [{ file, text: disk, schema: {} }], () => {})
  store.edit(file, () => 'Een, twee.\n')
  await store.write()
  expect(disk).toBe('Een, twee.\n')
  store.edit(file, () => 'Een, twee, drie.\n')
  isKilled = false
  await store.write()
  expect([store.now().conflicts, disk]).toEqual([{}, 'Een, twee, drie.\n'])
})
