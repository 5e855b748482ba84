import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { linkOn } from '../../scripts/lib/files.ts'
import { refusal } from './errors.ts'

export interface Gate {
  token: string
  origins: readonly string[]
  cookie: string
}

/** True for requests to an allowed host, from an allowed origin, with the token. */
export function isFromDesk(request: IncomingMessage, { origins, token, cookie }: Gate): boolean {
  const { host = '', origin, cookie: cookies = '' } = request.headers
  if (!origins.some((one) => new URL(one).host === host)) return false
  if (origin !== undefined && !origins.includes(origin)) return false
  const own = cookies.split(/;\s*/).find((one) => one.startsWith(`${cookie}=`))
  const expected = Buffer.from(token)
  return [own?.slice(cookie.length + 1), tokenIn(request)].some((given = '') => {
    const found = Buffer.from(given)
    return found.length === expected.length && timingSafeEqual(found, expected)
  })
}

/** Token in the address printed in the terminal. */
export function tokenIn({ url = '/' }: IncomingMessage): string | undefined {
  return new URL(url, 'http://desk').searchParams.get('token') ?? undefined
}

/** Prevents reading, writing or sending through a symbolic link. */
export function refuseLink(root: string, file: string) {
  const link = /^(content|public)\//.test(file) ? linkOn(root, file) : undefined
  if (link) throw refusal('isLink', { link }, 403)
}
