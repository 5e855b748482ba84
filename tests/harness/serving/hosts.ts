import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { compressSite } from '../../../scripts/build/compress.ts'
import { parseRelease, type Release } from '../../../scripts/build/publish/release.ts'
import { listen } from '../../../scripts/hosting/server.ts'
import { checks } from '../../../scripts/hosting/smoke/checks.ts'
import { createClient, type LiveSite, liveSiteOf } from '../../../scripts/hosting/smoke/live-site.ts'
import { traits } from '../../../scripts/hosting/smoke/traits.ts'
import { openCache } from '../../../scripts/lib/cache.ts'
import { bytesOf, dist, outside, root } from '../site.ts'
import { proxyTo } from './proxy.ts'
import { type Running, type ServerName, servers } from './servers.ts'

/** The hosts that can be tried here: those that are programs. */
export const hostNames = Object.keys(servers) as ServerName[]

/** Serves with a handler on a free port. */
export async function serve(handler: RequestListener): Promise<Running> {
  const { server, port } = await listen(handler, 0)
  const stop = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

/** A site that was made for a host, in a folder of its own below `work`. */
export interface Published {
  host: ServerName
  folder: string
  release: Release
}

/** Publishes the built site for a server, with its compressed versions. */
export async function publishFor(host: ServerName, work: string): Promise<Published> {
  const folder = join(work, `${host}-site`)
  cpSync(dist, folder, { recursive: true, dereference: true, preserveTimestamps: true })
  await compressSite(folder, openCache(join(root, '.cache/compressed')))
  const release = parseRelease(bytesOf('release.json').toString())
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
  use: (site: LiveSite) => Promise<T>,
  { older = [], lost = [] }: Way = {},
): Promise<T> {
  const work = mkdtempSync(`${folder}-`)
  const running = await servers[host](folder, work)
  const way = await serve(proxyTo(() => running.origin, lost))
  try {
    const { origin } = lost.length > 0 ? way : running
    return await use(liveSiteOf(release, { request: createClient(origin), traits: traits[host], older, outside }))
  } finally {
    await Promise.all([way.stop(), running.stop()])
    rmSync(work, { recursive: true, force: true })
  }
}

/** The sentence of the first check that finds a fault, and what it says; nothing when all is as it should be. */
export async function firstFault(site: LiveSite): Promise<string | undefined> {
  for (const [sentence, check] of Object.entries(checks)) {
    const [fault] = await check(site).catch((error: Error) => [error.message])
    if (fault) return `${sentence}: ${fault}`
  }
  return undefined
}
