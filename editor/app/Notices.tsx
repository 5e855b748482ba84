import { useEffect, useState } from 'react'
import type { Key } from '../protocol.ts'
import { listenToNotices, type Notice } from './announce.ts'
import { Button, IconButton } from './controls.tsx'
import { say } from './words.ts'

/** The live region: the last notice for a while, and one that can be taken back until it is closed. */
export function Notices({ open }: { open?: Key }) {
  const [last, setLast] = useState<Notice>()
  const [undoable, setUndoable] = useState<Notice>()
  useEffect(() => listenToNotices((notice) => (notice.undo ? setUndoable : setLast)(notice)), [])
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), last.tone === 'bad' ? 12_000 : 5000)
    return () => clearTimeout(timer)
  }, [last])
  const { text, undo } = undoable ?? {}
  const close = () => setUndoable(undefined)
  return (
    <div className="notices" role="status" aria-live="polite">
      {undo && (!undo.of || undo.of === open) && (
        <p className="row">
          {text}
          <Button
            text={say('undo')}
            className="small"
            onClick={() => {
              close()
              undo.act()
            }}
          />
          <IconButton text={say('close')} icon="remove" onClick={close} />
        </p>
      )}
      {last && (
        <p className="row" data-tone={last.tone}>
          {last.text}
        </p>
      )}
    </div>
  )
}
