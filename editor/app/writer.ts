import { createStore, get, update } from 'idb-keyval'
import type { CheckRequest, Key, Writer } from '../protocol.ts'

/**
 * Id of this browser for drafts on the server. Its windows share the id and take turns through a lock. Without Web
 * Locks (plain HTTP from another machine), each window has its own id.
 */
export const writer: Writer = navigator.locks ? await remembered() : randomName()

/** IndexedDB survives an immediate kill of the browser, unlike localStorage. */
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

/** Name of an entry's lock, held by the window that writes. */
export const lockOf = (key: Key) => `desk ${key}`

/**
 * Message about changed files: of one entry, or of all without a key. `left` holds the unsaved texts of a closing
 * window.
 */
export interface Call {
  key?: Key
  left?: CheckRequest
}

export const openChannel = () => new BroadcastChannel('desk')

const channel = openChannel()

/** Notifies all windows of this browser, including this one. */
export const tellWindows = (call: Call = {}) => channel.postMessage(call)
