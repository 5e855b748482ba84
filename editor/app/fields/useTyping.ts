import { type FocusEvent, useCallback, useEffect, useRef } from 'react'
import type { Path } from '../../text/head.ts'
import type { Value } from '../../text/scalar.ts'
import { type Entered, enterField, leaveField, typeValue } from '../../text/typing.ts'
import type { Entry } from '../entry/entry-store.ts'

interface Typing {
  path: Path
  required: boolean
  entered: Entered
}

/** Writes form input to the file. A field keeps its style until blur, even while empty. */
export function useTyping(file: string, text: string, { edit, beforeSave }: Pick<Entry, 'edit' | 'beforeSave'>) {
  const typing = useRef<Typing>(undefined)
  const settle = useCallback(() => {
    const { current } = typing
    if (current) edit(file, (old) => leaveField(file, old, current.path, current.entered, current.required), true)
  }, [file, edit])
  // Remove cleared optional fields before a save, without waiting for blur.
  useEffect(() => beforeSave(settle), [beforeSave, settle])
  const leave = () => {
    settle()
    typing.current = undefined
  }
  const set = (path: Path, value: Value, required: boolean) => {
    if (typing.current && typing.current.path.join('\n') !== path.join('\n')) leave()
    typing.current ??= { path, required, entered: enterField(file, text, path) }
    const { entered } = typing.current
    edit(file, (old) => typeValue(file, old, path, value, entered))
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
