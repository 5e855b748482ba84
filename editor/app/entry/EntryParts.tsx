import { useRef, useState } from 'react'
import { print } from '../../../scripts/check/print.ts'
import type { Draft, Found, Key } from '../../protocol.ts'
import { announce, announceTrouble } from '../announce.ts'
import { ask } from '../api.ts'
import { RemoveDialog, RenameDialog } from '../dialogs/RenameDialog.tsx'
import { VersionsDialog } from '../dialogs/VersionsDialog.tsx'
import { Finding } from '../Finding.tsx'
import { keyOf } from '../names.ts'
import { clockOf, say } from '../words.ts'
import { draftsBeside, isChangedOutside, unsavedIn } from './entry-state.ts'
import type { Entry } from './entry-store.ts'

interface MenuProps {
  entry: Entry
  isDirty: boolean
  onOpen: (key: Key | undefined) => void
}

/** What is done with the files of an entry as a whole. */
export function Menu({ entry, isDirty, onOpen }: MenuProps) {
  const { opened } = entry
  const { key } = opened
  const [dialog, setDialog] = useState<'rename' | 'remove' | 'versions'>()
  const close = () => setDialog(undefined)
  const saved = (act: () => void) => () => (isDirty ? announce(say('saveFirst'), 'bad') : act())
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
          <button type="button" onClick={() => setDialog('versions')}>
            {say('versions')}
          </button>
          {opened.isFree && (
            <>
              <button type="button" onClick={saved(duplicate)}>
                {say('duplicate')}
              </button>
              <button type="button" onClick={saved(() => setDialog('rename'))}>
                {say('rename')}
              </button>
              <button type="button" onClick={() => setDialog('remove')}>
                {say('remove')}
              </button>
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

/** What a writer has to know before going on. */
export function Banners({ entry }: { entry: Entry }) {
  const { opened, turn, compare, compareDraft, discard } = entry
  const isDirty = unsavedIn(entry).length > 0
  const restored = isDirty ? opened.kept : undefined
  const drop = (draft: Draft) =>
    entry.dropDraft(draft).then((undo) => announce(say('discarded'), 'good', undo), announceTrouble)
  if (turn === 'reading')
    return (
      <div role="status">
        <p className="banner row">{say('elsewhereOpen')}</p>
      </div>
    )
  return (
    <div role="status">
      {restored && (
        <p className="banner row">
          {say('restored', { time: clockOf(restored.time) })}
          <button type="button" className="small" onClick={discard}>
            {say('discard')}
          </button>
        </p>
      )}
      {isDirty && isChangedOutside(entry) && (
        <p className="banner row">
          {say('changedOutside')}
          <button type="button" className="small" onClick={compare}>
            {say('compare')}
          </button>
        </p>
      )}
      {draftsBeside(entry).map((draft) => (
        <p className="banner row" key={draft.writer}>
          {say(draft.writer.startsWith('saved-') ? 'savedBefore' : 'typedElsewhere', { time: clockOf(draft.time) })}
          <button type="button" className="small" onClick={() => compareDraft(draft)}>
            {say('compare')}
          </button>
          <button type="button" className="small" onClick={() => void drop(draft)}>
            {say('discard')}
          </button>
        </p>
      ))}
    </div>
  )
}

/** Mistakes in other files, such as a link to what is renamed here. */
export function Elsewhere({ problems }: { problems: readonly Found[] }) {
  if (problems.length === 0) return null
  return (
    <section className="elsewhere">
      <h3>{say('elsewhere')}</h3>
      {problems.slice(0, 20).map((problem) => (
        <div key={print(problem)}>
          {keyOf(problem.file) ? <a href={`#${keyOf(problem.file)}`}>{problem.file}</a> : <code>{problem.file}</code>}
          <Finding problem={problem} />
        </div>
      ))}
    </section>
  )
}
