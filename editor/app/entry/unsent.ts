import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import type { CheckRequest, Key } from '../../protocol.ts'
import { ask } from '../api.ts'
import { lockOf } from '../writer.ts'

let store: UseStore | undefined
const newest = new Map<Key, CheckRequest>()

/** Sends texts, and stores them in the browser until the server confirms. They survive a crash of either side. */
export async function send<T>(name: 'keep' | 'check', request: CheckRequest, isLast = false): Promise<T> {
  const { key, files } = request
  // A read-only window leaves stored texts alone.
  if (!files) return ask<T>(name, request, isLast)
  newest.set(key, request)
  const storing = Object.keys(files).length > 0 ? inStore((own) => set(key, request, own)) : undefined
  const answer = await ask<T>(name, request, isLast)
  await storing
  if (newest.get(key) === request) await forgetUnsent(key)
  return answer
}

export async function forgetUnsent(key: Key) {
  newest.delete(key)
  await inStore((own) => del(key, own))
}

/** Entries with texts the server has not confirmed yet. */
export function unsentKeys(): Key[] {
  return [...newest].flatMap(([key, { files = {} }]) => (Object.keys(files).length > 0 ? [key] : []))
}

/** Sends texts left from earlier sessions, except those of open windows. */
export async function sendUnsent() {
  const kept = (await inStore((own) => entries<Key, CheckRequest>(own))) ?? []
  for (const [key, request] of kept)
    await inTurn(key, async () => {
      const known = newest.get(key)
      await ask('keep', request)
      if (newest.get(key) === known) await forgetUnsent(key)
    }).catch(() => {})
}

async function inTurn(key: Key, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(lockOf(key), { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}

/** Without IndexedDB, the server alone stores texts. */
async function inStore<T>(work: (own: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    store ??= createStore('desk', 'unsent')
    return await work(store)
  } catch {
    return undefined
  }
}
