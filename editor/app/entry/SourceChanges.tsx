import { useEffect, useState } from 'react'
import { untranslatedFields } from '../../../site/locales.ts'
import type { Side } from '../../protocol.ts'
import { ask } from '../api.ts'
import { CheckBox, TextButton } from '../controls.tsx'
import { changesIn, Difference } from '../FileDiff.tsx'
import { t } from '../words.ts'
import type { OpenEntry } from './entry-store.ts'

interface Props {
  entry: OpenEntry
  source: Side
  fingerprint: string
  onAccept: () => void
}

const silent = new RegExp(`^(${untranslatedFields})$`)

/** Changes in the source since the translation; ticking all of them marks it up to date. */
export function SourceChanges({ entry, source, fingerprint, onAccept }: Props) {
  const { key, texts } = entry
  const { file } = source
  const [before, setBefore] = useState<string | null>()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const query = new URLSearchParams({ key, file, fingerprint })
    void ask<string | null>(`translated?${query}`).then(setBefore, () => setBefore(null))
  }, [key, file, fingerprint])
  if (before === undefined) return null
  const changes = before === null ? [] : changesIn(file, before, texts[file] ?? null, silent)
  const nameOf = (at: number) => JSON.stringify(changes[at])
  return (
    <section className="card border-warm mb-4 px-3.5 py-1" aria-label={t('sourceChanges')}>
      <h3 className="mt-2">{t('sourceChanges')}</h3>
      <p className="text-soft mt-1 text-xs">{t(before === null ? 'sourceUnknown' : 'sourceChangesWhy')}</p>
      {changes.map((changed, at) => (
        <div key={nameOf(at)}>
          <Difference {...changed} />
          <CheckBox item={nameOf(at)} ticked={done} onTicked={setDone}>
            {t('isTranslated')}
          </CheckBox>
        </div>
      ))}
      <TextButton
        text={t('accept')}
        className="small mt-3 mb-2"
        disabled={changes.some((_, at) => !done.has(nameOf(at)))}
        onClick={onAccept}
      />
    </section>
  )
}
