import { timingSafeEqual } from 'node:crypto'
import { lstatSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { sourceOf } from '../../engine/overlay.ts'
import { businessFile } from '../../engine/read/read.ts'

export interface Gate {
  token: string
  /** The origins under which the desk may be asked for. */
  origins: readonly string[]
  /** The cookie that holds the token once the address was opened. */
  cookie: string
}

/** Whether a request comes from a page of the desk: to a name of its own, from nowhere else, by who knows the token. */
export function isFromDesk(request: IncomingMessage, { origins, token, cookie }: Gate): boolean {
  const { host = '', origin } = request.headers
  if (!origins.some((one) => new URL(one).host === host)) return false
  if (origin !== undefined && !origins.includes(origin)) return false
  return isToken(cookiesOf(request).get(cookie), token) || isToken(tokenIn(request), token)
}

/** The token that stands in the address itself, as the terminal prints it. */
export function tokenIn(request: IncomingMessage): string | undefined {
  return new URL(request.url ?? '/', 'http://desk').searchParams.get('token') ?? undefined
}

function isToken(given: string | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function cookiesOf({ headers }: IncomingMessage): Map<string, string> {
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('=', 2))
  return new Map(pairs.map(([name = '', value = '']) => [name, value]))
}

/** Whether a path is that of a text which the desk may write: a content file, by its plain name, with no link on the way. */
export function isText(root: string, file: string): boolean {
  return (file === businessFile || sourceOf(file, '') !== undefined) && isPlain(root, file)
}

/** Whether a path is that of a picture of the site, with no link on the way. */
export function isPicture(root: string, file: string): boolean {
  return /^public\/images\/(?:[a-z0-9-]+\/)*[a-zA-Z0-9-]+\.(svg|png|jpg|webp|avif)$/.test(file) && isPlain(root, file)
}

/** Whether no part of a path is a link, as far as it exists. */
function isPlain(root: string, file: string): boolean {
  const parts = file.split('/')
  const steps = parts.map((_, at) => join(root, ...parts.slice(0, at + 1)))
  return steps.every((step) => !lstatSync(step, { throwIfNoEntry: false })?.isSymbolicLink())
}
