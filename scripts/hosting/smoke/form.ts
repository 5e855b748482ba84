import { parse } from 'parse5'
import { withBase } from '../../../site/base.ts'
import { attribute, type Element, elementsIn } from '../../lib/html.ts'

type PublishedForm = NonNullable<ReturnType<typeof readForm>>

export function readForm(html: string, page: URL) {
  const form = [...elementsIn(parse(html))].find((element) => attribute(element, 'data-draft') === 'contact')
  if (!form) return undefined
  const controls = [...elementsIn(form)].filter(({ tagName }) => ['input', 'select', 'textarea'].includes(tagName))
  const isHidden = (control: Element) => attribute(control, 'tabindex') === '-1'
  const controlName = (control: Element | undefined) => attribute(control, 'name') ?? ''
  const roles: Readonly<Record<string, string>> = { select: 'choice', textarea: 'message' }
  const roleOf = (control: Element) => roles[control.tagName] ?? attribute(control, 'autocomplete') ?? 'name'
  return {
    action: new URL(attribute(form, 'action') ?? '', page),
    fields: controls
      .filter((control) => !isHidden(control))
      .map((control) => ({ name: controlName(control), role: roleOf(control), value: chosen(control) })),
    honeypot: controlName(controls.find(isHidden)),
    readable: attribute(form, 'data-readable') !== undefined,
  }
}

function chosen(control: Element): string {
  const options = [...elementsIn(control)].filter(({ tagName }) => tagName === 'option')
  const option = options.find((candidate) => attribute(candidate, 'selected') !== undefined) ?? options[0]
  return attribute(option, 'value') ?? ''
}

/** Marks a test request for its recipients and their email filters. */
export const marker = '[smoke test]'

const refusals =
  /errors? below|there was an error|please enter a value|invalid|too many|captcha|not a robot|robot check/i

/**
 * Sends a test request to the endpoint of a published form, as its page would. Only the recipients can confirm that it
 * arrived.
 */
export async function sendMarked(form: PublishedForm, page: URL, email: string, now: Date) {
  const values: Readonly<Record<string, string>> = {
    email,
    organization: marker,
    tel: '',
    message: `${marker} ${now.toISOString()}: sent by npm run smoke -- ${page.origin}${withBase('')} --form. No reply is needed.`,
  }
  const body = new FormData()
  for (const { name, role, value } of form.fields) {
    const text = role === 'choice' ? value : (values[role] ?? `${marker} ${page.host}`)
    if (text) body.append(name, text)
  }
  if (form.honeypot) body.append(form.honeypot, '')
  try {
    const faults: string[] = []
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { Origin: page.origin, Referer: page.href },
      // Same timeout as on the page.
      signal: AbortSignal.timeout(15_000),
    })
    const text = visibleText(await response.text())
    const answer = `${response.status} ${text.slice(0, 200)}`.trim()
    if (!response.ok) faults.push(`${form.action.origin} answered ${response.status}: it did not accept the request.`)
    const [refusal] = refusals.exec(text) ?? []
    if (form.readable) faults.push(...unreadable(response, form, page))
    if (refusal) faults.push(`${form.action.origin} answered with a page that says "${refusal}": see below.`)
    return { faults, answer }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { faults: [`${form.action.origin} did not accept the request: ${why}.`], answer: '' }
  }
}

/** Returns a fault if CORS hides the answer from the page: https://fetch.spec.whatwg.org/#concept-cors-check */
function unreadable({ url, headers }: Response, { action }: PublishedForm, page: URL): string[] {
  const { origin } = new URL(url)
  const readers = headers.get('access-control-allow-origin')
  // After a redirect between two other origins, browsers send `Origin: null`.
  if (origin === page.origin || readers === '*' || (readers === page.origin && origin === action.origin)) return []
  return [
    `${origin} does not let pages from ${page.origin} read its response: Access-Control-Allow-Origin is ${readers ?? 'missing'}. Every visitor would be told that sending failed. Allow ${page.origin} in the settings of the provider, or remove contactReadable from content/business.yaml.`,
  ]
}

function visibleText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
