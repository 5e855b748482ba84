import { parse } from 'parse5'
import { withBase } from '../../../site/base.ts'
import { attribute, type Element, elementsIn } from '../../lib/html.ts'

/** Role of a field of the contact form, derived from its element and `autocomplete`. */
type Role = 'name' | 'email' | 'organization' | 'tel' | 'choice' | 'message'

export interface PublishedForm {
  action: URL
  fields: { name: string; role: Role; value: string }[]
  honeypot: string
  readable: boolean
  policy: string
}

export function readForm(html: string, page: URL): PublishedForm | undefined {
  const all = [...elementsIn(parse(html))]
  const form = all.find((element) => element.tagName === 'form' && attribute(element, 'data-draft') === 'contact')
  if (!form) return undefined
  const controls = [...elementsIn(form)].filter(({ tagName }) => ['input', 'select', 'textarea'].includes(tagName))
  const shown = controls.filter((control) => attribute(control, 'tabindex') !== '-1')
  const hidden = controls.find((control) => attribute(control, 'tabindex') === '-1')
  const meta = all.find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy')
  return {
    action: new URL(attribute(form, 'action') ?? '', page),
    fields: shown.map((control) => ({
      name: attribute(control, 'name') ?? '',
      role: roleOf(control),
      value: chosen(control),
    })),
    honeypot: (hidden && attribute(hidden, 'name')) ?? '',
    readable: attribute(form, 'data-readable') !== undefined,
    policy: (meta && attribute(meta, 'content')) ?? '',
  }
}

function roleOf(control: Element): Role {
  if (control.tagName === 'select') return 'choice'
  if (control.tagName === 'textarea') return 'message'
  const role = attribute(control, 'autocomplete')
  return role === 'email' || role === 'organization' || role === 'tel' ? role : 'name'
}

function chosen(control: Element): string {
  const options = [...elementsIn(control)].filter(({ tagName }) => tagName === 'option')
  const option = options.find((one) => attribute(one, 'selected') !== undefined) ?? options[0]
  return (option && attribute(option, 'value')) ?? ''
}

/** Marks a test request for readers and filters. */
export const marker = '[smoke test]'

interface Sent {
  faults: string[]
  answer: string
}

/** Timeout in ms, as on the page. */
const patience = 15_000

const refusals =
  /errors? below|there was an error|please enter a value|invalid|too many|captcha|not a robot|robot check/i

/**
 * Sends a test request to the endpoint of a published form, as its page would. Only the recipients can confirm that it
 * arrived.
 */
export async function sendMarked(form: PublishedForm, page: URL, email: string, now: Date): Promise<Sent> {
  const values: Record<Exclude<Role, 'choice'>, string> = {
    name: `${marker} ${page.host}`,
    email,
    organization: marker,
    tel: '',
    message: `${marker} ${now.toISOString()}: sent by npm run smoke -- ${page.origin}${withBase('')} --form. Nobody needs to answer it.`,
  }
  const body = new FormData()
  for (const { name, role, value } of form.fields) {
    const text = role === 'choice' ? value : values[role]
    if (text) body.append(name, text)
  }
  if (form.honeypot) body.append(form.honeypot, '')
  const faults = refusedBy(form, page)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { Origin: page.origin, Referer: page.href },
      signal: AbortSignal.timeout(patience),
    })
    const text = plain(await response.text())
    const answer = `${response.status} ${text.slice(0, 200)}`.trim()
    if (!response.ok) faults.push(`${form.action.origin} answered ${response.status}: the request was not taken.`)
    const [refusal] = refusals.exec(text) ?? []
    if (form.readable) faults.push(...unreadable(response, form, page))
    if (refusal) faults.push(`${form.action.origin} answered with a page that says "${refusal}": see below.`)
    return { faults, answer }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { faults: [...faults, `${form.action.origin} did not take the request: ${why}.`], answer: '' }
  }
}

/** Returns a fault if CORS hides the answer from the page: https://fetch.spec.whatwg.org/#concept-cors-check */
function unreadable({ url, headers }: Response, { action }: PublishedForm, page: URL): string[] {
  const { origin } = new URL(url)
  const readers = headers.get('access-control-allow-origin')
  // After a redirect between two other origins, browsers send `Origin: null`.
  if (origin === page.origin || readers === '*' || (readers === page.origin && origin === action.origin)) return []
  return [
    `${origin} lets no page of ${page.origin} read its answer: Access-Control-Allow-Origin is ${readers ?? 'missing'}. Every visitor would be told that sending failed. Allow it at the provider, or take contactReadable out of content/business.yaml.`,
  ]
}

function refusedBy({ action, policy }: PublishedForm, page: URL): string[] {
  if (action.origin === page.origin || !policy) return []
  return ['connect-src', 'form-action'].flatMap((directive) => {
    const sources = policy.split(';').find((part) => part.trim().startsWith(`${directive} `)) ?? ''
    if (sources.split(/\s+/).includes(action.origin)) return []
    return [`The policy of ${page.href} does not admit ${action.origin} in ${directive}: browsers send nothing there.`]
  })
}

function plain(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
