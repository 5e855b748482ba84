import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

interface Asked {
  method?: string
  headers?: Readonly<Record<string, string>>
}

export type Ask = (path: string, asked?: Asked) => Promise<Answer>

/** Asks a host for paths exactly as they are written, which fetch would tidy up first; it follows no redirect. */
export function asking(origin: string): Ask {
  const { protocol, hostname, port } = new URL(origin)
  const { Agent, request } = protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const to = { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, method, headers, agent, timeout: 15_000 }
      const asked = request(to, (response) => {
        const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        const head = { status: response.statusCode ?? 0, headers: Object.fromEntries(entries) }
        buffer(response).then((body) => resolve({ ...head, body }), reject)
      })
      asked.on('timeout', () => asked.destroy(new Error(`${origin}${path} does not answer within 15 seconds.`)))
      asked.on('error', reject).end()
    })
}
