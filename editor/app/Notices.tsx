import { useEffect, useState } from 'react'
import type { Key } from '../protocol.ts'
import { ShownError } from './api.ts'
import { IconButton, TextButton } from './controls.tsx'
import { t } from './words.ts'

interface Notice {
  text: string
  isTrouble?: boolean
  time: number
  undo?: Undo
}

/**
 * Reverts the announced action. The notice stays for half a minute. With `of`, it shows only while that entry is open.
 */
export interface Undo {
  act: () => void
  of?: Key
  /** True if `act` undoes the last steps of that entry. The next edit closes the notice, because it is a later step. */
  isOfStep?: boolean
  /** The entry that was removed. Opening it again closes the notice. */
  removed?: Key
}

let listener: ((notice: Notice) => void) | undefined
let closer: ((key: Key) => void) | undefined

export function announce(text: string, undo?: Undo) {
  listener?.({ text, time: performance.now(), undo })
}

/** Closes the notice that offers to undo steps of an entry. */
export function closeUndo(key: Key) {
  closer?.(key)
}

/** Announces an error that has a message for the writer. A lost connection has its own banner. */
export function announceTrouble(error: unknown) {
  if (error instanceof ShownError) listener?.({ text: error.message, time: performance.now(), isTrouble: true })
}

const look = 'row rounded-(--radius) border-warm bg-band px-4.5 py-3 text-on-band shadow-lift data-trouble:border-l-5'

export function Notices({ open }: { open?: Key }) {
  const [last, setLast] = useState<Notice>()
  const [undoable, setUndoable] = useState<Notice>()
  useEffect(() => {
    listener = (notice) => (notice.undo ? setUndoable : setLast)(notice)
    closer = (key) => setUndoable((old) => (old?.undo?.isOfStep && old.undo.of === key ? undefined : old))
  }, [])
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), last.isTrouble ? 12_000 : 5000)
    return () => clearTimeout(timer)
  }, [last])
  useEffect(() => {
    if (!undoable) return
    const timer = setTimeout(() => setUndoable(undefined), 30_000)
    return () => clearTimeout(timer)
  }, [undoable])
  useEffect(() => {
    if (open) setUndoable((old) => (old?.undo?.removed === open ? undefined : old))
  }, [open])
  const { text, undo } = undoable ?? {}
  const close = () => setUndoable(undefined)
  const revert = () => {
    close()
    undo?.act()
  }
  return (
    <div
      className="fixed bottom-[calc(1rem+var(--bottom-bar,0px))] left-4 z-20 grid max-w-[min(480px,calc(100vw-32px))] gap-2"
      role="status"
    >
      {undo && (!undo.of || undo.of === open) && (
        <p className={`${look} flex-nowrap`}>
          <span className="min-w-0 flex-1">{text}</span>
          <TextButton text={t('undo')} className="small" onClick={revert} />
          <IconButton text={t('close')} icon="remove" className="quiet ml-auto text-inherit" onClick={close} />
        </p>
      )}
      {last && (
        <p key={last.time} className={look} data-trouble={last.isTrouble}>
          {last.text}
        </p>
      )}
    </div>
  )
}
