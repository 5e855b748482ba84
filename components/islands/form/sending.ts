import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepFocus } from './focus.ts'
import { type Endpoint, post } from './post.ts'
import { notify } from './Toasts.tsx'
import type { FormTexts } from './texts.ts'

/** Sends a form, one request at a time, and reports errors. `unsent` holds the form while its last try has failed. */
export function useSending(endpoint: Endpoint, texts: FormTexts) {
  const [sending, setSending] = useState(false)
  const [unsent, setUnsent] = useState<HTMLFormElement>()
  const busy = useRef(false)

  async function send(form: HTMLFormElement, fields: readonly (readonly [name: string, value: string])[]) {
    if (!navigator.onLine) {
      setUnsent(form)
      notify('error', texts.offlineTitle, texts.offline)
      return false
    }
    const giveFocusBack = keepFocus()
    busy.current = true
    setSending(true)
    const ok = await post(endpoint, fields, form)
    busy.current = false
    flushSync(() => {
      setSending(false)
      setUnsent(ok ? undefined : form)
    })
    giveFocusBack()
    if (!ok) notify('error', texts.failedTitle, texts.failed)
    return ok
  }
  return { send, sending, unsent, busy }
}
