import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Bytes that a form may hold. */
const mostBytes = 1_000_000

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

/**
 * Reads the body of a request; returns undefined when it is too large. The rest is read and dropped, so that its sender
 * gets an answer. A body that never ends is cut off.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes <= mostBytes) chunks.push(chunk)
    if (bytes > 10 * mostBytes) break
  }
  return bytes <= mostBytes ? Buffer.concat(chunks) : undefined
}
