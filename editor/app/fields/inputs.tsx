import { useLayoutEffect, useRef, useState } from 'react'
import type { Shape } from '../../protocol.ts'
import type { Value } from '../../text/scalar.ts'
import { useSay } from '../words.ts'

export interface InputProps {
  shape: Shape
  value: Value | null | undefined
  required: boolean
  /** Writes a value; an empty text takes one out that need not be there. */
  set: (value: Value | undefined) => void
  /** What every element that is typed in or chosen from has. */
  input: { id: string; lang?: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }
}

/** What is typed in a field, while it is typed: the file gets it without spaces around it. */
function useTyped(value: Value | null | undefined, set: (text: string) => void) {
  const saved = value === null || value === undefined ? '' : String(value)
  const [typed, setTyped] = useState<string>()
  return {
    value: typed !== undefined && typed.trim() === saved ? typed : saved,
    onChange: ({ target }: { target: { value: string } }) => {
      const line = target.value.replace(/\s*\n\s*/g, ' ')
      setTyped(line)
      if (line.trim() !== saved) set(line.trim())
    },
    onBlur: () => setTyped(undefined),
  }
}

/**
 * A text, in a field that grows with it. How long it may be stands below it from the moment it is written in: were it gone
 * when the field is left, what stands below would move away from the click that leaves it.
 */
export function TextField({ shape, value, set, input }: InputProps) {
  const say = useSay()
  const area = useRef<HTMLTextAreaElement>(null)
  const typed = useTyped(value, set)
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text can need other room
  useLayoutEffect(() => {
    const { current } = area
    if (!current) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight + 2}px`
  }, [typed.value])
  const { minLength = 0, maxLength } = shape
  const { length } = typed.value.trim()
  return (
    <>
      <textarea
        {...input}
        {...typed}
        ref={area}
        rows={1}
        onFocus={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {maxLength && isOpen && (
        <p className="help" data-over={length > maxLength || length < minLength}>
          {say('characters', { count: length, least: minLength, most: maxLength })}
        </p>
      )}
    </>
  )
}

export function NumberField({ shape, value, set, required, input }: InputProps) {
  const typed = useTyped(value, (text) => {
    if (text === '' && !required) set(undefined)
    else if (text !== '' && Number.isFinite(Number(text))) set(Number(text))
  })
  return <input {...input} {...typed} type="number" step={shape.type === 'integer' ? 1 : 'any'} />
}

/** A day, or a day and a time, which a file has with a space between them. */
export function Moment({ shape, value, set, input }: InputProps) {
  return (
    <input
      {...input}
      type={shape.format === 'date' ? 'date' : 'datetime-local'}
      value={typeof value === 'string' ? value.replace(' ', 'T') : ''}
      onChange={({ target }) => set(target.value.replace('T', ' '))}
    />
  )
}

export function Choice({ shape, value, set, required, input }: InputProps) {
  const say = useSay()
  const known = shape.enum ?? []
  const own = value === null || value === undefined ? '' : String(value)
  return (
    <select {...input} value={own} onChange={({ target }) => set(target.value)}>
      {(own === '' || !required) && <option value="">{say('none')}</option>}
      {own !== '' && !known.map(String).includes(own) && <option value={own}>{own}</option>}
      {known.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  )
}

export function Flag({ value, set, input }: InputProps) {
  return (
    <input
      {...input}
      type="checkbox"
      checked={value === true}
      onChange={({ target }) => set(target.checked || undefined)}
    />
  )
}
