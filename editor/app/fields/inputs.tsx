import { useState } from 'react'
import type { Shape } from '../../protocol.ts'
import { shownValue, type Value } from '../../text/fields.ts'
import { TextButton } from '../controls.tsx'
import { announceTrouble } from '../Notices.tsx'
import { choosePicture, useUpload } from '../pictures.tsx'
import { longDate, t } from '../words.ts'

export interface InputProps {
  shape: Shape
  value: Value | null | undefined
  required: boolean
  names: Readonly<Record<string, string>>
  /** Writes a value; an empty text if it is cleared. */
  set: (value: Value) => void
  input: { id: string; lang?: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }
}

/** Local text while typing. The file gets it trimmed, and on one line unless it had several. */
function useTyped(value: Value | null | undefined, set: (text: string) => void) {
  const saved = shownValue(value)
  const [typed, setTyped] = useState<string>()
  const [hasLines, setHasLines] = useState(false)
  return {
    hasLines,
    typed: {
      value: typed !== undefined && typed.trim() === saved.trim() ? typed : saved,
      onFocus: () => setHasLines(saved.includes('\n')),
      onChange: ({ target }: { target: { value: string } }) => {
        const text = hasLines ? target.value : target.value.replace(/\s*\n\s*/g, ' ')
        setTyped(text)
        if (text.trim() !== saved.trim()) set(text.trim())
      },
      onBlur: () => setTyped(undefined),
    },
  }
}

/** The length hint stays after the first input, because removing it on blur would move the click target. */
export function TextField({ shape, value, set, input }: InputProps) {
  const { typed, hasLines } = useTyped(value, set)
  const [isOpen, setOpen] = useState(false)
  const { minLength = 0, maxLength } = shape
  const { length } = typed.value.trim()
  return (
    <>
      <textarea
        {...input}
        {...typed}
        // For browsers without field-sizing.
        rows={Math.max(1, Math.ceil(length / 50))}
        onFocus={() => {
          typed.onFocus()
          setOpen(true)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !hasLines) event.preventDefault()
        }}
      />
      {maxLength && isOpen && (
        <p
          className="text-soft data-[over=true]:text-bad mt-1 text-xs"
          data-over={length > maxLength || length < minLength}
        >
          {t('characters', { count: length, least: minLength, most: maxLength })}
        </p>
      )}
    </>
  )
}

export function NumberField({ shape, value, set, input }: InputProps) {
  const { typed } = useTyped(value, (text) => set(text === '' ? text : Number(text)))
  return <input {...input} {...typed} type="number" step={shape.type === 'integer' ? 1 : 'any'} />
}

/** A date, or a date and time separated by a space. The browser chooses the order of its digits, so it is said in words. */
export function DateField({ shape, value, set, input }: InputProps) {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(String(value)) ?? []
  return (
    <>
      <input
        {...input}
        type={shape.format === 'date' ? 'date' : 'datetime-local'}
        value={typeof value === 'string' ? value.replace(' ', 'T') : ''}
        onChange={({ target }) => set(target.value.replace('T', ' '))}
      />
      {day && <p className="text-soft mt-1 text-xs">{longDate(`${day}T12:00`)}</p>}
    </>
  )
}

export function SelectField({ shape, value, set, required, names, input }: InputProps) {
  const known = shape.enum ?? []
  const own = value === null || value === undefined ? '' : String(value)
  return (
    <select {...input} value={own} onChange={({ target }) => set(target.value)}>
      {(own === '' || !required) && <option value="">{t('none')}</option>}
      {own !== '' && !known.map(String).includes(own) && <option value={own}>{own}</option>}
      {known.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice] ?? choice}
        </option>
      ))}
    </select>
  )
}

export function CheckField({ value, set, input }: InputProps) {
  return (
    <input
      {...input}
      type="checkbox"
      className="size-5.5"
      checked={value === true}
      onChange={({ target }) => set(target.checked)}
    />
  )
}

export function PictureField(props: InputProps) {
  const upload = useUpload()
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
          onClick={() => choosePicture(place)}
        />
      </div>
    </div>
  )
}
