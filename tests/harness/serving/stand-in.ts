import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import Negotiator from 'negotiator'
import { mediaTypeOf } from '../../../site/media-types.ts'

/** An answer of a host: a file of the folder, or an address to go to. */
export interface Reply {
  status: number
  file?: string
  location?: string
  headers?: Readonly<Record<string, string>>
}

/** How a host sends a file, whichever it is. */
interface Sending {
  codings: readonly ('br' | 'gzip')[]
  ranges: boolean
  /** Headers of each file that is found. */
  headers(path: string): Readonly<Record<string, string>>
  /** The ETag of some bytes, or of what they were compressed to. */
  etag(hash: string, coding?: string): string
}

/** Answers for a host that is not here, with a folder that was made for it: `route` says which address is which file. */
export function standIn(
  folder: string,
  sending: Sending,
  route: (path: string, query: string) => Reply,
): RequestListener {
  return (request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/)
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
    const { status, file, location, headers } = route(decode(path), query)
    const all = { ...headers, ...(location !== undefined && { Location: location }) }
    if (file === undefined) return void response.writeHead(status, all).end()
    const bytes = readFileSync(join(folder, file))
    const coding = codingFor(request, file, bytes, sending)
    const body = coding ? compress[coding](bytes) : bytes
    const tag = sending.etag(createHash('sha256').update(bytes).digest('hex').slice(0, 32), coding)
    const found = {
      ...(status === 200 && { ETag: tag, ...sending.headers(file) }),
      'Content-Type': mediaTypeOf(`/${file}`),
      ...(isText(file) && { Vary: 'Accept-Encoding' }),
      ...(coding && { 'Content-Encoding': coding }),
      ...all,
    }
    const seen = request.headers['if-none-match']
    const since = request.headers['if-modified-since']
    const unchanged = seen === undefined ? since && since === sending.headers(file)['Last-Modified'] : seen === tag
    if (status === 200 && unchanged) return void response.writeHead(304, found).end()
    const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (status === 200 && sending.ranges && from + to !== '') {
      const start = from === '' ? bytes.length - Number(to) : Number(from)
      const end = from === '' || to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1)
      const range = start < bytes.length ? `${start}-${end}` : '*'
      const part = bytes.subarray(start, end + 1)
      return void response
        .writeHead(start < bytes.length ? 206 : 416, { ...found, 'Content-Range': `bytes ${range}/${bytes.length}` })
        .end(part)
    }
    response.writeHead(status, { ...found, 'Content-Length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/** Tells whether a folder holds a file, rather than a folder, of a name. */
export function fileIn(folder: string) {
  return (file: string) => {
    try {
      return statSync(join(folder, file)).isFile()
    } catch {
      return false
    }
  }
}

const compress = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 1 }),
} as const

function codingFor(request: IncomingMessage, file: string, bytes: Buffer, { codings }: Sending) {
  if (!isText(file) || bytes.length < 256 || !request.headers['accept-encoding']) return undefined
  return codings.find((coding) => new Negotiator(request).encoding([coding]))
}

function isText(file: string): boolean {
  return /\.(html|css|js|json|svg|xml|txt|webmanifest)$/.test(file)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Reads the file `_headers` and gives the headers of an address: of every rule that fits, those of one name joined. */
export function headersIn(folder: string): (path: string) => Record<string, string> {
  if (!existsSync(join(folder, '_headers'))) return () => ({})
  const rules = readFileSync(join(folder, '_headers'), 'utf8')
    .split(/\n(?=\/)/)
    .map((block) => block.split('\n').filter((line) => line && !line.startsWith('#')))
  return (path) => {
    const sent: Record<string, string> = {}
    for (const [pattern = '', ...lines] of rules) {
      const fits = pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
      for (const line of fits ? lines : []) {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
        sent[name] = name in sent ? `${sent[name]}, ${value}` : value
      }
    }
    return sent
  }
}
