import http from 'node:http'
import https from 'node:https'
import { posix } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { base } from '../../../site/base.ts'
import { releaseFile } from '../../../site/files.ts'
import type { Outside } from '../../../site/headers.ts'
import { hashFile, type PublishedFile, printRelease, type Release, sha256 } from '../../build/publish/release.ts'
import { isSetting } from '../settings/rules.ts'
import type { HostCapabilities } from './host-capabilities.ts'

export interface LiveSite {
  request: Client
  traits: HostCapabilities
  release: Release
  files: readonly PublishedFile[]
  older: readonly string[]
  outside: Outside
}

export function liveSiteOf(release: Release, rest: Omit<LiveSite, 'release' | 'files'>): LiveSite {
  const own = hashFile(releaseFile.slice(1), Buffer.from(printRelease(release)))
  const files = release.files.filter(({ path }) => !isSetting(path))
  return { ...rest, release, files: [...files, own] }
}

export interface SiteResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

export type Client = (path: string, headers?: Readonly<Record<string, string>>) => Promise<SiteResponse>

/** Returns a client that requests paths verbatim and follows no redirects, unlike fetch. Limits concurrent requests. */
export function createClient(origin: string): Client {
  const { protocol, hostname, port } = new URL(origin)
  const { Agent, get } = protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, headers, agent, timeout: 15_000 }
      const request = get(options, (response) => {
        const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        const head = { status: response.statusCode ?? 0, headers: Object.fromEntries(entries) }
        buffer(response).then((body) => resolve({ ...head, body }), reject)
      })
      request.on('timeout', () => request.destroy(new Error(`${origin}${path} does not answer within 15 seconds.`)))
      request.on('error', reject)
    })
}

interface ServedFile {
  file: PublishedFile
  path: string
}

export function servedFiles({ files }: LiveSite): ServedFile[] {
  const own = files.filter(({ path }) => !/(^|\/)404\.html$/.test(path))
  return own.map((file) => ({ file, path: servedPath(file.path) }))
}

export function servedPath(file: string): string {
  return encodeURI(posix.join(base(), file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')))
}

export async function collectFaults<T>(items: readonly T[], check: (item: T) => Promise<string[]>): Promise<string[]> {
  return (await Promise.all(items.map(check))).flat()
}

export function expectEqual(where: string, name: string, found: unknown, expected: unknown): string[] {
  return found === expected ? [] : [`${where}: ${name} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}.`]
}

export function expectContent(file: PublishedFile | undefined, where: string, found: Buffer): string[] {
  if (!file || sha256(found) === file.sha256) return []
  const size = found.length === file.bytes ? '' : `: ${found.length} bytes, not ${file.bytes}`
  return [`${where} has not the content that was built${size}.`]
}
