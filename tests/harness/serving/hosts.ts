import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { compressSite } from '../../../scripts/build/compress.ts'
import { parseRelease, type Release } from '../../../scripts/build/publish/release.ts'
import { type Subject, subjectOf } from '../../../scripts/hosting/conformance/built-site.ts'
import { checks } from '../../../scripts/hosting/conformance/checks.ts'
import { asking } from '../../../scripts/hosting/conformance/http-client.ts'
import { type HostName, traits } from '../../../scripts/hosting/conformance/traits.ts'
import { listen } from '../../../scripts/hosting/server.ts'
import { hostNamed, writeForHost } from '../../../scripts/hosting/settings/write.ts'
import { openCache } from '../../../scripts/lib/cache.ts'
import { bytesOf, dist, outside, root } from '../site.ts'
import { cloudflare } from './cloudflare.ts'
import { gitHubPages } from './github-pages.ts'
import { netlify } from './netlify.ts'
import { proxyTo } from './proxy.ts'
import { isHere, type Running, servers } from './servers.ts'

export const hostNames = Object.keys(traits) as HostName[]

/** Where each host is started: the server programs are real ones, the others are stood in for. */
const starts: Readonly<Record<HostName, (folder: string, work: string) => Promise<Running>>> = {
  ...servers,
  netlify: (folder) => serve(netlify(folder)),
  cloudflare: (folder) => serve(cloudflare(folder)),
  'github-pages': (folder) => serve(gitHubPages(folder)),
}

/** Serves with a handler on a free port. */
export async function serve(handler: RequestListener): Promise<Running> {
  const { server, port } = await listen(handler, 0)
  const stop = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

/** Whether a host can be started on this machine. */
export function canStart(host: HostName): boolean {
  return host === 'netlify' || host === 'cloudflare' || host === 'github-pages' || isHere(host)
}

const revision = { commit: 'a'.repeat(40), time: '2026-11-21T12:00:00.000Z' }

/** A site that was made for a host, in a folder of its own below `work`. */
export interface Published {
  host: HostName
  folder: string
  release: Release
}

/** Publishes the built site for a host: the folder of `--out`, or dist/ with its compressed versions. */
export async function publishFor(host: HostName, work: string): Promise<Published> {
  const folder = join(work, `${host}-site`)
  const out = hostNamed(host)
  if (out)
    writeForHost(dist, folder, out, { origin: 'https://www.example.com', outside, revision }, join(work, 'settings'))
  else {
    cpSync(dist, folder, { recursive: true, dereference: true, preserveTimestamps: true })
    await compressSite(folder, openCache(join(root, '.cache/compressed')))
  }
  const release = parseRelease(
    out ? readFileSync(join(folder, 'release.json'), 'utf8') : bytesOf('release.json').toString(),
  )
  if (!release) throw new Error(`${folder} holds no release.json.`)
  return { host, folder, release }
}

interface Way {
  older?: readonly string[]
  /** Headers that something between the host and its visitors drops. */
  lost?: readonly string[]
}

/** Runs `use` with a host at work on a folder. */
export async function withHost<T>(
  { host, release }: Published,
  folder: string,
  use: (subject: Subject) => Promise<T>,
  { older = [], lost = [] }: Way = {},
): Promise<T> {
  const work = mkdtempSync(`${folder}-`)
  const running = await starts[host](folder, work)
  const way = await serve(proxyTo(() => running.origin, lost))
  try {
    const { origin } = lost.length > 0 ? way : running
    return await use(subjectOf(release, { ask: asking(origin), traits: traits[host], older, outside }))
  } finally {
    await Promise.all([way.stop(), running.stop()])
    rmSync(work, { recursive: true, force: true })
  }
}

/** The sentence of the first check that finds a fault, and what it says; nothing when all is as it should be. */
export async function firstFault(subject: Subject): Promise<string | undefined> {
  for (const [sentence, check] of Object.entries(checks)) {
    const [fault] = await check(subject).catch((error: Error) => [error.message])
    if (fault) return `${sentence}: ${fault}`
  }
  return undefined
}
