import { useSyncExternalStore } from 'react'
import type { Key, Writing } from '../../protocol.ts'
import { isGone } from '../api.ts'

// Keeps a copy of each text in the browser until the text is saved to its file. Uses IndexedDB, because localStorage
// reaches the disk only seconds later. Only a closing window uses localStorage, because IndexedDB would be too late.

export interface Copy {
  id: string
  key: Key
  /** Time of the last edit, in ms. */
  time: number
  files: Writing
  /** A write that was not answered: the files may already contain it. */
  sent: Writing
}

interface Stored extends Copy {
  /** Name of the lock that the window holds while it is open. */
  window: string
}

const windowName = `desk-${Math.random().toString(36).slice(2)}`
/** Ids of this window's copies whose texts are not saved, each with the time of its first edit. */
const unwritten = new Map<string, number>()
/** A window that would lose more than this much typing, in ms, asks before it closes. */
const maxLossMs = 1000

let database: Promise<IDBDatabase> | undefined
let isKept = true
const changes = new EventTarget()

function setKept(next: boolean) {
  if (next === isKept) return
  isKept = next
  changes.dispatchEvent(new Event('change'))
}

function hearChanges(listener: () => void) {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

/** False if the browser cannot keep copies, because its storage is full or blocked. */
export const useIsKept = () => useSyncExternalStore(hearChanges, () => isKept)

/** Stores a copy in place of the one with the same id. Returns false if the browser refuses. */
export async function keepCopy(copy: Copy): Promise<boolean> {
  if (!unwritten.has(copy.id)) unwritten.set(copy.id, Date.now())
  const stored: Stored = { ...copy, window: windowName }
  const isStored = await inStore('readwrite', (store) => store.put(stored)).then(
    () => true,
    () => false,
  )
  setKept(isStored)
  return isStored
}

const lastPrefix = 'desk-copy-'

/** Stores the last copy of a closing window. A copy without texts means that all texts are saved. */
export function keepLastCopy(copy: Copy) {
  const stored: Stored = { ...copy, window: windowName }
  try {
    localStorage.setItem(lastPrefix + copy.id, JSON.stringify(stored))
  } catch {
    // The browser's storage is full or blocked.
  }
}

function listLastCopies(): Stored[] {
  try {
    const stored = Object.entries(localStorage).filter(([name]) => name.startsWith(lastPrefix))
    return stored.map(([, json]) => JSON.parse(json))
  } catch {
    return []
  }
}

/** Removes a copy of this window after its texts are saved. */
export async function forgetCopy(id: string) {
  if (unwritten.delete(id)) await discardCopy(id)
}

/** Removes a copy that was offered. */
export async function discardCopy(id: string) {
  try {
    localStorage.removeItem(lastPrefix + id)
  } catch {
    // The browser blocks storage, so there is no copy.
  }
  await inStore('readwrite', (store) => store.delete(id)).catch(() => {})
}

/** Releases the copy of a closed entry, so that it can be offered to the writer. */
export const releaseCopy = (id: string) => void unwritten.delete(id)

/** Lists unsaved copies of closed windows and entries, oldest first. */
export async function listCopies(): Promise<Copy[]> {
  const kept: Stored[] = await inStore('readonly', (store) => store.getAll()).catch(() => [])
  const oldestFirst = [...kept, ...listLastCopies()].sort((one, other) => one.time - other.time)
  const newest = new Map(oldestFirst.map((one) => [one.id, one]))
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const isOpen = ({ id, window }: Stored) =>
    window === windowName ? unwritten.has(id) : held.some(({ name }) => name === window)
  return [...newest.values()].filter((one) => !isOpen(one))
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  database ??= openDatabase()
  const transaction = (await database).transaction('copies', mode, { durability: 'strict' })
  const request = work(transaction.objectStore('copies'))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('desk', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('copies', { keyPath: 'id' })
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      // Fires when the browser's storage is cleared.
      request.result.onclose = () => {
        database = undefined
      }
      resolve(request.result)
    }
  })
}

/** Marks this window as open until it closes or crashes, and asks before closing with unsaved text. */
export function watchWindow() {
  void navigator.locks?.request(windowName, () => new Promise(() => {}))
  addEventListener('beforeunload', (event) => {
    const first = Math.min(...unwritten.values())
    if (first < Date.now() - (isGone() ? 0 : maxLossMs)) event.preventDefault()
  })
}
