import { type FocusEvent, useRef } from 'react'
import { keepAddress } from '../../text/addresses.ts'
import type { Path } from '../../text/head.ts'
import type { Value } from '../../text/scalar.ts'
import { type Entered, enterField, leaveField, typeValue } from '../../text/typing.ts'
import type { Entry } from '../entry/entry-store.ts'
import { announce } from '../Notices.tsx'
import { say } from '../words.ts'

interface Typing {
  path: Path
  required: boolean
  entered: Entered
  before: string
}

/** Writes form input to the file. A field keeps its style until blur, even while empty. */
export function useTyping(file: string, text: string, { edit }: Pick<Entry, 'edit'>) {
  const typing = useRef<Typing>(undefined)
  const leave = () => {
    const { current } = typing
    typing.current = undefined
    if (!current) return
    const { path, required, entered, before } = current
    edit(file, (old) => leaveField(file, old, path, entered, required), true)
    if (path[0] !== 'slug') return
    edit(file, (old) => {
      const { text: next, kept } = keepAddress(file, before, old)
      if (kept) announce(say('oldAddress', { slug: kept }))
      return next
    })
  }
  const set = (path: Path, value: Value, required: boolean) => {
    if (typing.current && typing.current.path.join('\n') !== path.join('\n')) leave()
    typing.current ??= { path, required, entered: enterField(file, text, path), before: text }
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
