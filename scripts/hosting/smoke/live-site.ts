import { posix } from 'node:path'
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

export type Client = ReturnType<typeof createClient>

/** Returns a client that follows no redirects, and decodes what a host compressed. `accepted` are the encodings. */
export function createClient(origin: string) {
  return async (path: string, accepted = 'identity') => {
    try {
      const headers = { 'Accept-Encoding': accepted }
      const response = await fetch(origin + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(15_000) })
      return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
    } catch (error) {
      const { name, cause } = error as Error
      if (name === 'TimeoutError') throw new Error(`${origin}${path} does not answer within 15 seconds.`)
      throw cause ?? error
    }
  }
}

export function servedFiles({ files }: LiveSite) {
  const own = files.filter(({ path }) => !/(^|\/)404\.html$/.test(path))
  return own.map((file) => ({ file, path: servedPath(file.path) }))
}

export function servedPath(file: string): string {
  return encodeURI(posix.join(base(), file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')))
}

/** Checks eight items at a time, which is less than hosts refuse. */
export async function collectFaults<T>(items: readonly T[], check: (item: T) => Promise<string[]>): Promise<string[]> {
  const faults: string[][] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [at, item] of waiting) faults[at] = await check(item)
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return faults.flat()
}

export function expectEqual(where: string, name: string, found: unknown, expected: unknown): string[] {
  return found === expected ? [] : [`${where}: ${name} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}.`]
}

export function expectContent(file: PublishedFile | undefined, where: string, found: Buffer): string[] {
  if (!file || sha256(found) === file.sha256) return []
  const size = found.length === file.bytes ? '' : `: ${found.length} bytes, not ${file.bytes}`
  return [`${where} has not the content that was built${size}.`]
}
