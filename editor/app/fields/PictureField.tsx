import { useRef } from 'react'
import { Button } from '../controls.tsx'
import { PictureInput, usePictures } from '../pictures.tsx'
import { say } from '../words.ts'
import { type InputProps, TextField } from './inputs.tsx'

export function PictureField(props: InputProps) {
  const keep = usePictures()
  const chooser = useRef<HTMLInputElement>(null)
  const { value, set } = props
  const place = async (file: File | undefined) => {
    const src = file && (await keep(file))
    if (src) set(src)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to do what the button does
    <div
      className="picture card"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void place(event.dataTransfer.files[0])
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
