import { type FocusEvent, useRef } from 'react'
import type { Texts } from '../../protocol.ts'
import { leaveField, removeAt, setValue } from '../../text/edit-fields.ts'
import type { FieldPath, Value } from '../../text/fields.ts'
import type { OpenEntry } from '../entry/entry-store.ts'
import { afterPress } from '../focus.ts'

interface Typing {
  path: FieldPath
  required: boolean
  value: Value | undefined
  /** Texts of the files before the edit (`begun`), and with the current value (`written`). */
  begun: Texts
  written: Texts
}

/**
 * Writes form input to a file, or to the files of both languages. A field keeps its YAML style until blur, even while
 * empty; `undefined` removes the field at once. `valueIn` gives the value for a file.
 */
export function useTyping(
  files: readonly string[],
  { editAll }: Pick<OpenEntry, 'editAll'>,
  valueIn: (file: string, path: FieldPath, value: Value) => Value = (_, __, value) => value,
) {
  const typing = useRef<Typing>(undefined)
  const leave = () => {
    const { current } = typing
    typing.current = undefined
    if (!current) return
    const { path, required, begun, written } = current
    const leaveIn = (old: string, file: string) => {
      if (current.value === undefined) return removeAt(file, old, path)
      const value = valueIn(file, path, current.value)
      if (old === written[file]) return leaveField(file, begun[file] ?? '', path, value, required)
      const isCleared = !required && (value === '' || value === false)
      return isCleared && setValue(file, old, path, value) === old ? removeAt(file, old, path) : old
    }
    editAll(Object.keys(written), leaveIn, true)
  }
  const set = (path: FieldPath, value: Value | undefined, required: boolean) => {
    if (typing.current && typing.current.path.join('\n') !== path.join('\n')) leave()
    const next: Typing = { path, required, value, begun: {}, written: {} }
    editAll(files, (old, file) => {
      // After a merge or an undo, typing starts from the new text.
      const begun = typing.current?.written[file] === old ? (typing.current.begun[file] ?? old) : old
      const newText =
        value === undefined ? removeAt(file, begun, path) : setValue(file, begun, path, valueIn(file, path, value))
      next.begun[file] = begun
      next.written[file] = newText
      return newText
    })
    typing.current = next
    // Safari does not focus clicked buttons, so no blur fires.
    if (!document.activeElement?.closest('[data-path]')) leave()
  }
  return {
    set,
    form: {
      // If the window loses focus, its field stays active and typing goes on.
      onBlur: ({ target }: FocusEvent) => {
        if (target === document.activeElement) return
        const { current } = typing
        afterPress(() => typing.current === current && leave())
      },
    },
  }
}
