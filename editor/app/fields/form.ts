import type { Found, Shape } from '../../protocol.ts'
import type { FieldPath, Value } from '../../text/fields.ts'
import type { OpenEntry } from '../entry/entry-store.ts'

export interface FormTools {
  file: string
  entry: OpenEntry
  lang?: string
  /** Labels of choices from the file, by field and slug. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  problemsAt: (path: FieldPath) => Found[]
  /** Writes a value. An empty optional value is removed from the file. */
  set: (path: FieldPath, value: Value, required: boolean) => void
}

export interface FormFieldProps {
  shape: Shape
  path: FieldPath
  value: unknown
  required: boolean
  tools: FormTools
}
