import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

export interface Asked {
  method?: string
  headers?: Readonly<Record<string, string>>
}

export type Ask = (path: string, asked?: Asked) => Promise<Answer>

/** Asks a host for paths exactly as they are written, which fetch would tidy up first; it follows no redirect. */
export function asking(origin: string): Ask {
  const { protocol, hostname, port } = new URL(origin)
  const secure = protocol === 'https:'
  const agent = secure
    ? new HttpsAgent({ keepAlive: true, maxSockets: 8 })
    : new HttpAgent({ keepAlive: true, maxSockets: 8 })
  return (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const request = (secure ? httpsRequest : httpRequest)(
        { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, method, headers, agent, timeout: 15_000 },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
            resolve({
              status: response.statusCode ?? 0,
              headers: Object.fromEntries(entries),
              body: Buffer.concat(chunks),
            })
          })
        },
      )
      request.on('timeout', () => request.destroy(new Error(`${origin}${path} does not answer within 15 seconds.`)))
      request.on('error', reject)
      request.end()
    })
}
