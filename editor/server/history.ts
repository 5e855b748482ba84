import type { Writing } from '../protocol.ts'
import { readFields } from '../text/fields.ts'
import { recordVersion } from './git/own-versions.ts'
import type { createQueue } from './turns.ts'

const minute = 60_000
/** Before a write removes at least this many characters, the desk records the earlier text. */
const longRemoval = 200

export type History = ReturnType<typeof openHistory>

/**
 * Records versions of the texts: when a sitting begins and ends, at most ten minutes after a change, and before a text
 * loses a long part or its address. Without git, or on a full disk, nothing is recorded.
 */
export function openHistory(root: string, enqueue: ReturnType<typeof createQueue>, write = recordVersion) {
  /** Set while changes wait to be recorded. */
  let timer: NodeJS.Timeout | undefined
  let isSitting = false
  let lastRecord = Number.NEGATIVE_INFINITY

  async function record(accepted?: readonly string[]) {
    clearTimeout(timer)
    timer = undefined
    lastRecord = performance.now()
    await write(root, Date.now(), accepted).catch(() => {})
  }

  function recordIn(wait: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void enqueue(() => record()), wait).unref()
  }

  return {
    /** Records the current texts before a write that begins a sitting or removes something. */
    async beforeWrite(files: Writing) {
      const isDue = performance.now() - lastRecord > minute && Object.entries(files).some(takesAway)
      if (!isSitting || isDue) await record()
      isSitting = true
    },
    /** Schedules the next version. Records one immediately if a translation was marked as up to date. */
    async afterWrite(files: Writing) {
      const accepted = Object.entries(files).flatMap(acceptedIn)
      if (accepted.length > 0) await record(accepted)
      else if (!timer) recordIn(10 * minute)
    },
    /** Records the texts before one is removed, and those of a proposal. */
    recordNow: () => record(),
    /** Ends a sitting when a window closes. The window's last write may still arrive. */
    leave() {
      isSitting = false
      if (timer) recordIn(1000)
    },
    /** Records the last changes when the desk stops. */
    async stop() {
      if (timer) await enqueue(() => record())
    },
  }
}

function takesAway([file, { text, base }]: [string, Writing[string]]): boolean {
  if (base === null) return false
  if (text === null || base.length - text.length >= longRemoval) return true
  return readFields(file, text)?.slug !== readFields(file, base)?.slug
}

/** Fingerprint of the source, if the write marks a translation as up to date; otherwise empty. */
function acceptedIn([file, { text, base }]: [string, Writing[string]]): string[] {
  const [now, before] = [text, base].map((one) => readFields(file, one ?? '')?.translates)
  return typeof now === 'string' && now !== before ? [now] : []
}
