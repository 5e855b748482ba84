import { useContext, useEffect, useState } from 'react'
import { type Locale, locales } from '../../../site/locales.ts'
import type { Version } from '../../protocol.ts'
import { changedParagraphs } from '../../text/paragraphs.ts'
import { announce } from '../announce.ts'
import { ask } from '../api.ts'
import { Difference } from '../Difference.tsx'
import { describeFile } from '../describe.ts'
import type { EntryTools } from '../entry/useEntry.ts'
import { labelOf } from '../labels.ts'
import { factsFile } from '../names.ts'
import { Language, nameOf, type Say, useSay } from '../words.ts'
import { Dialog } from './Dialog.tsx'

interface Props {
  entry: EntryTools
  onClose: () => void
}

/** The earlier versions of an entry, in plain words: one is chosen, compared with the text here, and put back. */
export function VersionsDialog({ entry, onClose }: Props) {
  const say = useSay()
  const desk = useContext(Language)
  const { key } = entry.opened
  const [versions, setVersions] = useState<Version[]>()
  const [chosen, setChosen] = useState<string>()
  const [found, setFound] = useState<{ commit: string; texts: Record<string, string | null> }>()
  useEffect(() => {
    void ask<Version[]>(`versions?key=${encodeURIComponent(key)}`).then(setVersions)
  }, [key])
  const choose = async (commit: string) => {
    setChosen(commit)
    const texts = await ask<Record<string, string | null>>(`version?${new URLSearchParams({ key, commit })}`)
    setFound({ commit, texts })
  }
  const isFound = found !== undefined && found.commit === chosen
  // A file that was not there then stays as it is.
  const back = Object.entries(isFound ? found.texts : {}).filter(
    (one): one is [string, string] => one[1] !== null && one[1] !== entry.texts[one[0]],
  )
  const restore = () => {
    for (const [file, text] of back) entry.edit(file, () => text)
    const undo = entry.undoOfLast(back.length)
    announce(say('restoredVersion'), 'good', undo)
    onClose()
  }
  return (
    <Dialog
      title={say('versions')}
      wide
      done={say('restore')}
      isReady={back.length > 0}
      onDone={versions?.length ? restore : undefined}
      onClose={onClose}
    >
      {!versions && <p>{say('loading')}</p>}
      {versions?.length === 0 && <p>{say('noVersions')}</p>}
      <fieldset className="pieces" aria-label={say('versions')}>
        {versions?.map((version) => (
          <label key={version.commit} className="check">
            <input
              type="radio"
              name="version"
              checked={chosen === version.commit}
              onChange={() => void choose(version.commit)}
            />
            <span>
              {whenOf(version.time, desk)}, {say('by', { name: version.author })}: {changesOf(version, say, desk)}
            </span>
          </label>
        ))}
      </fieldset>
      {isFound && (
        <section aria-label={say('restoreWhy')}>
          <h3>{say(back.length > 0 ? 'restoreWhy' : 'sameVersion')}</h3>
          {back.map(([file, text]) =>
            changedParagraphs(describeFile(file, entry.texts[file] ?? '', desk), describeFile(file, text, desk)).map(
              ({ before, after }) => <Difference key={file + before + after} before={before} after={after} />,
            ),
          )}
        </section>
      )}
    </Dialog>
  )
}

/** When something happened, as one says it: today at a time, yesterday, 3 days ago, or the day. */
export function whenOf(time: string, locale: Locale): string {
  const date = new Date(time)
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000)
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
  if (days === 0) return `${day} ${date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })}`
  return days < 7 ? day : date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** Names the changes of a version: title and text (English). */
function changesOf({ changes }: Version, say: Say, desk: Locale): string {
  return changes
    .map(({ file, what }) => {
      const side = locales.find((one) => file.startsWith(`content/${one}/`))
      const language = side ? ` (${nameOf(side, desk)})` : ''
      if (typeof what === 'string') return say(what) + language
      const isFact = file === factsFile
      const names = what.map((name) => {
        const { name: label, fact } = labelOf(isFact ? name.split('.') : [name], isFact, desk)
        return name === 'body' ? say('body') : (fact ?? label)
      })
      const shown = names.length > 0 ? names : [say('layout')]
      return new Intl.ListFormat(desk).format(shown.map((name) => (isFact ? name : name.toLowerCase()))) + language
    })
    .join('; ')
}
