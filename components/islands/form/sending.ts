/** Notifications. `FormTexts` has a title and a description for each. */
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

export interface Endpoint {
  action: string
  honeypot: string
  /** True if the endpoint allows CORS. */
  readable: boolean
}

/** Posts a form. An opaque answer counts as a success. A filled honeypot too, but nothing is sent. */
export async function post(
  { action, honeypot, readable }: Endpoint,
  fields: readonly (readonly [name: string, value: string])[],
  form: HTMLFormElement,
): Promise<boolean> {
  if (filled(form, honeypot)) return true
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  body.append(honeypot, '')
  const attempt = new AbortController()
  setTimeout(() => attempt.abort(), timeoutMs)
  const mode = readable ? 'cors' : 'no-cors'
  try {
    const { ok } = await fetch(action, { method: 'POST', mode, body, signal: attempt.signal })
    return ok || !readable
  } catch {
    return false
  }
}
