import { createStore, get, update } from 'idb-keyval'
import type { CheckRequest, Key, Writer } from '../protocol.ts'

/**
 * Names this browser to the server, which keeps a draft of an entry for each. The windows of a browser share the name and
 * take turns by a lock; where there are no locks (plain HTTP from another machine) each window has a name of its own.
 */
export const writer: Writer = navigator.locks ? await remembered() : randomName()

/** The name from IndexedDB, which outlives a kill of the browser at once, as localStorage does not. */
async function remembered(): Promise<Writer> {
  const place = 'name'
  try {
    const store = createStore('desk-writer', 'writer')
    await update<Writer>(place, (known) => known ?? randomName(), store)
    return (await get<Writer>(place, store)) ?? randomName()
  } catch {
    return randomName()
  }
}

function randomName(): Writer {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The lock of an entry: the window that holds it writes. */
export const lockOf = (key: Key) => `desk ${key}`

/** Tells that the files of an entry are new, those of all entries without a key; `left` is what a window holds that closes. */
export interface Call {
  key?: Key
  left?: CheckRequest
}

export const openChannel = () => new BroadcastChannel('desk')

const channel = openChannel()

/** Tells the windows of this browser, this one too, that files are new. */
export const tellWindows = (call: Call = {}) => channel.postMessage(call)
