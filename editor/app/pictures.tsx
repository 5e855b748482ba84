import { useEffect, useState } from 'react'
import { mediaTypes } from '../../site/files.ts'
import type { Key } from '../protocol.ts'
import { ask } from './api.ts'
import { Dialog } from './dialogs/Dialog.tsx'
import { labelOf } from './labels.ts'
import { t } from './words.ts'

export async function uploadPicture(file: File, key: Key): Promise<string> {
  return (await ask<{ src: string }>(`picture?key=${encodeURIComponent(key)}`, file)).src
}

const accepted = ['png', 'jpg', 'webp', 'avif', 'svg'].map((ending) => mediaTypes[ending]).join()

export function choosePicture(onPicture: (file: File) => void) {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: accepted })
  input.addEventListener('change', () => input.files?.[0] && onPicture(input.files[0]))
  input.click()
}

interface PictureDialogProps {
  file: File
  onInsert: (file: File, alt: string) => Promise<void>
  onClose: () => void
}

export function PictureDialog({ file, onInsert, onClose }: PictureDialogProps) {
  const [alt, setAlt] = useState('')
  const [shown] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(shown), [shown])
  return (
    <Dialog
      title={t('pictureAlt')}
      done={t('insert')}
      isReady={alt.trim().length >= 3}
      onDone={() => onInsert(file, alt.trim()).then(onClose)}
      onClose={onClose}
    >
      <img className="max-h-[220px] rounded-(--radius)" src={shown} alt="" />
      <label className="field">
        {labelOf(['imageAlt']).help}
        <textarea rows={2} value={alt} onChange={({ target }) => setAlt(target.value)} />
      </label>
    </Dialog>
  )
}
