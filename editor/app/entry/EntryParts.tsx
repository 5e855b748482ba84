import { useRef, useState } from 'react'
import type { Key } from '../../protocol.ts'
import { ask } from '../api.ts'
import { Button } from '../controls.tsx'
import { RemoveDialog, RenameDialog } from '../dialogs/RenameDialog.tsx'
import { VersionsDialog } from '../dialogs/VersionsDialog.tsx'
import { announce, announceTrouble } from '../Notices.tsx'
import { say } from '../words.ts'
import type { Entry } from './entry-store.ts'

export function Menu({ entry, onOpen }: { entry: Entry; onOpen: (key?: Key) => void }) {
  const { opened } = entry
  const { key } = opened
  const [dialog, setDialog] = useState<'rename' | 'remove' | 'versions'>()
  const close = () => setDialog(undefined)
  const duplicate = () => void ask<{ key: Key }>('duplicate', { key }).then((made) => onOpen(made.key), announceTrouble)
  const menu = useRef<HTMLDetailsElement>(null)
  const fold = () => {
    if (!menu.current) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  const removed = (time: string) => {
    onOpen(undefined)
    const act = () => void ask('bring-back', { time }).then(() => onOpen(key), announceTrouble)
    announce(say('removed', { name: opened.name }), 'good', { act })
  }
  return (
    <>
      <details ref={menu} className="menu" onKeyDown={({ key: pressed }) => pressed === 'Escape' && fold()}>
        <summary className="button">{say('more')}</summary>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: each of its buttons folds it */}
        <div className="card" onClick={fold}>
          <Button text={say('versions')} onClick={() => setDialog('versions')} />
          {opened.isFree && (
            <>
              <Button text={say('duplicate')} onClick={duplicate} />
              <Button text={say('rename')} onClick={() => setDialog('rename')} />
              <Button text={say('remove')} onClick={() => setDialog('remove')} />
            </>
          )}
        </div>
      </details>
      {dialog === 'rename' && <RenameDialog opened={opened} onClose={close} onRenamed={onOpen} />}
      {dialog === 'remove' && <RemoveDialog opened={opened} onClose={close} onRemoved={removed} />}
      {dialog === 'versions' && <VersionsDialog entry={entry} onClose={close} />}
    </>
  )
}
