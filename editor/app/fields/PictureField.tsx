import { useRef } from 'react'
import { TextButton } from '../controls.tsx'
import { announceTrouble } from '../Notices.tsx'
import { PictureInput, useUpload } from '../pictures.tsx'
import { t } from '../words.ts'
import { type InputProps, TextField } from './inputs.tsx'

export function PictureField(props: InputProps) {
  const upload = useUpload()
  const chooser = useRef<HTMLInputElement>(null)
  const { value, set } = props
  const place = (file: File | undefined) => void (file && upload(file).then(set, announceTrouble))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to do what the button does
    <div
      className="border-edge rounded-card bg-card grid gap-3 border border-dashed p-2.5 sm:grid-cols-[132px_minmax(0,1fr)]"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        place(event.dataTransfer.files[0])
      }}
    >
      {typeof value === 'string' && value.startsWith('/images/') && (
        <img src={value} alt="" key={value} className="aspect-[16/10] w-[132px] rounded-[8px] object-cover" />
      )}
      <div className="only:col-span-full">
        <TextField {...props} />
        <TextButton
          text={t('choosePicture')}
          icon="picture"
          className="small mt-2"
          onClick={() => chooser.current?.click()}
        />
        <PictureInput ref={chooser} onPicture={place} />
      </div>
    </div>
  )
}
