import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Side, Writing } from '../../protocol.ts'
import type { Copy } from './copies.ts'

vi.mock('./copies.ts', () => import('../../../tests/harness/desk/copies.ts'))
const announced: string[] = []
const closeUndo = vi.fn()
vi.mock('../Notices.tsx', () => ({
  announce: (text: string) => announced.push(text),
  announceTrouble: () => {},
  closeUndo: (key: string) => closeUndo(key),
}))
vi.mock('./hold-place.ts', () => ({ holdPlace: () => {} }))
// Reload the modules, which may still use another test file's stand-in for copies.ts.
vi.resetModules()
const { copies } = await import('../../../tests/harness/desk/copies.ts')
const { noteChoice } = await import('../body/choices.ts')
const { createEntry } = await import('./entry-store.ts')
const file = 'content/nl/faq/costs.mdx'

afterEach(() => {
  copies.clear()
  announced.length = 0
  closeUndo.mockClear()
  vi.unstubAllGlobals()
})

type Answer = (path: string, request: { body?: string }) => Promise<Response>

/** Opens a text in a desk that gives these answers. */
function begin(answer: Answer, { copy, text = 'Een.\n', schema = {} }: Partial<Side> & { copy?: Copy } = {}) {
  vi.stubGlobal('addEventListener', () => {})
  // Every result of a check has the facts, which outlive this file in the module that remembers them.
  vi.stubGlobal('fetch', async (path: string, request: { body?: string }) => {
    const response = await answer(path, request)
    return /\bcheck\?/.test(path) ? Response.json({ facts: { nl: {}, en: {} }, ...(await response.json()) }) : response
  })
  return createEntry('faq/costs', [{ file, text, schema }], () => {}, copy)
}

const textsIn = ({ body = '{}' }: { body?: string }): Writing => JSON.parse(body).files ?? {}

test("an unanswered write to a killed desk does not count as someone else's change", async () => {
  let disk: string | null = 'Een.\n'
  let isKilled = true
  /** Writes only if the file still matches its base, as the server does. */
  const store = begin(async (_, request) => {
    const { text = disk, base = disk } = textsIn(request)[file] ?? {}
    const isFree = disk === base || disk === text
    if (isFree) disk = text
    if (isKilled) throw new TypeError('Failed to fetch')
    return Response.json(isFree ? {} : { [file]: disk })
  })
  store.edit(file, () => 'Een, twee.\n')
  await store.write()
  expect([disk, store.now().phase]).toEqual(['Een, twee.\n', 'edited'])
  store.edit(file, () => 'Een, twee, drie.\n')
  isKilled = false
  await store.write()
  expect([store.now().conflicts, disk]).toEqual([{}, 'Een, twee, drie.\n'])
})

test('a refused write is not repeated: the next one includes later typing', async () => {
  const written: unknown[] = []
  const store = begin(async (_, request) => {
    const { [file]: write } = textsIn(request)
    if (write) written.push(write.text)
    if (write?.text !== 'Te lang.\n') return Response.json({})
    return Response.json({ sentence: { nl: 'Te groot.', en: 'Too large.' } }, { status: 400 })
  })
  store.edit(file, () => 'Te lang.\n')
  await store.write()
  expect(store.now().trouble).toBeTruthy()
  store.edit(file, () => 'Kort.\n')
  await store.write()
  expect(written).toEqual(['Te lang.\n', 'Kort.\n'])
  expect(store.now().trouble).toBeUndefined()
})

test('a window that closes during a write sends it again in one request, with everything typed since', async () => {
  const sent: unknown[] = []
  const listeners: Record<string, () => void> = {}
  const store = begin((_, { body }) => {
    if (body) sent.push(JSON.parse(body))
    return new Promise(() => {})
  })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
    Object.assign(listeners, { [name]: listener }),
  )
  onTestFinished(store.open(() => {}))
  store.edit(file, () => 'Een, twee.\n')
  void store.write()
  await expect.poll(() => sent).toHaveLength(1)
  store.edit(file, () => 'Een, twee, drie.\n')
  listeners.pagehide?.()
  expect(sent.slice(1)).toEqual([
    {
      key: 'faq/costs',
      first: { [file]: { text: 'Een, twee.\n', base: 'Een.\n' } },
      files: { [file]: { text: 'Een, twee, drie.\n', base: 'Een, twee.\n' } },
    },
  ])
})

test('a text that another program changes, removes and puts back is followed without a key press', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const states = { changed: [], sent: [], isSent: false, head: 'abc' }
  let text: string | null = 'Een.\n'
  const store = begin(async (path) => {
    if (path.includes('api/entry')) return Response.json([{ file, text, schema: {} }])
    return Response.json({ files: { [file]: text }, problems: [], shown: [], online: {}, states })
  })
  onTestFinished(store.open(() => {}))
  await vi.advanceTimersByTimeAsync(5000)
  expect(store.now().texts).toEqual({ [file]: 'Een.\n' })
  for (const next of ['Twee.\n', null, 'Een.\n']) {
    text = next
    await vi.advanceTimersByTimeAsync(5000)
    expect(store.now().texts).toEqual({ [file]: next })
  }
})

test('a text counts as edited from the first key until the check has read it', async () => {
  const states = { changed: [], sent: [], isSent: false, head: 'abc' }
  const store = begin(async (path) =>
    Response.json(path.includes('check') ? { files: {}, problems: [], shown: [], online: {}, states } : {}),
  )
  onTestFinished(store.open(() => {}))
  await expect.poll(() => store.now().phase).toBe('idle')
  store.edit(file, () => 'Een, twee.\n')
  expect(store.now().phase).toBe('edited')
  await expect.poll(() => store.now().phase).toBe('idle')
})

test('while a list of choices is open, no check result appears; the choice is checked afterwards', async () => {
  const states = { changed: [], sent: [], isSent: false, head: 'abc' }
  let version = 0
  const store = begin(async (path) => {
    if (!path.includes('check')) return Response.json({})
    return Response.json({ files: {}, problems: [], shown: [], online: {}, states, version: ++version })
  })
  onTestFinished(store.open(() => {}))
  await expect.poll(() => store.now().checked?.version).toBe(1)
  const editor = {}
  noteChoice(editor, true)
  store.edit(file, () => 'Zie [pak\n')
  await expect.poll(() => version).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(store.now().checked?.version).toBe(1)
  noteChoice(editor, false)
  store.edit(file, () => 'Zie [Pakketten](/pakketten)\n')
  await expect.poll(() => store.now().checked?.version).not.toBe(1)
  expect(store.now().checked?.version).toBe(3)
})

test('undo without any steps left says where earlier versions are', () => {
  const store = begin(async () => Response.json({}))
  store.edit(file, () => 'Een, twee.\n')
  store.undo()
  expect(announced).toEqual([])
  store.undo()
  expect(announced).toHaveLength(1)
})

test('the announced undo of a step closes with the next edit, and when the text is closed', () => {
  const store = begin(async () => Response.json({}))
  const close = store.open(() => {})
  store.edit(file, () => 'Een, twee.\n')
  closeUndo.mockClear()
  store.edit(file, () => 'Een, twee.\n')
  store.edit(file, () => 'Een, drie.\n', true)
  expect(closeUndo).not.toHaveBeenCalled()
  store.edit(file, () => 'Een, vier.\n')
  expect(closeUndo.mock.calls).toEqual([['faq/costs']])
  close()
  expect(closeUndo).toHaveBeenCalledTimes(2)
})

test('texts that are replaced together are one undo step', () => {
  const store = begin(async () => Response.json({}))
  const twin = file.replace('/nl/', '/en/')
  store.edit(twin, () => 'One.\n')
  const undo = store.replace({ [file]: 'Oud.\n', [twin]: 'Old.\n' })
  expect(store.now().texts).toEqual({ [file]: 'Oud.\n', [twin]: 'Old.\n' })
  undo.act()
  expect(store.now().texts).toEqual({ [file]: 'Een.\n', [twin]: 'One.\n' })
  store.redo()
  store.undo()
  expect(store.now().texts).toEqual({ [file]: 'Een.\n', [twin]: 'One.\n' })
})

test('an old address that the desk adds is merged with later typing, and announced as such', async () => {
  const text = '---\ntitle: A\nslug: oud\n---\n\nTekst\n'
  const typed = (slug: string) => text.replace('oud', slug)
  const kept = (slug: string) => typed(slug).replace('---\n\n', 'aliases: [oud]\n---\n\n')
  const written: unknown[] = []
  const store = begin(
    async (_, request) => {
      const { [file]: write } = textsIn(request)
      if (!write) return Response.json({})
      written.push(write)
      if (write.text !== typed('n')) return Response.json({})
      store.edit(file, () => typed('nieuw'))
      return Response.json({ [file]: kept('n') })
    },
    { text },
  )
  store.edit(file, () => typed('n'))
  await store.write()
  expect([store.now().conflicts, store.now().texts[file]]).toEqual([{}, kept('nieuw')])
  expect(announced).toEqual([expect.stringContaining(' /blog/oud ')])
  await store.write()
  expect(written.at(-1)).toEqual({ text: kept('nieuw'), base: kept('n') })
})

test('while a new address cannot be used, nothing says that the old one keeps working', async () => {
  const text = '---\ntitle: A\nslug: oud\n---\n\nTekst\n'
  const typed = text.replace('oud', 'nieuw-')
  const kept = typed.replace('---\n\n', 'aliases: [oud]\n---\n\n')
  const schema = { properties: { slug: { pattern: '^[a-z]+$' } } }
  const answer: Answer = async (_, request) =>
    Response.json(textsIn(request)[file]?.text === typed ? { [file]: kept } : {})
  const store = begin(answer, { text, schema })
  store.edit(file, () => typed)
  await store.write()
  expect([store.now().texts[file], announced]).toEqual([kept, []])
  await store.write()
})

test('the browser keeps a text until it is in its file, with its base and the write that has no answer yet', async () => {
  let isGone = true
  const store = begin(async () => {
    if (isGone) throw new TypeError('Failed to fetch')
    return Response.json({})
  })
  const kept = () => [...copies.values()].map(({ files, sent }) => ({ files, sent }))
  store.edit(file, () => 'Een, twee.\n')
  await store.write()
  const sent = { [file]: { text: 'Een, twee.\n', base: 'Een.\n' } }
  expect(kept()).toEqual([{ files: sent, sent: {} }])
  store.edit(file, () => 'Een, twee, drie.\n')
  await store.write()
  expect(kept()).toEqual([{ files: { [file]: { text: 'Een, twee, drie.\n', base: 'Een.\n' } }, sent }])
  isGone = false
  await store.write()
  expect(kept()).toEqual([])
})

test('a copy from a closed window is kept by the window that adopts it, until it is written', async () => {
  const files = { [file]: { text: 'Een, twee.\n', base: 'Een.\n' } }
  const copy: Copy = { id: 'closed', key: 'faq/costs', time: 0, files, sent: {} }
  copies.set(copy.id, copy)
  const store = begin(async () => Response.json({}), { copy })
  await vi.waitFor(() => expect([...copies.values()].map((one) => [one.id, one.files])).toEqual([[store.id, files]]))
  await store.write()
  expect(copies.size).toBe(0)
})

test('while a check is running, only one more is queued, however many writes follow', async () => {
  const checks: (() => void)[] = []
  const store = begin(async (path) => {
    if (path.includes('check')) await new Promise<void>((resolve) => void checks.push(resolve))
    return Response.json({})
  })
  const writes = [store.write()]
  await expect.poll(() => checks).toHaveLength(1)
  for (const text of ['Twee.\n', 'Drie.\n', 'Vier.\n']) {
    store.edit(file, () => text)
    writes.push(store.write())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(checks).toHaveLength(1)
  checks[0]?.()
  await expect.poll(() => checks).toHaveLength(2)
  checks[1]?.()
  await Promise.all(writes)
  expect(checks).toHaveLength(2)
})
