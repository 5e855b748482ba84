import { createContext, type RefObject, useContext, useState } from 'react'
import { mediaTypes } from '../../site/media-types.ts'
import { ask } from './api.ts'
import { Dialog } from './dialogs/Dialog.tsx'
import { announce, announceTrouble } from './Notices.tsx'
import { say } from './words.ts'

/** Target folder below public/images. */
export const PictureFolder = createContext('blog')

/** Uploads a picture and returns its address; announces a refusal. */
export function usePictures(): (file: File) => Promise<string | undefined> {
  const folder = useContext(PictureFolder)
  return async (file) => {
    try {
      const query = new URLSearchParams({ folder, name: file.name })
      const { src } = await ask<{ src: string }>(`picture?${query}`, file)
      announce(say('pictureKept', { src }))
      return src
    } catch (error) {
      announceTrouble(error)
      return undefined
    }
  }
}

const accepted = ['png', 'jpg', 'webp', 'avif', 'svg'].map((ending) => mediaTypes[ending]).join()

type InputRef = RefObject<HTMLInputElement | null>

export function PictureInput({ ref, onPicture }: { ref: InputRef; onPicture: (file: File) => void }) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accepted}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onPicture(file)
        target.value = ''
      }}
    />
  )
}

interface AltProps {
  src: string
  onAlt: (alt: string) => void
  onClose: () => void
}

export function AltDialog({ src, onAlt, onClose }: AltProps) {
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
