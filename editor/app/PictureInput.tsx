import type { RefObject } from 'react'
import { mediaTypes } from '../../site/media-types.ts'

const accepted = ['png', 'jpg', 'webp', 'avif', 'svg'].map((ending) => mediaTypes[ending]).join()

/** The chooser of a picture; the button that opens it clicks on it. */
export function PictureInput({
  ref,
  onPicture,
}: {
  ref: RefObject<HTMLInputElement | null>
  onPicture: (file: File) => void
}) {
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
