import type { CheckRequest, Key } from '../protocol.ts'

/** Tells that the files of an entry are new, those of all entries without a key; `left` is what a window holds that closes. */
export interface Call {
  key?: Key
  left?: CheckRequest
}

export const openChannel = () => new BroadcastChannel('desk')

const channel = openChannel()

/** Tells the windows of this browser, this one too, that files are new. */
export const tellWindows = (call: Call = {}) => channel.postMessage(call)
