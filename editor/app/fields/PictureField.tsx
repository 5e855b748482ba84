import { useRef } from 'react'
import { Button } from '../controls.tsx'
import { announceTrouble } from '../Notices.tsx'
import { PictureInput, useUpload } from '../pictures.tsx'
import { say } from '../words.ts'
import { type InputProps, TextField } from './inputs.tsx'

export function PictureField(props: InputProps) {
  const upload = useUpload()
  const chooser = useRef<HTMLInputElement>(null)
  const { value, set } = props
  const place = (file: File | undefined) => void (file && upload(file).then(set, announceTrouble))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to do what the button does
    <div
      className="picture card"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        place(event.dataTransfer.files[0])
      }}
    >
      {typeof value === 'string' && value.startsWith('/images/') && <img src={value} alt="" key={value} />}
      <div>
        <TextField {...props} />
        <Button text={say('choosePicture')} icon="picture" className="small" onClick={() => chooser.current?.click()} />
        <PictureInput ref={chooser} onPicture={place} />
      </div>
    </div>
  )
}
