import { useEffect, useState } from 'react'
import { silentFields } from '../../../scripts/content/silent-fields.ts'
import type { Key } from '../../protocol.ts'
import { changedParagraphs } from '../../text/paragraphs.ts'
import { ask } from '../api.ts'
import { Button, CheckBox } from '../controls.tsx'
import { Difference } from '../Difference.tsx'
import { describeFile } from '../describe.ts'
import { language, say } from '../words.ts'

interface Props {
  entry: Key
  /** The file of the source, and its text now. */
  file: string
  text: string
  fingerprint: string
  isReading: boolean
  onAccept: () => void
}

const silent = new RegExp(`^(${silentFields})$`)

/** Changes in the source since it was translated: each is ticked before the translation says the same. */
export function SourceChanges({ entry, file, text, fingerprint, isReading, onAccept }: Props) {
  const desk = language()
  const [before, setBefore] = useState<string | null>()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const query = new URLSearchParams({ key: entry, file, fingerprint })
    void ask<string | null>(`translated?${query}`).then(setBefore, () => setBefore(null))
  }, [entry, file, fingerprint])
  if (before === undefined) return null
  const inWords = (one: string) => describeFile(file, one, desk, (field) => silent.test(field))
  const changes = before === null ? [] : changedParagraphs(inWords(before), inWords(text))
  const nameOf = (at: number) => JSON.stringify(changes[at])
  return (
    <section className="source-changes card" aria-label={say('sourceChanges')}>
      <h3>{say('sourceChanges')}</h3>
      <p className="help">{say(before === null ? 'sourceUnknown' : 'sourceChangesWhy')}</p>
      <fieldset className="plain" disabled={isReading}>
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
      </fieldset>
    </section>
  )
}
