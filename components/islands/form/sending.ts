import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export interface FormTexts {
  submit: string
  sending: string
  missingTitle: string
  missing: string
  emailWrong: string
  failedTitle: string
  failed: string
  offlineTitle: string
  offline: string
  sentTitle: string
  sent: string
  /** Thanks that replace a form that can be sent once. */
  thanksTitle?: string
  thanks?: string
  /** Text after a failed request, with the start of the message. */
  unsent: string
  subject: string
  ask?: string
  byMail: string
  byChat: string
  newTab: string
  toasts: string
  close: string
  honeypot: string
}

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

export type Notify = (kind: 'success' | 'error', title: string, description: string) => void

/**
 * Posts multipart data. Succeeds on an opaque answer or an OK status; fails on an error or timeout. A filled honeypot
 * sends nothing and looks like success.
 */
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
export function useSending(endpoint: Endpoint, texts: FormTexts, notify: Notify) {
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

/** Remembers the focused element before it is disabled, which drops focus. The returned function restores it. */
function keepFocus(): () => void {
  const { activeElement } = document
  return () => {
    if (document.activeElement === document.body && activeElement instanceof HTMLElement)
      activeElement.focus({ preventScroll: true })
  }
}
