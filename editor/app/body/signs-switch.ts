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

/** The writer's choice to see the signs of Markdown, for all texts. */
export function showSigns(next: boolean) {
  isOn = next
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(remembered, next ? 'shown' : 'hidden')
  } catch {
    // The storage of the browser is full or forbidden.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSigns = () => useSyncExternalStore(subscribe, () => isOn)
