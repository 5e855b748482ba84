import { useEffect, useState } from 'react'
import type { Version } from '../../protocol.ts'
import { thisSite } from '../../site.ts'
import { ask, troubleOf } from '../api.ts'
import type { OpenEntry } from '../entry/entry-store.ts'
import { FileDiff } from '../FileDiff.tsx'
import { labelOf } from '../labels.ts'
import { announce } from '../Notices.tsx'
import { localeOfFile } from '../names.ts'
import { language, momentOf, nameOfLanguage, t } from '../words.ts'
import { Dialog } from './Dialog.tsx'

export function VersionsDialog({ entry, onClose }: { entry: OpenEntry; onClose: () => void }) {
  const { key } = entry
  const [versions, setVersions] = useState<Version[]>()
  const [trouble, setTrouble] = useState<string>()
  const [chosen, setChosen] = useState<Version>()
  useEffect(() => {
    const request = ask<Version[]>(`versions?key=${encodeURIComponent(key)}`)
    request.then(setVersions, (error) => setTrouble(troubleOf(error)))
  }, [key])
  // Leave alone files that the version does not contain.
  const back = Object.entries(chosen?.texts ?? {}).filter(
    (one): one is [string, string] => one[1] !== null && one[1] !== entry.texts[one[0]],
  )
  const restore = () => {
    announce(t('restoredVersion'), entry.replace(Object.fromEntries(back)))
    onClose()
  }
  return (
    <Dialog
      title={t('versions')}
      wide
      done={t('restore')}
      isReady={back.length > 0}
      onDone={versions?.length ? restore : undefined}
      onClose={onClose}
    >
      {!versions && <p role="status">{trouble ?? t('loading')}</p>}
      {versions?.length === 0 && <p>{t('noVersions')}</p>}
      {versions && versions.length > 0 && (
        <div className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <fieldset
            className="grid max-h-[30vh] content-start gap-3 overflow-y-auto p-1 md:max-h-[60vh]"
            aria-label={t('versions')}
          >
            {versions.map((version) => (
              <label key={version.commit} className="flex items-baseline gap-2 font-normal">
                <input type="radio" name="version" checked={chosen === version} onChange={() => setChosen(version)} />
                <span>
                  {sourceOf(version, versions)}: {changesOf(version)}
                </span>
              </label>
            ))}
          </fieldset>
          <section
            className="overflow-y-auto p-1 max-md:border-t md:max-h-[60vh] md:border-l md:pl-5"
            aria-label={t('whatChanged')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long difference scrolls
            tabIndex={0}
          >
            {chosen ? (
              <h3 className="mb-2">{t(back.length > 0 ? 'whatChanged' : 'sameVersion')}</h3>
            ) : (
              <p className="text-soft">{t('chooseVersion')}</p>
            )}
            {back.map(([file, text]) => (
              <FileDiff key={file} file={file} before={entry.texts[file] ?? null} after={text} />
            ))}
          </section>
        </div>
      )}
    </Dialog>
  )
}

type Source = Pick<Version, 'time' | 'author' | 'isOwn'>

/** Day and time of a version, and who made it. Shows seconds too if another version is from the same minute. */
export function sourceOf({ time, author, isOwn }: Source, all: readonly Source[]): string {
  const isAlone = all.filter((one) => momentOf(one.time) === momentOf(time)).length === 1
  return `${momentOf(time, !isAlone)}, ${isOwn ? t('keptHere') : t('by', { name: author })}`
}

/** Describes the changes in a version, except for the fingerprint of the source, which writers do not edit. */
export function changesOf({ changes }: Pick<Version, 'changes'>): string {
  return changes
    .map(({ file, what }) => {
      const side = localeOfFile(file)
      const within = side ? ` (${nameOfLanguage(side)})` : ''
      if (typeof what === 'string') return t(what) + within
      const fields = what.filter((key) => key !== 'translates')
      const names = fields.map((key) => {
        const { name, fact } = labelOf(key.split('.'), file === thisSite.files.facts)
        return fact ?? (key === 'body' ? t('body') : name).toLowerCase()
      })
      const nameList = names.length > 0 ? names : [t(what.length > 0 ? 'accept' : 'toolbar').toLowerCase()]
      return new Intl.ListFormat(language()).format(nameList) + within
    })
    .join('; ')
}
