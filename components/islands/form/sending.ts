import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Notifications. The texts have a title and a description of each. */
export type Notice = 'missing' | 'failed' | 'offline' | 'sent'

export type FormTexts = Record<Notice | `${Notice}Title`, string> &
  Record<'submit' | 'sending' | 'emailWrong' | 'honeypot' | 'toasts' | 'close' | 'newTab', string> &
  // After a failed request, with the start of the message.
  Record<'unsent' | 'byMail' | 'byChat' | 'subject', string> &
  // Thanks replace a form that can be sent once.
  Partial<Record<'thanksTitle' | 'thanks' | 'ask', string>>

const timeoutMs = 15_000

export function filled(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim()
}

/** True if the email field is filled in but fails browser validation. */
export function emailIsWrong(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.validity.typeMismatch
}

export interface Endpoint {
  action: string
  /** Name of the honeypot field. */
  honeypot: string
  /** True if the endpoint allows CORS. */
  readable: boolean
}

/** Posts a form. An opaque answer counts as a success. A filled honeypot too, but nothing is sent. */
async function post(
  { action, honeypot, readable }: Endpoint,
  fields: readonly (readonly [name: string, value: string])[],
  form: HTMLFormElement,
): Promise<boolean> {
  if (filled(form, honeypot)) return true
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  body.append(honeypot, '')
  const attempt = new AbortController()
  const timer = setTimeout(() => attempt.abort(), timeoutMs)
  const mode = readable ? 'cors' : 'no-cors'
  try {
    const { ok } = await fetch(action, { method: 'POST', mode, body, signal: attempt.signal })
    return ok || !readable
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a form, one request at a time, and reports errors. `unsent` holds the form while its last try has failed. */
export function useSending(endpoint: Endpoint, notify: (notice: Notice) => void) {
  const [sending, setSending] = useState(false)
  const [unsent, setUnsent] = useState<HTMLFormElement>()
  const busy = useRef(false)

  async function send(form: HTMLFormElement, fields: readonly (readonly [name: string, value: string])[]) {
    if (!navigator.onLine) {
      setUnsent(form)
      notify('offline')
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
    if (!ok) notify('failed')
    return ok
  }
  return { send, sending, unsent, busy }
}

/** Remembers the focused element before it is disabled, which drops focus. The returned function restores it. */
function keepFocus(): () => void {
  const { activeElement } = document
  return () => {
    if (document.activeElement === document.body && activeElement instanceof HTMLElement)
      activeElement.focus({ preventScroll: true })
  }
}
