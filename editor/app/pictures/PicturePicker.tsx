import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { exampleImage, templates } from '../../../scripts/content/templates.ts'
import { differenceFrom16by9 } from '../../../site/files.ts'
import { type Locale, type Localized, locales } from '../../../site/locales.ts'
import type { Key, ListedPicture } from '../../protocol.ts'
import { ask, troubleOf } from '../api.ts'
import { TextButton } from '../controls.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { FilterField, isFound } from '../FilterField.tsx'
import { help, titleOf } from '../names.ts'
import { createOrder } from '../order.ts'
import { nameOfLanguage, t } from '../words.ts'
import { PictureTile } from './PictureTile.tsx'
import { chooseFile, nameOfPicture, uploadPicture } from './upload.ts'

export type Alts = Partial<Localized<string>>

interface Props {
  /** The text that gets the picture. */
  entryKey: Key
  /** Current picture. */
  src?: string
  /** Initial file, such as a dropped one. */
  file?: File
  /** Current descriptions, for each language that shows the picture. */
  alts: Alts
  done: string
  /** True for the picture of a post: its description can be written later, and cards show it in a 16:9 frame. */
  isOfPost?: boolean
  onPick: (src: string, alts: Alts) => void
  onClose: () => void
}

const minAlt = 3

/** Lets the writer choose a picture of the site and describe it for this use. Shows where each picture is used. */
export function PicturePicker({ entryKey, src, file, alts, done, isOfPost, onPick, onClose }: Props) {
  const [pictures, setPictures] = useState<readonly ListedPicture[]>()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(src)
  const [typed, setTyped] = useState<Alts>({})
  const [trouble, setTrouble] = useState<string>()
  const [uploading, setUploading] = useState<Promise<string>>()
  const [removed, setRemoved] = useState<{ src: string; from: string }>()
  const within = useRef<HTMLDivElement>(null)
  const described = locales.filter((locale) => alts[locale] !== undefined)
  const picture = pictures?.find((one) => one.src === chosen)

  const altOf = (locale: Locale) =>
    typed[locale] ?? altBefore(locale, { src, alts }, { src: chosen, alts: picture?.alts })
  const isAltKept =
    chosen !== undefined &&
    chosen !== src &&
    described.some((locale) => altOf(locale) !== '' && altOf(locale) === alts[locale])
  const [beginList] = useState(createOrder)
  const load = async () => {
    const isNewest = beginList()
    const listed = await ask<ListedPicture[]>('pictures')
    if (isNewest()) setPictures(listed)
  }
  const attempt = async (act: () => Promise<unknown>) => {
    setTrouble(undefined)
    await act().catch((error) => setTrouble(troubleOf(error)))
  }
  const upload = (next: File) =>
    attempt(async () => {
      const sending = uploadPicture(next, entryKey)
      setUploading(sending)
      try {
        setChosen(await sending)
        // A search could hide the new picture.
        setQuery('')
      } finally {
        setUploading(undefined)
      }
      await load()
    })
  const remove = (one: ListedPicture) =>
    attempt(async () => {
      const { from } = await ask<{ from: string }>('remove-picture', { src: one.src })
      setRemoved({ src: one.src, from })
      setChosen(undefined)
      await load()
    })
  const restore = (undo: { src: string; from: string }) =>
    attempt(async () => {
      await ask('restore-picture', undo)
      setRemoved(undefined)
      setChosen(undo.src)
      await load()
    })
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const [next] = data.files
    if (!next) return
    event.preventDefault()
    void upload(next)
  }
  const pick = async () => {
    const pickedSrc = uploading ? await uploading : chosen
    if (!pickedSrc) return
    onPick(pickedSrc, Object.fromEntries(described.map((locale) => [locale, altOf(locale).trim()])))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    void (file ? upload(file) : attempt(load))
    within.current?.querySelector<HTMLElement>(file ? 'textarea' : 'input')?.focus()
  }, [])

  const matches = pictures?.filter(({ src, alts, uses }) =>
    isFound(query, [nameOfPicture(src), ...Object.values(alts), ...uses.map((key) => titleOf(key))]),
  )
  const isReady = isOfPost || described.every((locale) => altOf(locale).trim().length >= minAlt)
  const ignoreEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'search')
      event.preventDefault()
  }
  return (
    <Dialog
      title={t('choosePicture')}
      wide
      done={done}
      isReady={isReady && (chosen !== undefined || uploading !== undefined)}
      onDone={pick}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same */}
      <div
        ref={within}
        className="grid gap-4 md:grid-cols-[minmax(0,1fr)_260px]"
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer)}
        onKeyDown={ignoreEnter}
      >
        <div className="grid min-w-0 content-start gap-3">
          <div className="row">
            <div className="flex-[1_1_220px]">
              <FilterField
                label={t('pictureSearch')}
                query={query}
                onQuery={setQuery}
                found={matches?.length ?? 0}
                className=""
              />
            </div>
            <TextButton text={t('pictureUpload')} icon="add" onClick={() => chooseFile((own) => void upload(own))} />
          </div>
          <p className="text-soft text-xs">{t('picturePaste')}</p>
          {matches?.length === 0 && query && <p className="text-soft">{t('nothing')}</p>}
          <fieldset
            className="grid max-h-[min(46vh,460px)] grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-2 overflow-y-auto p-1"
            aria-label={t('picturesThere')}
          >
            {matches?.map((one) => (
              <PictureTile
                key={one.src}
                picture={one}
                isChosen={one.src === chosen}
                onChoose={() => setChosen(one.src)}
              />
            ))}
          </fieldset>
        </div>
        <div className="grid content-start gap-3" aria-busy={uploading !== undefined}>
          <p role="alert" className="text-bad empty:hidden">
            {trouble}
          </p>
          <p role="status" className="row empty:hidden">
            {uploading && t('loading')}
            {removed && (
              <>
                {t('removed', { name: nameOfPicture(removed.src) })}
                <TextButton text={t('undo')} className="small" onClick={() => void restore(removed)} />
              </>
            )}
          </p>
          {chosen && !uploading && (
            <Chosen src={chosen} picture={picture} isOfPost={isOfPost} onRemove={(one) => void remove(one)} />
          )}
          {isAltKept && <p className="text-xs">{t('pictureAltKept')}</p>}
          {described.map((locale) => (
            <label key={locale} className="field">
              {described.length > 1 ? t('pictureAltIn', { language: nameOfLanguage(locale) }) : t('pictureAlt')}
              <textarea
                rows={2}
                lang={locale}
                value={altOf(locale)}
                onChange={({ target }) => setTyped({ ...typed, [locale]: target.value })}
              />
            </label>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

interface Described {
  src?: string
  alts?: Alts
}

/**
 * Initial description. Prefers the current one if the picture stays or replaces the example picture; otherwise prefers
 * that of the chosen picture.
 */
export function altBefore(locale: Locale, current: Described, chosen: Described): string {
  const [own, other] = [current, chosen].map(({ alts }) => writtenAlt(locale, alts?.[locale]))
  const isOwn = chosen.src === current.src || current.src === exampleImage
  return (isOwn ? own || other : other || own) ?? ''
}

/** Returns the description, or an empty string if it comes from a template or an example. */
function writtenAlt(locale: Locale, alt = ''): string {
  const isExample = help.components.some(({ example }) => example.includes(`alt="${alt}"`))
  return isExample || alt === templates[locale].imageAlt ? '' : alt
}

interface ChosenProps {
  src: string
  picture?: ListedPicture
  isOfPost?: boolean
  onRemove: (picture: ListedPicture) => void
}

function Chosen({ src, picture, isOfPost, onRemove }: ChosenProps) {
  const { size, uses = [], isRemovable } = picture ?? {}
  const difference = isOfPost && size && differenceFrom16by9(size)
  return (
    <div className="grid gap-1 text-xs">
      <img src={src} alt="" className="bg-tint max-h-[180px] w-full rounded-[8px] object-contain max-md:hidden" />
      <p>
        {nameOfPicture(src)} {size && <span className="text-soft">{t('pictureSize', { ...size })}</span>}
      </p>
      {difference && <p>{t(difference === 'wider' ? 'pictureWider' : 'pictureHigher')}</p>}
      {uses.length > 0 && <p>{t('pictureUses', { names: uses.map((key) => titleOf(key)).join(', ') })}</p>}
      {picture && isRemovable && (
        <TextButton text={t('remove')} className="small justify-self-start" onClick={() => onRemove(picture)} />
      )}
    </div>
  )
}
