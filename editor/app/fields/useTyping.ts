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

/** Writes a file from its form. A field keeps the style that it had until it is left, also while it is empty. */
export function useTyping(file: string, text: string, { edit, beforeSave }: Pick<Entry, 'edit' | 'beforeSave'>) {
  const typing = useRef<Typing>(undefined)
  const settle = useCallback(() => {
    const { current } = typing
    if (current) edit(file, (old) => leaveField(file, old, current.path, current.entered, current.required), true)
  }, [file, edit])
  // A saved file holds no optional field that was cleared, also when the field is only about to be left.
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
    // Safari gives no focus to what is clicked, so nothing would be left.
    if (!document.activeElement?.closest('[data-path]')) leave()
  }
  return {
    set,
    form: {
      // A window that loses the focus keeps its field. A field that is left may take lines of the form with it: while a
      // button of the mouse is pressed nothing moves, or its click would be lost.
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
