/** How long an endpoint may take before the attempt counts as failed, in milliseconds. */
const patience = 15_000

/** What stands in a field, without white space around it. */
export function filled(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim()
}

/** Whether the address in an e-mail field is there but malformed, by the browser's own measure. */
export function emailIsWrong(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.validity.typeMismatch
}

/** Where a form posts to, its field that must stay empty, and whether pages of this site may read the answer (CORS). */
export interface Endpoint {
  action: string
  honeypot: string
  readable: boolean
}

/**
 * Sends fields to a form provider as multipart data. An answer that can be read is a success by its status. Any other
 * answer is a success, and a request that throws or hangs is none. A filled honeypot sends nothing and looks like success.
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
