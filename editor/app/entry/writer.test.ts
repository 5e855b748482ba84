import { afterEach, expect, test, vi } from 'vitest'
import type { Texts, Writing } from '../../protocol.ts'
import { type EntryState, initialState, reduceEntry } from './entry-state.ts'

vi.mock('./copies.ts', () => import('../../../tests/harness/desk/copies.ts'))
// Reload the modules, which may still use another test file's stand-in for copies.ts.
vi.resetModules()
const { copies } = await import('../../../tests/harness/desk/copies.ts')
const { createWriter } = await import('./writer.ts')

const file = 'content/nl/faq/costs.mdx'
afterEach(() => {
  copies.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A writer of one file, with a desk that answers each write. */
function begin(answer: (write: Writing[string]) => Promise<Texts> | Texts) {
  const written: (string | null)[] = []
  let checks = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_: string, { body = '{}' }: { body?: string }) => {
    const { files }: { files: Record<string, Writing[string]> } = JSON.parse(body)
    const { [file]: write = { text: null, base: null } } = files
    written.push(write.text)
    return Response.json(await answer(write))
  })
  let state: EntryState = initialState([{ file, text: 'Een.\n', schema: {} }])
  const writer = createWriter({
    id: 'own',
    key: 'faq/costs',
    now: () => state,
    dispatch: (event) => {
      state = reduceEntry(state, event)
    },
    isOpen: () => true,
    onWritten: async () => void checks++,
  })
  return {
    writer,
    written,
    state: () => state,
    checks: () => checks,
    type(text: string) {
      state = reduceEntry(state, { type: 'edited', texts: { [file]: text }, isSame: false, time: Date.now() })
      writer.writeSoon()
    },
  }
}

test('typing is written at a pause, or after 0.7 seconds at the latest', async () => {
  const { type, written, checks } = begin(() => ({}))
  for (const letter of 'zonder pauze') {
    type(letter)
    await vi.advanceTimersByTimeAsync(150)
  }
  expect(written.length).toBeGreaterThanOrEqual(2)
  await vi.advanceTimersByTimeAsync(200)
  expect([written.at(-1), checks()]).toEqual(['e', written.length])
})

test('a write waits for the one before it, and then has the newest text', async () => {
  let reply = () => {}
  const { type, written, writer } = begin(async () => {
    await new Promise<void>((resolve) => {
      reply = resolve
    })
    return {}
  })
  type('Twee.\n')
  void writer.write()
  await vi.advanceTimersByTimeAsync(0)
  type('Drie.\n')
  void writer.write()
  type('Vier.\n')
  await vi.advanceTimersByTimeAsync(50)
  expect(written).toEqual(['Twee.\n'])
  reply()
  await vi.advanceTimersByTimeAsync(0)
  expect(written).toEqual(['Twee.\n', 'Vier.\n'])
})

test('a write that fails is repeated after five seconds, with a copy in the browser until then', async () => {
  let isGone = true
  const { type, written, state } = begin(() => {
    if (isGone) throw new TypeError('Failed to fetch')
    return {}
  })
  type('Twee.\n')
  await vi.advanceTimersByTimeAsync(4000)
  expect([written, copies.get('own')?.files]).toEqual([['Twee.\n'], { [file]: { text: 'Twee.\n', base: 'Een.\n' } }])
  isGone = false
  await vi.advanceTimersByTimeAsync(5000)
  expect([written, copies.size, state().bases]).toEqual([['Twee.\n', 'Twee.\n'], 0, { [file]: 'Twee.\n' }])
})

test('a text that the desk completed while writing it leaves no copy in the browser', async () => {
  const { type } = begin(() => ({ [file]: 'Nul.\n\nEen.\n\nTwee.\n' }))
  type('Een.\n\nTwee.\n')
  await vi.advanceTimersByTimeAsync(210)
  expect(copies.size).toBe(0)
})

test('a window that closes during typing leaves a copy of the text that it sends', async () => {
  const { type, writer, written } = begin(() => new Promise(() => {}))
  type('Een tw.\n')
  await vi.advanceTimersByTimeAsync(210)
  type('Een twee.\n')
  writer.sendAll()
  await vi.advanceTimersByTimeAsync(0)
  expect(copies.get('own')).toMatchObject({
    files: { [file]: { text: written.at(-1), base: 'Een.\n' } },
    sent: { [file]: { text: 'Een tw.\n', base: 'Een.\n' } },
  })
})
