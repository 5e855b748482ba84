import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { linkOn } from '../../scripts/lib/files.ts'
import { Refused } from './errors.ts'

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
  if (!link) return
  const sentence = {
    nl: `${link} is een koppeling naar een andere plek. Zet het bestand of de map zelf daar.`,
    en: `${link} is a link to another place. Put the file or folder itself there.`,
  }
  throw new Refused(sentence, 403)
}
