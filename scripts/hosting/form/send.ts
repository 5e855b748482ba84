import { withBase } from '../../../site/base.ts'
import type { PublishedForm, Role } from './read.ts'

/** The mark of a request, by which people and filters know it. */
export const mark = '[smoke test]'

/** The outcome of a marked request. */
interface Sent {
  faults: string[]
  /** The answer of the provider, in short, for a person to judge. */
  answer: string
}

/** The time that a provider may take, in milliseconds: as long as the page itself waits. */
const patience = 15_000

/** Words by which providers say on an otherwise good page that they did not take a request. */
const refusals =
  /errors? below|there was an error|please enter a value|invalid|too many|captcha|not a robot|robot check/i

/**
 * Sends a request through the endpoint of a published form, as its page would. Unlike the page, a program can read the
 * answer; but whether the request has arrived where people read it, only those people see.
 */
export async function sendMarked(form: PublishedForm, page: URL, email: string, now: Date): Promise<Sent> {
  const values: Record<Exclude<Role, 'choice'>, string> = {
    name: `${mark} ${page.host}`,
    email,
    organization: mark,
    tel: '',
    message: `${mark} ${now.toISOString()}: sent by npm run smoke -- ${page.origin}${withBase('')} --form. Nobody needs to answer it.`,
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

/** Returns a fault where browsers keep the answer from the page: https://fetch.spec.whatwg.org/#concept-cors-check */
function unreadable({ url, headers }: Response, { action }: PublishedForm, page: URL): string[] {
  const { origin } = new URL(url)
  const readers = headers.get('access-control-allow-origin')
  // After a redirect from one other origin to the next, browsers no longer name the page's own.
  if (origin === page.origin || readers === '*' || (readers === page.origin && origin === action.origin)) return []
  return [
    `${origin} lets no page of ${page.origin} read its answer: Access-Control-Allow-Origin is ${readers ?? 'missing'}. Every visitor would be told that sending failed. Allow it at the provider, or take contactReadable out of content/business.yaml.`,
  ]
}

/** Returns a fault where the policy of the page keeps browsers from the endpoint. */
function refusedBy({ action, policy }: PublishedForm, page: URL): string[] {
  if (action.origin === page.origin || !policy) return []
  return ['connect-src', 'form-action'].flatMap((directive) => {
    const sources = policy.split(';').find((part) => part.trim().startsWith(`${directive} `)) ?? ''
    if (sources.split(/\s+/).includes(action.origin)) return []
    return [`The policy of ${page.href} does not admit ${action.origin} in ${directive}: browsers send nothing there.`]
  })
}

/** Returns the words of a page. */
function plain(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
