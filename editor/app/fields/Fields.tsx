import type { ComponentType } from 'react'
import type { Shape } from '../../protocol.ts'
import type { FieldProps } from './form.ts'

interface Props extends Omit<FieldProps, 'required'> {
  /** Those that are shown, each with its schema: all that the schema names, unless told. */
  shown?: readonly (readonly [key: string, shape: Shape])[]
  /** What shows one of them. */
  Inner: ComponentType<FieldProps>
}

/** The fields of a group, one below the other. */
export function Fields({ shape, path, value, tools, shown = Object.entries(shape.properties ?? {}), Inner }: Props) {
  const fields = (value ?? {}) as Record<string, unknown>
  return shown.map(([key, inner]) => (
    <Inner
      key={key}
      shape={inner}
      path={[...path, key]}
      value={fields[key]}
      required={shape.required?.includes(key) ?? false}
      tools={tools}
    />
  ))
}
