import { afterEach, expect, test, vi } from 'vitest'

// Reload the modules, which may still use a stand-in from another test file.
vi.resetModules()
const { discardCopy, keepLastCopy, listCopies } = await import('./copies.ts')
afterEach(() => vi.unstubAllGlobals())

const file = 'content/nl/faq/costs.mdx'
const copyOf = (time: number, text: string) => ({
  id: 'closed',
  key: 'faq/costs' as const,
  time,
  files: { [file]: { text, base: 'Een.\n' } },
  sent: {},
})

/** A browser whose IndexedDB has one copy, as after a window closes before its last change is stored there. */
function begin(inDatabase: object) {
  const strings: Record<string, string> = {}
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'localStorage',
    Object.defineProperties(strings, {
      setItem: { value: (name: string, text: string) => Object.assign(strings, { [name]: text }) },
      removeItem: { value: (name: string) => delete strings[name] },
    }),
  )
  const transaction = () => {
    const own = {
      oncomplete: () => {},
      objectStore: () => ({ getAll: () => ({ result: [inDatabase] }), delete: () => ({}) }),
    }
    setTimeout(() => own.oncomplete())
    return own
  }
  const opening = { onsuccess: () => {}, result: { transaction } }
  vi.stubGlobal('indexedDB', {
    open() {
      setTimeout(() => opening.onsuccess())
      return opening
    },
  })
  return strings
}

test('the last text of a window that closes is offered in place of an older copy, until it is discarded', async () => {
  const strings = begin({ ...copyOf(1, 'Een tw.\n'), window: 'gone' })
  keepLastCopy(copyOf(2, 'Een twee.\n'))
  expect(await listCopies()).toMatchObject([copyOf(2, 'Een twee.\n')])
  await discardCopy('closed')
  expect(strings).toEqual({})
})
