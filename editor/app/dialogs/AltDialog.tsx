import { useId, useState } from 'react'
import type { KeptPicture } from '../pictures.ts'
import { say } from '../words.ts'
import { Dialog } from './Dialog.tsx'

interface Props {
  picture: KeptPicture
  onAlt: (alt: string) => void
  onClose: () => void
}

/** Asks what a picture shows before it stands in a text. */
export function AltDialog({ picture, onAlt, onClose }: Props) {
  const id = useId()
  const [alt, setAlt] = useState('')
  return (
    <Dialog
      title={say('pictureAlt')}
      done={say('insert')}
      isReady={alt.trim().length >= 3}
      onDone={() => onAlt(alt.trim())}
      onClose={onClose}
    >
      <img className="shown" src={picture.src} alt="" />
      <div className="field">
        <label htmlFor={id}>{say('pictureAltWhy')}</label>
        <textarea id={id} rows={2} value={alt} onChange={({ target }) => setAlt(target.value)} />
      </div>
    </Dialog>
  )
}
