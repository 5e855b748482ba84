import type { Found, Shape } from '../../protocol.ts'
import type { Path } from '../../text/head.ts'
import type { Value } from '../../text/scalar.ts'
import type { Entry } from '../entry/entry-store.ts'

/** What a form does with the file that it shows. */
export interface FormTools {
  file: string
  entry: Entry
  lang?: string
  /** The names of choices that a file has by their slugs, by field. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  problemsAt: (path: Path) => Found[]
  /** Writes what is typed. A value that is not required goes out of the file when it is left empty. */
  set: (path: Path, value: Value, required: boolean) => void
}

export interface FieldProps {
  shape: Shape
  path: Path
  value: unknown
  required: boolean
  tools: FormTools
}
