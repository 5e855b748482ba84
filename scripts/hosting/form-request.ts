import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Bytes that a form may hold. */
export const mostBytes = 1_000_000

/**
 * Returns whether a request comes from a page of this server. The host must be an address or localhost: a name that
 * was rebound to this machine is neither. Programs such as curl name no origin; browsers do in every post.
 */
export function isOwn({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const own = originAt(`http://${host}`)
  const isLocal = /^(.+\.)?localhost$/.test(own.hostname) || isIP(own.hostname.replace(/^\[|\]$/g, '')) > 0
  return isLocal && (origin === undefined || originAt(origin).host === own.host)
}

function originAt(text: string) {
  return URL.canParse(text) ? new URL(text) : { host: undefined, hostname: '' }
}

/** Reads the body of a request; returns undefined as soon as it is too large, with the rest left to flow away unread. */
export function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length']) > mostBytes) return resolve(undefined)
    const chunks: Buffer[] = []
    let bytes = 0
    const take = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= mostBytes) return void chunks.push(chunk)
      request.off('data', take)
      resolve(undefined)
    }
    request.on('data', take)
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', reject)
  })
}
