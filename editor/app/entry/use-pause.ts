import { useEffect, useState } from 'react'

const pauseMs = 800

/** True from the first pause in typing after `isAwaited`, so that no key for the text reaches a dialog that opens. */
export function usePause(isAwaited: boolean) {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    setPaused(false)
    if (!isAwaited) return
    const wait = () => setTimeout(() => setPaused(true), pauseMs)
    let timer = wait()
    const restart = () => {
      clearTimeout(timer)
      timer = wait()
    }
    addEventListener('keydown', restart)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', restart)
    }
  }, [isAwaited])
  return isPaused
}
