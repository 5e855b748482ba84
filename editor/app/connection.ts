import { useSyncExternalStore } from 'react'
import { home } from '../protocol.ts'

/** Time between two requests whether the server is there, in ms. */
const interval = 3000

const listeners = new Set<() => void>()
let isAlive = true

/** Asks the server whether it is there, and tells the page when that has changed. */
export async function checkConnection() {
  const answers = await fetch(`${home}api/alive`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (answers === isAlive) return
  isAlive = answers
  for (const listener of listeners) listener()
}
setInterval(() => void checkConnection(), interval)

export function hearConnection(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isGone = () => !isAlive

/** Tells whether the server is gone, until it is back. */
export const useIsGone = () => useSyncExternalStore(hearConnection, isGone)
