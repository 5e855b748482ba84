import type { Key, Texts, Writing } from '../../protocol.ts'
import { ask, ShownError } from '../api.ts'
import { type Copy, discardCopy, forgetCopy, keepCopy, keepLastCopy, releaseCopy } from './copies.ts'
import { type EntryEvent, type EntryState, unwrittenIn } from './entry-state.ts'

/** Delay before writing and checking, in ms, and its maximum while typing continues. */
const debounceMs = 200
const maxDelayMs = 700
const retryMs = 5000

interface Options {
  id: string
  key: Key
  /** Copy from a closed window, which this window takes over. */
  copy?: Copy
  now: () => EntryState
  dispatch: (event: EntryEvent) => void
  isOpen: () => boolean
  /** Runs after each write, whether it succeeded or not. */
  onWritten: () => Promise<void>
}

/** Writes changes one after another, and repeats a failed write. The browser keeps a copy of unsaved texts. */
export function createWriter({ id, key, copy, now, dispatch, isOpen, onWritten }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince = 0
  let last: Promise<unknown> = Promise.resolve()
  /** The last write, if it was not answered. It may have arrived, so it is repeated unchanged. */
  let unanswered: Writing | undefined

  if (copy) void keep().then((isStored) => (isStored ? discardCopy(copy.id) : undefined))

  function copyNow(): Copy {
    const files = unwrittenIn({ ...now(), conflicts: {} })
    return { id, key, time: Date.now(), files, sent: unanswered ?? {} }
  }

  /** Keeps a copy of unsaved texts in the browser. */
  async function keep() {
    const own = copyNow()
    if (Object.keys(own.files).length > 0) return keepCopy(own)
    await forgetCopy(id)
  }

  function writeSoon() {
    const time = Date.now()
    waitingSince ||= time
    clearTimeout(timer)
    timer = setTimeout(() => void write(), Math.max(0, Math.min(debounceMs, waitingSince + maxDelayMs - time)))
  }

  function write(): Promise<void> {
    waitingSince = 0
    clearTimeout(timer)
    void keep()
    last = last.then(writeNow)
    return last.then(onWritten)
  }

  async function writeNow() {
    const repeated = unanswered
    const files = repeated ?? unwrittenIn(now())
    if (Object.keys(files).length === 0) {
      // A closed entry cannot ask about a conflict, so its copy is offered later.
      if (!isOpen()) releaseCopy(id)
      return
    }
    try {
      unanswered = files
      const changed = await ask<Texts>('write', { key, files })
      unanswered = undefined
      if (Object.keys(changed).length > 0) {
        dispatch({ type: 'differed', files, changed })
        // Update the copy, because the next start would offer an outdated one if the window closed now.
        void keep()
        return writeSoon()
      }
      dispatch({ type: 'written', files })
      void keep()
      if (repeated) return writeNow()
    } catch (error) {
      if (error instanceof ShownError) {
        unanswered = undefined
        dispatch({ type: 'refused', trouble: error.message })
      }
      timer = setTimeout(() => void write(), retryMs)
    }
  }

  return {
    write,
    writeSoon,
    isWaiting: () => waitingSince > 0,
    /** Runs work between writes, unless the last write is unanswered. */
    whenWritten(work: () => void) {
      last = last.then(() => {
        if (!unanswered) work()
      })
    },
    /** Sends everything without waiting, because the window is closing. */
    sendAll() {
      // After the last write, an older copy would differ from the file and be offered as unsaved.
      keepLastCopy(copyNow())
      void keep()
      const files = unwrittenIn(now(), unanswered)
      if (!unanswered && Object.keys(files).length === 0) return
      // The write in progress may not arrive, so it is sent again. A single request keeps both writes in order.
      const sent = { key, files, first: unanswered }
      // Browsers limit `keepalive` bodies to 64 kB.
      const keepalive = new Blob([JSON.stringify(sent)]).size < 60_000
      void ask('write', sent, keepalive).catch(() => {})
    },
    /** Writes a last time, without a check. */
    close() {
      clearTimeout(timer)
      last = last.then(writeNow)
    },
  }
}
