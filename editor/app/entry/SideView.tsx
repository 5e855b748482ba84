import { useEffect, useMemo, useState } from 'react'
import { type Locale, untranslatedFields } from '../../../site/locales.ts'
import type { Side } from '../../protocol.ts'
import { inLanguage, thisSite } from '../../site.ts'
import { removeAt, setValue } from '../../text/edit-fields.ts'
import { readFields } from '../../text/fields.ts'
import { ask } from '../api.ts'
import { CheckBox, TextButton } from '../controls.tsx'
import { changesIn, Difference } from '../FileDiff.tsx'
import { nameOfSide } from '../names.ts'
import { language, t } from '../words.ts'
import type { OpenEntry } from './entry-store.ts'
import { type FileProps, FileView } from './FileView.tsx'

/** One file, shown as a form with its body, or as source if its fields are unreadable. */
export function SideView({ side, entry, ...own }: Omit<FileProps, 'fields'>) {
  const { file, locale } = side
  const { sides, edit, checked, texts } = entry
  const text = texts[file] ?? null
  const gone = entry.gone[file]
  const name = nameOfSide(entry.key, side)
  const accepted = checked?.accepts[file]
  const fields = text === null ? undefined : readFields(file, text)
  // Stay in source mode after the fields become readable, so that typing is not interrupted.
  const [isSource, setSource] = useState(false)
  if (text !== null && fields === undefined && !isSource) setSource(true)
  const shown = isSource || !side.schema.properties ? undefined : fields
  // As in the check, the source is the text in the first language that has one.
  const source = sides.find((one) => typeof texts[one.file] === 'string')
  const twin = source && texts[source.file]
  const accept = async () => {
    // A check of an older source would give an outdated fingerprint.
    if (entry.phase !== 'idle') await entry.write()
    const fingerprint = entry.now().checked?.accepts[file]
    if (fingerprint) edit(file, (old) => setValue(file, old, ['translates'], fingerprint))
  }
  const translate = (from: Side, copied: string) => {
    edit(file, () => copyOf(file, copied, locale))
    // The translation now exists, so remove the reason why it was missing.
    edit(from.file, (old) => removeAt(from.file, old, ['noTwin']))
  }
  const isStale = accepted !== undefined && fields !== undefined && fields.translates !== accepted
  return (
    <section className="min-w-0 only:mx-auto only:w-full only:max-w-[820px]" aria-label={name} data-file={file}>
      <header className="row mb-2.5 min-h-10">
        <h2>{name}</h2>
        {isStale && fields.translates === undefined && (
          <TextButton text={t('accept')} className="small" onClick={() => void accept()} />
        )}
      </header>
      {isStale && source && typeof fields.translates === 'string' && (
        <SourceChanges
          key={language()}
          entry={entry}
          source={source}
          fingerprint={fields.translates}
          onAccept={() => void accept()}
        />
      )}
      {text === null ? (
        <div className="text-soft p-6">
          <p>{t(gone === undefined ? 'noSide' : 'goneSide', { language: name })}</p>
          {gone !== undefined && <TextButton text={t('putBackSide')} onClick={() => edit(file, () => gone)} />}
          {gone === undefined && twin && <TextButton text={t('makeSide')} onClick={() => translate(source, twin)} />}
        </div>
      ) : (
        <FileView key={shown ? 'form' : 'source'} side={side} entry={entry} fields={shown} {...own} />
      )}
    </section>
  )
}

/** A copy to translate: a draft in the matching category, without language-specific fields. */
function copyOf(file: string, twin: string, locale: Locale | undefined): string {
  if (file.endsWith('.yaml') || !locale) return twin
  const without = thisSite.fields.ofOneLanguage.reduce((text, key) => removeAt(file, text, [key]), twin)
  const category = readFields(file, twin)?.category
  const placed = typeof category === 'string' ? inLanguage('category', category, locale) : ''
  return setValue(file, placed ? setValue(file, without, ['category'], placed) : without, ['draft'], true)
}

interface SourceChangesProps {
  entry: OpenEntry
  source: Side
  fingerprint: string
  onAccept: () => void
}

const untranslated = new RegExp(`^(${untranslatedFields})$`)

/** Lists the changes to the source since it was translated. Ticking all of them marks the translation as up to date. */
function SourceChanges({ entry, source, fingerprint, onAccept }: SourceChangesProps) {
  const { key, texts } = entry
  const { file } = source
  const [before, setBefore] = useState<string | null>()
  const [done, setDone] = useState<readonly string[]>([])
  useEffect(() => {
    const query = new URLSearchParams({ key, file, fingerprint })
    void ask<string | null>(`translated?${query}`).then(setBefore, () => setBefore(null))
  }, [key, file, fingerprint])
  // Use the text from the last check, because comparing at each keystroke would delay typing.
  const now = (entry.checked?.files ?? texts)[file] ?? null
  const changes = useMemo(
    () => (typeof before === 'string' ? changesIn(file, before, now, untranslated) : []),
    [file, before, now],
  )
  if (before === undefined) return null
  const idOf = (at: number) => JSON.stringify(changes[at])
  const isDone = changes.every((_, at) => done.includes(idOf(at)))
  return (
    <section className="card border-warm mb-4 px-3.5 py-1" aria-label={t('sourceChanges')}>
      <h3 className="my-2">{t('sourceChanges')}</h3>
      <p className="text-soft mt-1 text-xs">{t(before === null ? 'sourceUnknown' : 'sourceChangesWhy')}</p>
      {changes.map((changed, at) => (
        <div key={idOf(at)}>
          <Difference {...changed} locale={source.locale} />
          <CheckBox item={idOf(at)} ticked={done} onTicked={setDone}>
            {t('isTranslated')}
          </CheckBox>
        </div>
      ))}
      <TextButton text={t('accept')} className="small mt-3 mb-2" disabled={!isDone} onClick={onAccept} />
    </section>
  )
}
