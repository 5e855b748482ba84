import { useEffect, useRef, useState } from 'react'
import type { Key } from '../protocol.ts'

interface Call {
  key: Key
  /** `open` asks who else is there, `here` answers; `saved` says that the files are new. */
  says: 'open' | 'here' | 'gone' | 'saved'
}

/**
 * Whether another window has the same entry open. Where this one has nothing unsaved, `reload` takes what another one saved;
 * `saved` changes when this one has saved.
 */
export function useOtherWindows(key: Key, reload: (() => void) | undefined, saved: unknown): boolean {
  const [others, setOthers] = useState(0)
  const channel = useRef<BroadcastChannel>(null)
  const latest = useRef(reload)
  latest.current = reload
  useEffect(() => {
    const own = new BroadcastChannel('desk')
    channel.current = own
    const call = (says: Call['says']) => own.postMessage({ key, says } satisfies Call)
    own.onmessage = ({ data }: MessageEvent<Call>) => {
      if (data.key !== key) return
      if (data.says === 'open') {
        call('here')
        setOthers((number) => number + 1)
      }
      if (data.says === 'here') setOthers((number) => Math.max(1, number))
      if (data.says === 'gone') setOthers((number) => Math.max(0, number - 1))
      if (data.says === 'saved') latest.current?.()
    }
    const leave = () => call('gone')
    call('open')
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
      own.close()
    }
  }, [key])
  const before = useRef(saved)
  useEffect(() => {
    if (before.current === saved) return
    before.current = saved
    channel.current?.postMessage({ key, says: 'saved' } satisfies Call)
  }, [key, saved])
  return others > 0
}
