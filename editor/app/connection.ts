import { useSyncExternalStore } from 'react'
import { home } from '../protocol.ts'

/** Time between two requests whether the server is there, in ms. */
const interval = 3000

const listeners = new Set<() => void>()
let isGone = false
let timer: ReturnType<typeof setInterval> | undefined

/** Asks the server whether it is there, and tells the page when that has changed. */
export async function checkConnection() {
  const is = await fetch(`${home}api/alive`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (is !== isGone) return
  isGone = !is
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => void checkConnection(), interval)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Tells whether the server is gone, until it is back. */
export const useIsGone = () => useSyncExternalStore(subscribe, () => isGone)
