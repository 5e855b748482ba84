import { useEffect, useState } from 'react'
import { untranslatedFields } from '../../../site/locales.ts'
import type { Side } from '../../protocol.ts'
import { changedParagraphs } from '../../text/paragraphs.ts'
import { ask } from '../api.ts'
import { Button, CheckBox } from '../controls.tsx'
import { Difference } from '../Difference.tsx'
import { describeFile } from '../describe.ts'
import { language, say } from '../words.ts'
import type { Entry } from './entry-store.ts'

interface Props {
  entry: Entry
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
  const inWords = (one: string) => describeFile(file, one, language(), silent)
  const changes = before === null ? [] : changedParagraphs(inWords(before), inWords(texts[file] ?? ''))
  const nameOf = (at: number) => JSON.stringify(changes[at])
  return (
    <section className="source-changes card" aria-label={say('sourceChanges')}>
      <h3>{say('sourceChanges')}</h3>
      <p className="help">{say(before === null ? 'sourceUnknown' : 'sourceChangesWhy')}</p>
      {changes.map((changed, at) => (
        <div key={nameOf(at)}>
          <Difference {...changed} />
          <CheckBox item={nameOf(at)} ticked={done} onTicked={setDone}>
            {say('isTranslated')}
          </CheckBox>
        </div>
      ))}
      <Button
        text={say('accept')}
        className="small"
        disabled={changes.some((_, at) => !done.has(nameOf(at)))}
        onClick={onAccept}
      />
    </section>
  )
}
