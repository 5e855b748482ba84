import { useCallback, useRef, useState } from 'react'

/** A state whose newest value can be read at once, before it is rendered: what is sent is never an older text. */
export function useNow<State>(first: () => State) {
  const [state, show] = useState(first)
  const latest = useRef(state)
  const newest = useCallback(() => latest.current, [])
  const setState = useCallback((change: (old: State) => State) => {
    latest.current = change(latest.current)
    show(latest.current)
  }, [])
  return { state, newest, setState }
}
