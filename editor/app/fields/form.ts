import type { Found, Shape } from '../../protocol.ts'
import type { Path, Value } from '../../text/fields.ts'
import type { Entry } from '../entry/entry-store.ts'

export interface FormTools {
  file: string
  entry: Entry
  lang?: string
  /** Labels of choices from the file, by field and slug. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  problemsAt: (path: Path) => Found[]
  /** Writes a value. An empty optional value is removed from the file. */
  set: (path: Path, value: Value, required: boolean) => void
}

export interface FieldProps {
  shape: Shape
  path: Path
  value: unknown
  required: boolean
  tools: FormTools
}
