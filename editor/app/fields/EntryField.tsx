import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Shape } from '../../protocol.ts'
import { thisSite } from '../../site.ts'
import { addItem, type NewItem, removeAt, swapItems } from '../../text/edit-fields.ts'
import { IconButton, TextButton } from '../controls.tsx'
import { Findings, severityOf } from '../Finding.tsx'
import { labelOf } from '../labels.ts'
import { announce } from '../Notices.tsx'
import { t } from '../words.ts'
import type { EntryFieldProps, Field, FormTools } from './field.ts'
import { Input } from './inputs.tsx'

export function EntryField(props: EntryFieldProps) {
  const { path, tools, value } = props
  const id = useId()
  const fieldProps = { ...props, shape: resolveShape(props.shape, value) }
  const { name, fact, help } = labelOf(path, tools.side.file === thisSite.files.facts)
  const place = path.at(-1)
  const isItem = typeof place === 'number'
  const problems = tools.problemsAt(path)
  const findings = <Findings problems={problems} applyFix={tools.entry.applyFix} />
  // Show the help once for a list, not for each item.
  const about = help && !isItem && <p className="text-soft mt-1 text-xs">{help}</p>
  const isList = fieldProps.shape.type === 'array'
  if (isList || fieldProps.shape.type === 'object') {
    const fields = fieldsOf(fieldProps).filter((one) => tools.isShown?.(one.path) ?? true)
    if (!isList && fields.length + problems.length === 0) return null
    const label = isItem ? `${name} ${place + 1}` : name
    return (
      <fieldset
        className={isItem ? 'min-w-0' : 'rounded-card mb-4 min-w-0 border px-3.5 pt-2.5 pb-0.5'}
        data-path={path.join('.')}
      >
        <legend className={isItem ? 'sr-only' : 'px-1.5'}>{fact ? `${label} ${fact}` : label}</legend>
        {about}
        {findings}
        {isList ? <ListItems {...fieldProps} name={name} /> : <EntryFields fields={fields} tools={tools} />}
      </fieldset>
    )
  }
  const isWrong = problems.some((one) => severityOf(one) === 'error')
  const isBox = fieldProps.shape.type === 'boolean'
  return (
    <div
      className={`field mb-4 ${isBox ? 'flex flex-row-reverse flex-wrap items-center justify-end gap-x-2' : ''}`}
      data-path={path.join('.')}
    >
      <label htmlFor={id} className={isItem ? 'sr-only' : `text-xs ${isBox ? '' : 'mb-1 block'}`}>
        {name} {fact && <code className="text-soft text-[0.9em] font-normal">{fact}</code>}
      </label>
      <Input {...fieldProps} input={{ id, 'aria-describedby': `${id}-about`, 'aria-invalid': isWrong || undefined }} />
      <div id={`${id}-about`} className={isBox ? 'w-full' : undefined}>
        {about}
        {findings}
      </div>
    </div>
  )
}

/** The variant of a union that matches a value, never `null`. */
function resolveShape(shape: Shape, value: unknown): Shape {
  const choices = shape.anyOf?.filter(({ type }) => type !== 'null').map((choice) => resolveShape(choice, value))
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return choices?.find(({ type }) => (type === 'object') === isObject) ?? choices?.[0] ?? shape
}

function ListItems({ shape, path, value, tools, name }: EntryFieldProps & { name: string }) {
  const items = Array.isArray(value) ? value : []
  const { items: inner = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = shape
  const { entry, side } = tools
  const { file } = side
  const itemLook =
    inner.type === 'string'
      ? 'my-1 flex flex-row-reverse items-center gap-1 *:mb-0 *:last:min-w-0 *:last:flex-1'
      : 'mt-2 mb-3 rounded-(--radius) bg-tint px-3 pt-2.5 pb-px'
  const list = useRef<HTMLOListElement>(null)
  const add = () => {
    flushSync(() => entry.edit(file, (text) => addItem(file, text, path, emptyOf(inner))))
    // Typing replaces the placeholder.
    const field = list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')
    field?.focus()
    if (field instanceof HTMLTextAreaElement) field.select()
  }
  const move = (word: 'up' | 'down' | 'remove', title: string, isPossible: boolean, act: (text: string) => string) => {
    const press = () => {
      entry.edit(file, act)
      if (word === 'remove') announce(t('removed', { name: title }), entry.undoOfLast())
      else announce(t(`${word}Done`, { name: title }))
    }
    return <IconButton text={`${t(word)}: ${title}`} icon={word} disabled={!isPossible} onClick={press} />
  }
  return (
    <>
      <ol ref={list}>
        {items.map((item, index) => {
          const title = `${name} ${index + 1}`
          const itemPath = [...path, index]
          if (!(tools.isShown?.(itemPath) ?? true)) return null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item's only identity is its index, and its value comes from the file
            <li key={index} className={itemLook}>
              <div className="flex justify-end">
                {move('up', title, index > 0, (text) => swapItems(file, text, path, index - 1))}
                {move('down', title, index < items.length - 1, (text) => swapItems(file, text, path, index))}
                {items.length > minItems && move('remove', title, true, (text) => removeAt(file, text, itemPath))}
              </div>
              <EntryField shape={inner} path={itemPath} value={item} required tools={tools} />
            </li>
          )
        })}
      </ol>
      {items.length < maxItems && (
        <TextButton
          text={t('add')}
          icon="add"
          aria-label={`${t('add')}: ${name}`}
          className="small mb-3"
          onClick={add}
        />
      )}
    </>
  )
}

/** Initial value of an item. A number or a choice gets a placeholder, because the schema allows no empty value. */
function emptyOf(shape: Shape): NewItem {
  const { properties = {} } = shape
  if (shape.type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, emptyOf(inner)]))
  if (shape.items) return [emptyOf(shape.items)]
  if (shape.enum) return shape.enum[0] ?? ''
  if (shape.type === 'number' || shape.type === 'integer') return 1
  return '…'
}

/** Fields of a group, including those whose keys the writer chooses. */
export function fieldsOf({ shape, path, value }: Omit<Field, 'required'>): Field[] {
  const { properties = {}, additionalProperties: free, required = [] } = shape
  const values = (value ?? {}) as Record<string, unknown>
  const others = typeof free === 'object' ? Object.keys(values).map((key): [string, Shape] => [key, free]) : []
  return [...Object.entries(properties), ...others].map(([key, inner]) => {
    return { shape: inner, path: [...path, key], value: values[key], required: required.includes(key) }
  })
}

export function EntryFields({ fields, tools }: { fields: readonly Field[]; tools: FormTools }) {
  const { Field = EntryField } = tools
  return fields.map((field) => <Field key={field.path.join('.')} {...field} tools={tools} />)
}
