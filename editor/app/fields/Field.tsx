import { useId } from 'react'
import type { Shape } from '../../protocol.ts'
import type { Path } from '../../text/head.ts'
import type { Value } from '../../text/scalar.ts'
import { Findings } from '../Finding.tsx'
import { labelOf } from '../labels.ts'
import { factsFile } from '../names.ts'
import type { FieldProps } from './form.ts'
import { Choice, Flag, Moment, NumberField, TextField } from './inputs.tsx'
import { ListField } from './ListField.tsx'
import { PictureField } from './PictureField.tsx'

/** One field of a form, by its schema: a group of fields, a list, or one value with its label, help and problems. */
export function Field(props: FieldProps) {
  const { path, tools, required } = props
  const id = useId()
  const shape = plain(props.shape, props.value)
  const { name, fact, help: ofField } = labelOf(path, tools.file === factsFile)
  // A list says it once, and not at each item.
  const help = typeof path.at(-1) === 'number' ? undefined : ofField
  const own = { ...props, shape }
  if (shape.type === 'object') return <Group {...own} name={fact ? `${name} ${fact}` : name} />
  if (shape.type === 'array') return <ListField {...own} name={name} help={help} Item={Item} />
  const problems = tools.problemsAt(path)
  const described =
    [help && `${id}-help`, problems.length > 0 && `${id}-problems`].filter(Boolean).join(' ') || undefined
  const Input = inputOf(shape, path)
  return (
    <div className="field" data-path={path.join('.')}>
      <label htmlFor={id}>
        {name} {fact && <code>{fact}</code>}
      </label>
      <Input
        shape={shape}
        value={props.value as Value | null | undefined}
        required={required}
        names={tools.choices[String(path.at(-1))]}
        set={(next) => tools.set(path, next, required)}
        input={{
          id,
          lang: tools.lang,
          'aria-describedby': described,
          'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
        }}
      />
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {problems.length > 0 && (
        <div id={`${id}-problems`}>
          <Findings problems={problems} mend={tools.entry.mend} />
        </div>
      )}
    </div>
  )
}

/** The schema that a value has of several, without what says that it may be missing. */
function plain(shape: Shape, value: unknown): Shape {
  const choices = shape.anyOf?.filter(({ type }) => type !== 'null').map((choice) => plain(choice, value))
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return choices?.find(({ type }) => (type === 'object') === isObject) ?? choices?.[0] ?? shape
}

function inputOf(shape: Shape, path: Path) {
  const key = path.at(-1)
  if (shape.enum) return Choice
  if (shape.type === 'boolean') return Flag
  if (shape.type === 'number' || shape.type === 'integer') return NumberField
  if (shape.format === 'date' || key === 'publishAt') return Moment
  if (key === 'image') return PictureField
  return TextField
}

function Group({ shape, path, value, tools, name }: FieldProps & { name: string }) {
  const own = Object.entries(shape.properties ?? {})
  const free = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined
  const others = free ? Object.keys(value ?? {}).map((key) => [key, free] as const) : []
  const problems = tools.problemsAt(path)
  if (own.length + others.length + problems.length === 0) return null
  return (
    <fieldset className="group" data-path={path.join('.')}>
      <legend>{name}</legend>
      <Findings problems={problems} mend={tools.entry.mend} />
      <Fields shape={shape} path={path} value={value} tools={tools} shown={[...own, ...others]} />
    </fieldset>
  )
}

/** An item of a list, in its place. */
function Item({ name, ...props }: FieldProps & { name: string }) {
  if (props.shape.type !== 'object') return <Field {...props} />
  return (
    <fieldset className="item">
      <legend className="sr-only">{name}</legend>
      <Fields {...props} />
    </fieldset>
  )
}

interface Shown extends Omit<FieldProps, 'required'> {
  /** Those that are shown, each with its schema: all that the schema names, unless told. */
  shown?: readonly (readonly [key: string, shape: Shape])[]
}

/** The fields of a group, one below the other. */
export function Fields({ shape, path, value, tools, shown = Object.entries(shape.properties ?? {}) }: Shown) {
  const fields = (value ?? {}) as Record<string, unknown>
  return shown.map(([key, inner]) => (
    <Field
      key={key}
      shape={inner}
      path={[...path, key]}
      value={fields[key]}
      required={shape.required?.includes(key) ?? false}
      tools={tools}
    />
  ))
}
