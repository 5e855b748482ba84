import { useContext, useRef, useState } from 'react'
import { print } from '../../../scripts/check/print.ts'
import type { Draft, Found, Key } from '../../protocol.ts'
import { announce } from '../announce.ts'
import { ask, troubleOf } from '../api.ts'
import { RemoveDialog, RenameDialog } from '../dialogs/RenameDialog.tsx'
import { VersionsDialog } from '../dialogs/VersionsDialog.tsx'
import { Finding } from '../Finding.tsx'
import { keyOf } from '../names.ts'
import { Language, useSay } from '../words.ts'
import type { EntryTools } from './useEntry.ts'

interface MenuProps {
  entry: EntryTools
  isDirty: boolean
  onOpen: (key: Key | undefined) => void
}

/** What is done with the files of an entry as a whole. */
export function Menu({ entry, isDirty, onOpen }: MenuProps) {
  const { opened } = entry
  const say = useSay()
  const [dialog, setDialog] = useState<'rename' | 'remove' | 'versions'>()
  const close = () => setDialog(undefined)
  const saved = (act: () => void) => () => (isDirty ? announce(say('saveFirst'), 'bad') : act())
  const desk = useContext(Language)
  const duplicate = () =>
    void ask<{ key: Key }>('duplicate', { key: opened.key }).then(
      (made) => onOpen(made.key),
      (error) => announce(troubleOf(error, desk), 'bad'),
    )
  const { key } = opened
  const menu = useRef<HTMLDetailsElement>(null)
  const fold = () => {
    if (!menu.current) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  const removed = (time: string) => {
    onOpen(undefined)
    const act = () =>
      void ask('bring-back', { time }).then(
        () => onOpen(key),
        (error) => announce(troubleOf(error, desk), 'bad'),
      )
    announce(say('removed', { name: opened.name }), 'good', { act })
  }
  return (
    <>
      <details ref={menu} className="menu" onKeyDown={({ key: pressed }) => pressed === 'Escape' && fold()}>
        <summary>{say('more')}</summary>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: each of its buttons folds it */}
        <div onClick={fold}>
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
export function Banners({ entry }: { entry: EntryTools }) {
  const say = useSay()
  const desk = useContext(Language)
  const { opened, dirty, outside, others, turn, discard, compare, compareDraft, dropDraft, restoreDraft } = entry
  const timeOf = (time: string) => new Date(time).toLocaleTimeString(desk, { hour: '2-digit', minute: '2-digit' })
  const drop = async (draft: Draft) => {
    const time = await dropDraft(draft)
    announce(say('discarded'), 'good', { act: () => void restoreDraft(time), of: opened.key })
  }
  const restored = dirty.length > 0 ? opened.kept : undefined
  if (turn === 'reading')
    return (
      <div role="status">
        <p className="banner">{say('elsewhereOpen')}</p>
      </div>
    )
  return (
    <div role="status">
      {restored && (
        <p className="banner">
          {say('restored', { time: timeOf(restored.time) })}
          <button
            type="button"
            className="small"
            onClick={() =>
              void discard().then(() => announce(say('discarded'), 'good', entry.undoOfLast(entry.dirty.length)))
            }
          >
            {say('discard')}
          </button>
        </p>
      )}
      {outside && (
        <p className="banner">
          {say('changedOutside')}
          <button type="button" className="small" onClick={compare}>
            {say('compare')}
          </button>
        </p>
      )}
      {others.map((draft) => (
        <p className="banner" key={draft.writer}>
          {say(draft.writer.startsWith('saved-') ? 'savedBefore' : 'typedElsewhere', { time: timeOf(draft.time) })}
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
  const say = useSay()
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
