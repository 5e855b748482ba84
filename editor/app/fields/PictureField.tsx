import { useState } from 'react'
import { setValue } from '../../text/edit-fields.ts'
import { readFields } from '../../text/fields.ts'
import { TextButton } from '../controls.tsx'
import { type Alts, PicturePicker } from '../pictures/PicturePicker.tsx'
import { nameOfPicture } from '../pictures/upload.ts'
import { t } from '../words.ts'
import type { InputProps } from './field.ts'

/** Picture of a text, chosen by sight with its description. */
export function PictureField({ path, value, tools, input }: InputProps) {
  const { entry, side } = tools
  const { file, locale } = side
  const [opened, setOpened] = useState<{ file?: File }>()
  const src = typeof value === 'string' ? value : ''
  const alt = String(readFields(file, entry.texts[file] ?? '')?.imageAlt ?? '')
  const close = () => setOpened(undefined)
  const pick = (next: string, alts: Alts) => {
    entry.edit(file, (text) => {
      const placed = setValue(file, text, path, next)
      return locale ? setValue(file, placed, ['imageAlt'], alts[locale] ?? '') : placed
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
        <img src={src} alt="" key={src} className="bg-tint aspect-[16/10] w-[132px] rounded-[8px] object-contain" />
      )}
      <div className="grid min-w-0 flex-[1_1_150px] justify-items-start gap-2">
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
          alts={locale ? { [locale]: alt } : {}}
          done={t('use')}
          isDescribedLater
          onPick={pick}
          onClose={close}
        />
      )}
    </div>
  )
}
