import { useState } from 'react'
import { thisSite } from '../../site.ts'
import { readFields } from '../../text/fields.ts'
import { setPicture } from '../../text/shared.ts'
import { TextButton } from '../controls.tsx'
import { localeOfFile } from '../names.ts'
import { type Alts, PicturePicker } from '../pictures/PicturePicker.tsx'
import { nameOfPicture } from '../pictures/upload.ts'
import { t } from '../words.ts'
import type { InputProps } from './field.ts'

/** Field for the picture of an entry, with a description in each language. */
export function PictureField({ value, tools, input }: InputProps) {
  const { entry, sides } = tools
  const [opened, setOpened] = useState<{ file?: File }>()
  const src = typeof value === 'string' ? value : ''
  const alts: Alts = Object.fromEntries(
    sides.flatMap(({ file, locale }) => {
      const { [thisSite.fields.pictureAlt]: alt } = readFields(file, entry.texts[file] ?? '') ?? {}
      return locale ? [[locale, String(alt ?? '')]] : []
    }),
  )
  const close = () => setOpened(undefined)
  const pick = (next: string, described: Alts) => {
    const files = sides.map(({ file }) => file)
    entry.editAll(files, (text, file) => {
      const locale = localeOfFile(file)
      return setPicture(file, text, next, locale && described[locale])
    })
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same
    <div
      className="border-edge rounded-card bg-card row border border-dashed p-2.5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [dropped] = event.dataTransfer.files
        if (dropped) setOpened({ file: dropped })
      }}
    >
      {src.startsWith('/images/') && (
        <img src={src} alt="" key={src} className="bg-tint aspect-[16/10] w-[112px] rounded-[8px] object-contain" />
      )}
      <div className="grid min-w-0 flex-[1_1_130px] justify-items-start gap-2">
        <span className="text-soft text-xs">{src ? nameOfPicture(src) : t('none')}</span>
        <TextButton
          id={input.id}
          aria-describedby={input['aria-describedby']}
          aria-label={t('choosePicture')}
          text={t('choosePicture')}
          icon="picture"
          className="small"
          onClick={() => setOpened({})}
        />
      </div>
      {opened && (
        <PicturePicker
          entryKey={entry.key}
          src={src || undefined}
          file={opened.file}
          alts={alts}
          done={t('use')}
          isOfPost
          onPick={pick}
          onClose={close}
        />
      )}
    </div>
  )
}
