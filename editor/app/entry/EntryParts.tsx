import { useRef, useState } from 'react'
import type { Draft, Key } from '../../protocol.ts'
import { ask } from '../api.ts'
import { Button } from '../controls.tsx'
import { RemoveDialog, RenameDialog } from '../dialogs/RenameDialog.tsx'
import { VersionsDialog } from '../dialogs/VersionsDialog.tsx'
import { announce, announceTrouble } from '../Notices.tsx'
import { clockOf, say } from '../words.ts'
import { draftsBeside, isChangedOutside, unsavedIn } from './entry-state.ts'
import type { Entry } from './entry-store.ts'

export function Menu({ entry, onOpen }: { entry: Entry; onOpen: (key?: Key) => void }) {
  const { opened } = entry
  const { key } = opened
  const [dialog, setDialog] = useState<'rename' | 'remove' | 'versions'>()
  const close = () => setDialog(undefined)
  const saved = (act: () => void) => () => (unsavedIn(entry).length > 0 ? announce(say('saveFirst'), 'bad') : act())
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
              <Button text={say('duplicate')} onClick={saved(duplicate)} />
              <Button text={say('rename')} onClick={saved(() => setDialog('rename'))} />
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

export function Banners({ entry }: { entry: Entry }) {
  const { opened, turn, compare, compareDraft, discard } = entry
  const isDirty = turn === 'writing' && unsavedIn(entry).length > 0
  const beside = turn === 'writing' ? draftsBeside(entry) : []
  const restored = isDirty ? opened.kept : undefined
  const drop = (draft: Draft) =>
    entry.dropDraft(draft).then((undo) => announce(say('discarded'), 'good', undo), announceTrouble)
  return (
    <div role="status">
      {turn === 'reading' && <p className="banner row">{say('elsewhereOpen')}</p>}
      {restored && (
        <p className="banner row">
          {say('restored', { time: clockOf(restored.time) })}
          <Button text={say('discard')} className="small" onClick={discard} />
        </p>
      )}
      {isDirty && isChangedOutside(entry) && (
        <p className="banner row">
          {say('changedOutside')}
          <Button text={say('compare')} className="small" onClick={compare} />
        </p>
      )}
      {beside.map((draft) => (
        <p className="banner row" key={draft.writer}>
          {say(draft.writer.startsWith('saved-') ? 'savedBefore' : 'typedElsewhere', { time: clockOf(draft.time) })}
          <Button text={say('compare')} className="small" onClick={() => compareDraft(draft)} />
          <Button text={say('discard')} className="small" onClick={() => void drop(draft)} />
        </p>
      ))}
    </div>
  )
}
