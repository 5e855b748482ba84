import { useState } from 'react'
import { say } from '../words.ts'
import { Dialog } from './Dialog.tsx'

interface Props {
  src: string
  onAlt: (alt: string) => void
  onClose: () => void
}

/** Asks what a picture shows before it stands in a text. */
export function AltDialog({ src, onAlt, onClose }: Props) {
  const [alt, setAlt] = useState('')
  return (
    <Dialog
      title={say('pictureAlt')}
      done={say('insert')}
      isReady={alt.trim().length >= 3}
      onDone={() => onAlt(alt.trim())}
      onClose={onClose}
    >
      <img className="shown" src={src} alt="" />
      <label className="field">
        {say('pictureAltWhy')}
        <textarea rows={2} value={alt} onChange={({ target }) => setAlt(target.value)} />
      </label>
    </Dialog>
  )
}
