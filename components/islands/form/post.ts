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

/**
 * Sends fields to a form provider as multipart data. The answer of another origin cannot be read: a request that
 * completes is a success, one that throws or hangs is not. A filled honeypot sends nothing and looks like success.
 */
export async function post(
  action: string,
  fields: readonly (readonly [name: string, value: string])[],
  honeypot: string,
  form: HTMLFormElement,
): Promise<boolean> {
  if (filled(form, honeypot)) return true
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  body.append(honeypot, '')
  const attempt = new AbortController()
  const timer = setTimeout(() => attempt.abort(), patience)
  try {
    await fetch(action, { method: 'POST', mode: 'no-cors', body, signal: attempt.signal })
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
