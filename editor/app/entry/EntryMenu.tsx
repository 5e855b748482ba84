import { useEffect, useState } from 'react'
import { type Chosen, isFree, type Key } from '../../protocol.ts'
import { ask } from '../api.ts'
import { Conflicts } from '../Conflict.tsx'
import { TextButton } from '../controls.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { VersionsDialog } from '../dialogs/VersionsDialog.tsx'
import { bringBack } from '../List.tsx'
import { announce } from '../Notices.tsx'
import { titleOf } from '../names.ts'
import { t } from '../words.ts'
import type { OpenEntry } from './entry-store.ts'

export type EntryDialog = 'online' | 'remove' | 'versions'

interface Props {
  entry: OpenEntry
  title: string
  dialog: EntryDialog | undefined
  onDialog: (dialog: EntryDialog | undefined) => void
  onDone: () => Promise<void>
}

export function EntryMenu({ entry, title, dialog, onDialog, onDone }: Props) {
  const { key, sides } = entry
  const close = () => onDialog(undefined)
  const online = entry.checked?.online ?? {}
  const wasOnline = Object.values(online).some((text) => text !== null)
  const ownChanges = sides.flatMap(({ file }) => {
    const [mine, theirs] = [entry.texts[file] ?? '', online[file] ?? '']
    return mine === theirs ? [] : [{ file, base: theirs, mine, theirs }]
  })
  const backOnline = (chosen: Chosen) => {
    const { texts } = entry.now()
    const edits = Object.entries(chosen).filter(
      ([file, { text, mine }]) => text !== mine && (texts[file] ?? '') === mine,
    )
    const newTexts = Object.fromEntries(edits.map(([file, { text }]) => [file, text || null]))
    if (edits.length > 0) announce(t('isOnline'), entry.replace(newTexts))
    close()
  }
  const remove = async () => {
    const { from } = await ask<{ from: string }>('remove', { key })
    await onDone()
    announce(t('removed', { name: title }), { act: () => bringBack({ key, from }), removed: key })
  }
  return (
    <>
      <TextButton text={t('more')} popoverTarget="more" />
      <div
        id="more"
        popover="auto"
        className="card shadow-lift inset-auto m-0 mt-1.5 hidden min-w-45 p-1.5 [position-area:bottom_span-left] [position-try-fallbacks:flip-inline] *:justify-start *:border-transparent open:grid"
      >
        {wasOnline && ownChanges[0] && <TextButton text={t('backOnline')} onClick={() => onDialog('online')} />}
        <TextButton text={t('versions')} onClick={() => onDialog('versions')} />
        {isFree(key) && <TextButton text={t('remove')} onClick={() => onDialog('remove')} />}
      </div>
      {dialog === 'online' && <Conflicts isBack conflicts={ownChanges} onDone={backOnline} onClose={close} />}
      {dialog === 'remove' && (
        <Dialog title={t('removeSure', { name: title })} done={t('remove')} onDone={remove} onClose={close}>
          <p>{t('removeWhy')}</p>
          <Linking to={key} />
        </Dialog>
      )}
      {dialog === 'versions' && <VersionsDialog entry={entry} onClose={close} />}
    </>
  )
}

/** Lists the texts whose links would break if this text were removed. */
function Linking({ to: key }: { to: Key }) {
  const [texts, setTexts] = useState<readonly Key[]>([])
  useEffect(() => {
    void ask<Key[]>(`linking?key=${encodeURIComponent(key)}`).then(setTexts, () => {})
  }, [key])
  return (
    <p role="status">
      {texts.length > 0 &&
        `${t('removeLinked', { count: texts.length })} ${texts.map((one) => titleOf(one)).join(', ')}.`}
    </p>
  )
}
