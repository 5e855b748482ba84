import { useEffect, useRef } from 'react'

/** How long what is typed may be in the window alone, in ms. */
const longest = 250

/** Sends what is typed while somebody goes on typing: the check waits for a rest, and the text does not. */
export function useKeeping(texts: unknown, keep: () => void) {
  const latest = useRef(keep)
  latest.current = keep
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const before = useRef(texts)
  useEffect(() => {
    if (before.current === texts) return
    before.current = texts
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, longest)
  }, [texts])
  useEffect(() => () => clearTimeout(timer.current), [])
}
