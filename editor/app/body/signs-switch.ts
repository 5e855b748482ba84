import { useSyncExternalStore } from 'react'

const remembered = 'desk-signs'
const listeners = new Set<() => void>()
let isOn = read()

function read(): boolean {
  try {
    return localStorage.getItem(remembered) === 'shown'
  } catch {
    return false
  }
}

/** Shows or hides the markup of all texts, and remembers the choice. */
export function showSigns(next: boolean) {
  isOn = next
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(remembered, next ? 'shown' : 'hidden')
  } catch {
    // The browser's storage is full or blocked.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSigns = () =>
  useSyncExternalStore(
    subscribe,
    () => isOn,
    () => isOn,
  )
