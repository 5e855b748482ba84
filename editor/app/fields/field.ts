import type { ComponentProps, ComponentType } from 'react'
import type { Problem } from '../../../scripts/content/problem.ts'
import type { Shape, Side } from '../../protocol.ts'
import type { FieldPath, Value } from '../../text/fields.ts'
import type { OpenEntry } from '../entry/entry-store.ts'

export interface FormTools {
  /** File that is shown. */
  side: Side
  /** Files that a picture is written to: more than one for a value of both languages. */
  sides: readonly Side[]
  entry: OpenEntry
  problemsAt: (path: FieldPath) => Problem[]
  /** Writes a value. An empty optional value is removed from the file. */
  set: (path: FieldPath, value: Value, required: boolean) => void
  /** The search filter. For facts, also their layout. */
  isShown?: (path: FieldPath) => boolean
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
  /** Writes a value; empty if cleared. */
  set: (value: Value) => void
}
