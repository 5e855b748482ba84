import { useEffect, useState } from 'react'
import type { Key, Side, Texts } from '../protocol.ts'
import { ask } from './api.ts'
import { TextButton } from './controls.tsx'
import { Dialog } from './dialogs/Dialog.tsx'
import { type Copy, discardCopy, listCopies } from './entry/copies.ts'
import { contains } from './entry/entry-state.ts'
import { FileDiff } from './FileDiff.tsx'
import { titleOf } from './names.ts'
import { dayOf, t } from './words.ts'

interface Offer {
  copy: Copy
  /** Undefined if the entry was removed. */
  sides: readonly Side[] | undefined
  /** True if another program changed the files. */
  isChanged: boolean
}

interface Props {
  onRestore: (copy: Copy, sides: readonly Side[]) => Promise<void>
  onMade: (key: Key) => void
}

/** Offers texts from windows that closed before the texts were saved. */
export function Kept({ onRestore, onMade }: Props) {
  const [offers, setOffers] = useState<readonly Offer[]>([])
  useEffect(() => void listOffers().then(setOffers), [])
  const [first, ...others] = offers
  if (!first) return null
  const { copy, sides, isChanged } = first
  const next = () => setOffers(others)
  const later = () => {
    postpone(copy.id)
    next()
  }
  const discard = () => discardCopy(copy.id).then(next)
  const restore = async () => {
    if (sides) await onRestore(copy, sides)
    else await makeAgain(copy).then(() => onMade(copy.key))
    next()
  }
  return (
    <Dialog
      key={copy.id}
      title={`${t('unsaved')}: ${titleOf(copy.key)}`}
      wide
      done={t('putIn')}
      cancel={t('later')}
      onDone={restore}
      onClose={later}
    >
      <p>{t('keptWhy', { time: dayOf(new Date(copy.time).toISOString()) })}</p>
      {isChanged && <p>{t('keptChanged')}</p>}
      <section aria-label={t('whatChanged')}>
        {Object.entries(copy.files).map(([file, { base, text }]) => (
          <FileDiff key={file} file={file} before={base} after={text} />
        ))}
      </section>
      <TextButton text={t('discard')} className="justify-self-start" onClick={() => void discard()} />
    </Dialog>
  )
}

const postponed = 'desk-later'

/** Ids of the copies that this window does not offer again, even after a reload. */
function postponedIds(): string[] {
  try {
    return sessionStorage.getItem(postponed)?.split(' ') ?? []
  } catch {
    return []
  }
}

function postpone(id: string) {
  try {
    sessionStorage.setItem(postponed, [...postponedIds(), id].join(' '))
  } catch {
    // The browser's storage is full or blocked.
  }
}

/** Lists the copies with changes that the files lack, and discards the others. */
async function listOffers(): Promise<Offer[]> {
  const offers: Offer[] = []
  const copies = (await listCopies()).filter(({ id }) => !postponedIds().includes(id))
  for (const copy of copies) {
    const sides = (await ask<Side[] | null>(`entry?key=${encodeURIComponent(copy.key)}`).catch(() => null)) ?? undefined
    const texts: Texts = Object.fromEntries(sides?.map(({ file, text }) => [file, text]) ?? [])
    const files = Object.entries(copy.files).map(([file, typed]) => ({ ...typed, file, now: texts[file] ?? null }))
    const isSent = (file: string, now: string | null) => copy.sent[file] && contains(file, now, copy.sent[file])
    const isChanged = files.some(({ file, base, now }) => now !== base && !isSent(file, now))
    if (files.every(({ file, now, ...typed }) => contains(file, now, typed))) await discardCopy(copy.id)
    else offers.push({ copy, sides, isChanged })
  }
  return offers
}

/** Recreates a removed entry from a copy. Keeps the copy if the entry turns out to exist. */
async function makeAgain({ id, key, files }: Copy) {
  const texts = Object.entries(files).map(([file, { text }]) => [file, { text, base: null }])
  const changed = await ask<Texts>('write', { key, files: Object.fromEntries(texts) })
  if (Object.keys(changed).length === 0) await discardCopy(id)
}
