import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Key } from '../../protocol.ts'
import { lockOf } from '../writer.ts'

/** How long a lock may take before somebody else must have it, in ms. */
const moment = 200

interface Options {
  /** Takes the newest text; with `hasWaited` for another window, before anybody writes upon it. */
  onTurn: (hasWaited: boolean) => Promise<void>
  /** This window has the lock now. */
  onHeld: () => void
  /** Resolves when the last text was sent; the next window waits for it. */
  sending: RefObject<Promise<unknown>>
  /** Whether this window has the lock: only then it may change what is kept of the entry. */
  holds: RefObject<boolean>
}

/** Whether this window writes in the entry, or reads until another one lets go. In its first moment it writes. */
export function useTurn(key: Key, options: Options): 'writing' | 'reading' {
  const [turn, setTurn] = useState<'writing' | 'reading'>('writing')
  const latest = useRef(options)
  latest.current = options
  const { sending, holds } = options
  useEffect(() => {
    holds.current = !navigator.locks
    if (!navigator.locks) return
    const leaving = new AbortController()
    let release = () => {}
    let hasWaited = false
    const timer = setTimeout(() => {
      hasWaited = true
      setTurn('reading')
    }, moment)
    const write = async () => {
      clearTimeout(timer)
      await latest.current.onTurn(hasWaited).catch(() => {})
      if (leaving.signal.aborted) return
      holds.current = true
      setTurn('writing')
      latest.current.onHeld()
      await new Promise<void>((resolve) => {
        release = resolve
      })
    }
    navigator.locks.request(lockOf(key), { signal: leaving.signal }, write).catch(() => {})
    return () => {
      clearTimeout(timer)
      leaving.abort()
      void sending.current.catch(() => {}).then(release)
    }
  }, [key, sending, holds])
  return turn
}
