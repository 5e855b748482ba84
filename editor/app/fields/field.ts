import type { ComponentProps, ComponentType } from 'react'
import type { Problem } from '../../../scripts/content/problem.ts'
import type { Shape, Side } from '../../protocol.ts'
import type { FieldPath, Value } from '../../text/fields.ts'
import type { OpenEntry } from '../entry/entry-store.ts'

export interface FormTools {
  /** The side whose file is shown. */
  side: Side
  /** Files that get the picture: several if the languages share the field. */
  sides: readonly Side[]
  entry: OpenEntry
  problemsAt: (path: FieldPath) => Problem[]
  /** Writes a value; `undefined` removes the field. An empty optional value is removed once the writer leaves it. */
  set: (path: FieldPath, value: Value | undefined, required: boolean) => void
  /** True for a field that matches the filter of the form. If missing, all fields are shown. */
  isShown?: (path: FieldPath) => boolean
  /** Renders a field instead of `EntryField`. */
  Field?: ComponentType<EntryFieldProps>
}

export interface Field {
  shape: Shape
  path: FieldPath
  value: unknown
  required: boolean
}

export type EntryFieldProps = Field & { tools: FormTools }

export interface InputProps extends EntryFieldProps {
  input: Pick<ComponentProps<'input'>, 'id' | 'lang' | 'aria-describedby' | 'aria-invalid'>
  /** Writes a value; an empty one clears the field, and `undefined` removes it. */
  set: (value: Value | undefined) => void
}
