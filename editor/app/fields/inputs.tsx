import { useEffect, useRef, useState } from 'react'
import { firstYear } from '../../../site/lengths.ts'
import type { Texts } from '../../protocol.ts'
import { thisSite } from '../../site.ts'
import { putBackValue } from '../../text/edit-fields.ts'
import { readFields, shownValue, type Value } from '../../text/fields.ts'
import { withFacts } from '../../text/plain.ts'
import type { TextKey } from '../../text/words.ts'
import { afterPress } from '../focus.ts'
import { choiceNames, help, ordersOn } from '../names.ts'
import { language, longDate, t } from '../words.ts'
import { FactValues } from './FactValues.tsx'
import type { InputProps } from './field.ts'
import { IconField } from './IconField.tsx'
import { PictureField } from './PictureField.tsx'
import { Textarea } from './Textarea.tsx'

export function Input(props: Omit<InputProps, 'set'>) {
  const { shape, path, value, required, tools } = props
  const input = { ...props.input, lang: tools.side.locale }
  const set = (next: Value | undefined) => tools.set(path, next, required)
  const inputProps = { ...props, input, set }
  if (path.at(-1) === thisSite.fields.icon) return <IconField {...inputProps} />
  if (shape.enum) return <SelectField {...inputProps} />
  if (shape.type === 'boolean')
    return (
      <input {...input} type="checkbox" className="size-5.5" checked={value === true} onChange={() => set(!value)} />
    )
  if (shape.type === 'number' || shape.type === 'integer') return <NumberField {...inputProps} />
  if (shape.format === 'date' || path.at(-1) === thisSite.fields.moment) return <DateField {...inputProps} />
  return path.at(-1) === thisSite.fields.picture ? <PictureField {...inputProps} /> : <TextField {...inputProps} />
}

/** Keeps the text as typed. The saved value is trimmed, and put on one line unless it already had several. */
function useTyped(value: unknown, set: (text: string) => void) {
  const saved = shownValue(value)
  const [typed, setTyped] = useState<string>()
  const [begun, setBegun] = useState<string>()
  const hasLines = begun?.includes('\n')
  return {
    isBegun: begun !== undefined,
    hasLines,
    typed: {
      value: typed !== undefined && typed.trim() === saved.trim() ? typed : saved,
      onFocus: () => setBegun(saved),
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
function TextField({ shape, value, set, input, tools }: InputProps) {
  const { typed, hasLines, isBegun } = useTyped(value, set)
  const { minLength = 0, maxLength } = shape
  const locale = tools.side.locale ?? language()
  // As in the check, a fact is as long as its value.
  const { length } = withFacts(typed.value.trim(), help.facts[locale])
  const isOver = length < minLength || length > (maxLength ?? length)
  return (
    <>
      <div className="grid *:[grid-area:1/1]">
        <Textarea
          {...input}
          {...typed}
          className="peer"
          // For browsers without field-sizing.
          rows={Math.max(1, Math.ceil(length / 50))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !hasLines) event.preventDefault()
          }}
        />
        <FactValues text={typed.value} locale={locale} />
      </div>
      {maxLength && isBegun && (
        <p className="text-soft data-[over=true]:text-bad mt-1 text-xs" data-over={isOver}>
          {t(minLength > 0 ? 'characters' : 'charactersAtMost', { count: length, min: minLength, max: maxLength })}
        </p>
      )}
    </>
  )
}

function NumberField({ shape, path, value, set, input, tools }: InputProps) {
  const { typed } = useTyped(value, (text) => set(text === '' ? text : Number(text)))
  return (
    <>
      <input {...input} {...typed} type="number" className="max-w-60" step={shape.type === 'integer' ? 1 : 'any'} />
      {path[0] === thisSite.fields.order && <OrdersInUse tools={tools} />}
    </>
  )
}

/** Numbers of the other sections of the page. */
function OrdersInUse({ tools: { entry, side } }: Pick<InputProps, 'tools'>) {
  const fields = readFields(side.file, entry.texts[side.file] ?? '')
  const page = shownValue(fields?.[thisSite.fields.page]) || 'faq'
  const orders = ordersOn(page, language(), entry.key)
  if (orders.length === 0) return null
  return <p className="text-soft mt-1 text-xs">{t('ordersInUse', { orders: orders.join(', ') })}</p>
}

/** Reason why a typed date is not stored. While the writer types 2026, the browser reports the year 202. */
function troubleIn({ validity }: HTMLInputElement): TextKey | undefined {
  if (validity.badInput) return 'dateIncomplete'
  return validity.rangeUnderflow ? 'dateTooEarly' : undefined
}

/**
 * A date, or a date and time separated by a space. The browser chooses the date format, so the date is also spelled
 * out.
 */
function DateField({ shape, path, value, set, input, tools }: InputProps) {
  const { entry, sides } = tools
  const [day] = /^\d{4}-\d\d-\d\d/.exec(String(value)) ?? []
  const field = useRef<HTMLInputElement>(null)
  const isHalfTyped = useRef(false)
  /** Texts of the files before the field got the focus. */
  const begun = useRef<Texts>({})
  const [trouble, setTrouble] = useState<TextKey>()
  const isDay = shape.format === 'date'
  const stored = typeof value === 'string' ? value.replace(' ', 'T') : ''
  // Set by hand, because React would clear a half-typed date, which has an empty value.
  useEffect(() => {
    const { current } = field
    if (current && !troubleIn(current) && current.value !== stored) current.value = stored
  }, [stored])
  const undoneCount = entry.undone.length
  const lastUndoneCount = useRef(undoneCount)
  // Undo takes back a half-typed date too, although it was never stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each undo
  useEffect(() => {
    const { current } = field
    if (current && undoneCount > lastUndoneCount.current && isHalfTyped.current) {
      current.value = stored
      isHalfTyped.current = false
      setTrouble(undefined)
    }
    lastUndoneCount.current = undoneCount
  }, [undoneCount])
  const enter = (entered: HTMLInputElement) => {
    if (!troubleIn(entered)) begun.current = entry.now().texts
  }
  // While the writer types 31 February, 3 February is stored. This restores the earlier date.
  const putBack = () => {
    const files = sides.map(({ file }) => file)
    entry.editAll(files, (text, file) => putBackValue(file, text, begun.current[file] ?? text, path), true)
  }
  const change = (changed: HTMLInputElement) => {
    isHalfTyped.current = troubleIn(changed) !== undefined
    if (isHalfTyped.current) return putBack()
    setTrouble(undefined)
    set(changed.value.replace('T', ' ') || undefined)
  }
  // A half-typed date has no value, so React does not notice that the writer clears it.
  const notice = (field: HTMLInputElement) => {
    if (isHalfTyped.current && !troubleIn(field)) change(field)
  }
  const leave = (left: HTMLInputElement) => {
    setTrouble(troubleIn(left))
    notice(left)
  }
  return (
    <>
      <input
        {...input}
        ref={field}
        type={isDay ? 'date' : 'datetime-local'}
        min={`${firstYear}-01-01${isDay ? '' : 'T00:00'}`}
        className="max-w-60"
        defaultValue={stored}
        onFocus={({ target }) => enter(target)}
        onChange={({ target }) => change(target)}
        onKeyUp={({ currentTarget }) => notice(currentTarget)}
        onBlur={({ target }) => afterPress(() => leave(target))}
      />
      {trouble && (
        <p role="status" className="text-bad mt-1 text-xs">
          {t(trouble, { year: firstYear })}
        </p>
      )}
      {day && <p className="text-soft mt-1 text-xs">{longDate(`${day}T12:00`)}</p>}
    </>
  )
}

function SelectField({ shape, path, value, set, required, tools, input }: InputProps) {
  const choices = shape.enum?.map(String) ?? []
  const current = shownValue(value)
  const names = choiceNames(path.at(-1), tools.side.locale ?? language())
  return (
    <select {...input} value={current} onChange={({ target }) => set(target.value)}>
      {(current === '' || !required) && <option value="">{t('none')}</option>}
      {current !== '' && !choices.includes(current) && <option value={current}>{current}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice] ?? choice}
        </option>
      ))}
    </select>
  )
}
