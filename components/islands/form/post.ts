/** Request timeout, in ms. */
const patience = 15_000

export function filled(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim()
}

/** True if the email field is filled in but fails browser validation. */
export function emailIsWrong(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.validity.typeMismatch
}

/** Form endpoint, its honeypot field, and whether it allows CORS. */
export interface Endpoint {
  action: string
  honeypot: string
  readable: boolean
}

/**
 * Posts multipart data. Succeeds on an opaque answer or an OK status; fails on an error or timeout. A filled honeypot
 * sends nothing and looks like success.
 */
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
  const timer = setTimeout(() => attempt.abort(), patience)
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
