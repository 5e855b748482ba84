import { useRef, useState } from 'react'
import { isFree } from '../../protocol.ts'
import { ask, Refusal } from '../api.ts'
import { TextButton } from '../controls.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { VersionsDialog } from '../dialogs/VersionsDialog.tsx'
import { bringBack } from '../List.tsx'
import { announce, announceTrouble } from '../Notices.tsx'
import { t } from '../words.ts'
import type { OpenEntry } from './entry-store.ts'

export function EntryMenu({ entry, title, onDone }: { entry: OpenEntry; title: string; onDone: () => void }) {
  const { key, sides } = entry
  const [dialog, setDialog] = useState<'remove' | 'versions'>()
  const close = () => setDialog(undefined)
  const { changed = [], sent = [] } = entry.checked?.states ?? {}
  const isChanged = changed.includes(key) || sent.includes(key)
  const backOnline = async () => {
    const query = new URLSearchParams({ key, commit: 'HEAD' })
    const online = await ask<Record<string, string | null>>(`version?${query}`)
    const files = sides.map(({ file }) => file).filter((file) => (entry.texts[file] ?? null) !== online[file])
    if (Object.values(online).every((text) => text === null)) throw new Refusal(t('neverOnline'))
    for (const file of files) entry.edit(file, () => online[file] ?? null)
    announce(t('isOnline'), entry.undoOfLast(files.length))
  }
  const menu = useRef<HTMLDetailsElement>(null)
  const fold = () => {
    if (!menu.current) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  const remove = async () => {
    const { from } = await ask<{ from: string }>('remove', { key })
    onDone()
    const act = () => void bringBack({ key, from }).catch(announceTrouble)
    announce(t('removed', { name: title }), { act })
  }
  return (
    <>
      <details
        ref={menu}
        className="menu relative"
        onKeyDown={({ key: pressed }) => pressed === 'Escape' && fold()}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
        }}
      >
        <summary className="button [&::-webkit-details-marker]:hidden">{t('more')}</summary>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: each of its buttons folds it */}
        <div
          className="card shadow-lift absolute right-0 mt-1.5 grid min-w-45 p-1.5 *:justify-start *:border-transparent max-[480px]:right-auto max-[480px]:left-0"
          onClick={fold}
        >
          {isChanged && <TextButton text={t('backOnline')} onClick={() => void backOnline().catch(announceTrouble)} />}
          <TextButton text={t('versions')} onClick={() => setDialog('versions')} />
          {isFree(key) && <TextButton text={t('remove')} onClick={() => setDialog('remove')} />}
        </div>
      </details>
      {dialog === 'remove' && (
        <Dialog title={t('removeSure', { name: title })} done={t('remove')} onDone={remove} onClose={close}>
          <p>{t('removeWhy')}</p>
        </Dialog>
      )}
      {dialog === 'versions' && <VersionsDialog entry={entry} onClose={close} />}
    </>
  )
}
