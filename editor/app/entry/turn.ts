import type { Key } from '../../protocol.ts'
import { lockOf } from '../writer.ts'

/** Time after which another window must have the lock, in ms. */
const moment = 200

interface Options {
  /** Another window writes: this one reads. */
  onWait: () => void
  /** Takes the newest text; with `hasWaited` for another window, before anybody writes upon it. */
  onTurn: (hasWaited: boolean) => Promise<void>
  /** This window writes from now on. */
  onHeld: () => void
  /** Resolves when the last text was sent; the next window waits for it. */
  finish: () => Promise<unknown>
}

/** Takes the lock of an entry, until what this returns is called. */
export function takeTurn(key: Key, { onWait, onTurn, onHeld, finish }: Options) {
  const leaving = new AbortController()
  let release = () => {}
  let hasWaited = false
  const timer = setTimeout(() => {
    hasWaited = true
    onWait()
  }, moment)
  const write = async () => {
    clearTimeout(timer)
    await onTurn(hasWaited).catch(() => {})
    if (leaving.signal.aborted) return
    onHeld()
    await new Promise<void>((resolve) => {
      release = resolve
    })
  }
  navigator.locks.request(lockOf(key), { signal: leaving.signal }, write).catch(() => {})
  return () => {
    clearTimeout(timer)
    leaving.abort()
    void finish().then(release)
  }
}
