import { useState } from 'react'
import { isFree } from '../../protocol.ts'
import { ask } from '../api.ts'
import { TextButton } from '../controls.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { VersionsDialog } from '../dialogs/VersionsDialog.tsx'
import { bringBack } from '../List.tsx'
import { announce } from '../Notices.tsx'
import { t } from '../words.ts'
import type { OpenEntry } from './entry-store.ts'

export function EntryMenu({ entry, title, onDone }: { entry: OpenEntry; title: string; onDone: () => Promise<void> }) {
  const { key, sides } = entry
  const [dialog, setDialog] = useState<'remove' | 'versions'>()
  const close = () => setDialog(undefined)
  const { states: { changed = [], sent = [] } = {}, online = {} } = entry.checked ?? {}
  const wasOnline = Object.values(online).some((text) => text !== null)
  const isChanged = changed.includes(key) || sent.includes(key)
  const backOnline = () => {
    const files = sides.map(({ file }) => file).filter((file) => (entry.texts[file] ?? null) !== online[file])
    for (const file of files) entry.edit(file, () => online[file] ?? null)
    announce(t('isOnline'), entry.undoOfLast(files.length))
  }
  const remove = async () => {
    const { from } = await ask<{ from: string }>('remove', { key })
    await onDone()
    announce(t('removed', { name: title }), { act: () => bringBack({ key, from }) })
  }
  return (
    <>
      <TextButton text={t('more')} popoverTarget="more" />
      <div
        id="more"
        popover="auto"
        className="card shadow-lift inset-auto m-0 mt-1.5 hidden min-w-45 p-1.5 [position-area:bottom_span-left] [position-try-fallbacks:flip-inline] *:justify-start *:border-transparent open:grid"
      >
        {isChanged && wasOnline && <TextButton text={t('backOnline')} onClick={backOnline} popoverTarget="more" />}
        <TextButton text={t('versions')} onClick={() => setDialog('versions')} />
        {isFree(key) && <TextButton text={t('remove')} onClick={() => setDialog('remove')} />}
      </div>
      {dialog === 'remove' && (
        <Dialog title={t('removeSure', { name: title })} done={t('remove')} onDone={remove} onClose={close}>
          <p>{t('removeWhy')}</p>
        </Dialog>
      )}
      {dialog === 'versions' && <VersionsDialog entry={entry} onClose={close} />}
    </>
  )
}
