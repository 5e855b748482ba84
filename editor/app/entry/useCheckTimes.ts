import { useCallback, useEffect, useRef } from 'react'

/** How long after the last key the check runs, and how long it waits for somebody who goes on typing, in ms. */
const rest = 200
const patience = 2000

interface Options {
  /** With every other value the check runs in a moment. */
  texts: unknown
  /** The server is gone: when it is back, the check runs. */
  isGone: boolean
  /** Asks for the check; `isLast` as the window goes. */
  ask: (isLast: boolean) => Promise<void>
  /** The check is waited for. */
  onWaiting: () => void
}

/**
 * When a text is checked: a moment after the last key, as the window goes or comes back, and when the server is
 * back. Gives the way to check at once.
 */
export function useCheckTimes({ texts, isGone, ask, onWaiting }: Options): () => Promise<void> {
  const waiting = useRef<{ since: number; timer?: ReturnType<typeof setTimeout> }>({ since: 0 })
  const check = useCallback(
    (isLast = false) => {
      waiting.current.since = 0
      return ask(isLast)
    },
    [ask],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a text asks for a check
  useEffect(() => {
    const time = Date.now()
    waiting.current.since ||= time
    clearTimeout(waiting.current.timer)
    const wait = Math.max(0, Math.min(rest, waiting.current.since + patience - time))
    waiting.current.timer = setTimeout(() => void check(), wait)
    onWaiting()
    return () => clearTimeout(waiting.current.timer)
  }, [texts, check, onWaiting])

  // Who leaves within a moment of the last key loses nothing either.
  useEffect(() => {
    const leave = () => {
      if (waiting.current.since > 0) void check(true)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [check])

  const wasGone = useRef(isGone)
  useEffect(() => {
    if (wasGone.current && !isGone) void check()
    wasGone.current = isGone
  }, [isGone, check])

  useEffect(() => {
    const look = () => void check()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [check])

  return check
}
