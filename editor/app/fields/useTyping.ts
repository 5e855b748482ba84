import { type FocusEvent, useRef } from 'react'
import { leaveField, removeAt, setValue } from '../../text/edit-fields.ts'
import type { FieldPath, Value } from '../../text/fields.ts'
import type { OpenEntry } from '../entry/entry-store.ts'

interface Typing {
  path: FieldPath
  required: boolean
  value: Value
  /** File text before the edit, and with the current value. */
  begun: string
  written: string
}

/** Writes form input to the file. A field keeps its style until blur, even while empty. */
export function useTyping(file: string, { edit }: Pick<OpenEntry, 'edit'>) {
  const typing = useRef<Typing>(undefined)
  const leave = () => {
    const { current } = typing
    typing.current = undefined
    if (!current) return
    const { path, required, value, begun, written } = current
    const isCleared = !required && (value === '' || value === false)
    const leaveMerged = (old: string) =>
      isCleared && setValue(file, old, path, value) === old ? removeAt(file, old, path) : old
    edit(file, (old) => (old === written ? leaveField(file, begun, path, value, required) : leaveMerged(old)), true)
  }
  const set = (path: FieldPath, value: Value, required: boolean) => {
    if (typing.current && typing.current.path.join('\n') !== path.join('\n')) leave()
    edit(file, (old) => {
      // A merge or an undo sets a new start.
      const begun = typing.current?.written === old ? typing.current.begun : old
      const written = setValue(file, begun, path, value)
      typing.current = { path, required, value, begun, written }
      return written
    })
    // Safari does not focus clicked buttons, so no blur fires.
    if (!document.activeElement?.closest('[data-path]')) leave()
  }
  return {
    set,
    form: {
      // A window without focus keeps its active field. Defer the layout change until the mouse button is released, or
      // the click is lost.
      onBlur: ({ target }: FocusEvent) => {
        if (target === document.activeElement) return
        const { current } = typing
        const leaveLater = () => setTimeout(() => typing.current === current && leave())
        if (document.documentElement.matches(':active')) addEventListener('mouseup', leaveLater, { once: true })
        else leave()
      },
    },
  }
}
