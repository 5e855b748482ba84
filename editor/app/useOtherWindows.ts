import { useEffect, useRef } from 'react'
import type { CheckRequest, Key } from '../protocol.ts'

/** An entry whose files are new, all of them without a key; `left` is what a window holds that closes. */
interface Call {
  key?: Key
  left?: CheckRequest
}

const name = 'desk'

/** Tells the windows of this browser, this one too, that files are new. */
export function tellWindows(call: Call = {}) {
  const channel = new BroadcastChannel(name)
  channel.postMessage(call)
  channel.close()
}

interface Options {
  /** The files of the entry were written elsewhere. */
  follow: () => void
  /** What is typed here and may not be with the server yet. */
  leave: () => CheckRequest | undefined
  /** Another window closed, and held this. */
  inherit: (left: CheckRequest) => void
}

/** Hears what the other windows of this browser do with an entry, and leaves them what is typed here. */
export function useOtherWindows(key: Key, options: Options) {
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<Call>) => {
      if (data.key && data.key !== key) return
      if (data.left) latest.current.inherit(data.left)
      else latest.current.follow()
    }
    // It arrives before the lock is free, which what is sent to the server may not.
    const leave = () => {
      const left = latest.current.leave()
      if (left) channel.postMessage({ key, left } satisfies Call)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      channel.close()
    }
  }, [key])
}
