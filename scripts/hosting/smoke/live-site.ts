import { posix } from 'node:path'
import { base, withBase } from '../../../site/base.ts'
import { mediaTypeOf, releaseFile } from '../../../site/files.ts'
import {
  defaultHeaders,
  headerRules,
  headersOf,
  matches,
  type Outside,
  securityHeaders,
} from '../../../site/headers.ts'
import { localeOf, locales, type Path, prefixOf } from '../../../site/locales.ts'
import {
  describeRelease,
  hashFile,
  type PublishedFile,
  parseRelease,
  printRelease,
  type Release,
  sha256,
} from '../../build/publish/release.ts'
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

function servedFiles({ files }: LiveSite) {
  const own = files.filter(({ path }) => !/(^|\/)404\.html$/.test(path))
  return own.map((file) => ({ file, path: servedPath(file.path) }))
}

function servedPath(file: string): string {
  return encodeURI(posix.join(base(), file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')))
}

/** Checks eight items at a time, which hosts do not throttle. */
async function collectFaults<T>(items: readonly T[], check: (item: T) => Promise<string[]>): Promise<string[]> {
  const faults: string[][] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [at, item] of waiting) faults[at] = await check(item)
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return faults.flat()
}

function expectEqual(where: string, name: string, found: unknown, expected: unknown): string[] {
  return found === expected ? [] : [`${where}: ${name} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}.`]
}

export function expectContent(file: PublishedFile | undefined, where: string, found: Buffer): string[] {
  if (!file || sha256(found) === file.sha256) return []
  const size = found.length === file.bytes ? '' : `: ${found.length} bytes, not ${file.bytes}`
  return [`${where} has not the content that was built${size}.`]
}

type Check = (site: LiveSite) => Promise<string[]>

const sameRelease: Check = async ({ request, release }) => {
  const path = withBase(releaseFile)
  const { status, body } = await request(path)
  const live = status === 200 ? parseRelease(body.toString()) : undefined
  if (!live) return [`${path} answers ${status} and is no release.`]
  const differ = (['commit', 'time', 'base'] as const).some((name) => live[name] !== release[name])
  return differ ? [`${path} is that of ${describeRelease(live)}, not of ${describeRelease(release)}.`] : []
}

const everyFile: Check = (site) =>
  collectFaults(servedFiles(site), async ({ file, path }) => {
    const { status, body } = await site.request(path)
    return status === 200 ? expectContent(file, path, body) : expectEqual(path, 'the status', status, 200)
  })

const noLeftovers: Check = ({ request, older, traits }) =>
  collectFaults(older.map(servedPath), async (path) => {
    const { status, headers } = await request(path)
    // Cloudflare serves removed files from its cache for a week, and marks them `noindex`.
    if (!traits.forgets && headers.get('x-robots-tag') === 'noindex') return []
    return expectGone(path, status)
  })

/** Paths that servers commonly leak. */
const secrets: readonly Path[] = [
  '/.git/config',
  '/.env',
  '/.npmrc',
  '/.htpasswd',
  '/.DS_Store',
  '/package.json',
  '/node_modules/vite/package.json',
  '/content/business.yaml',
  '/build.json',
  '/backup.sql',
  '/dump.sql',
  '/backup.zip',
  '/dist.zip',
  '/index.html.bak',
]

const noSecrets: Check = ({ request }) =>
  collectFaults(secrets.map(withBase), async (path) => expectGone(path, (await request(path)).status))

function expectGone(path: string, status: number): string[] {
  return [400, 403, 404, 410].includes(status) ? [] : [`${path} answers ${status}, and should not be there.`]
}

function pagesIn(site: LiveSite) {
  return servedFiles(site).filter(({ file }) => /\.html$/.test(file.path) && !/\/index\.html$/.test(file.path))
}

const slashes: Check = (site) => {
  const pages = pagesIn(site).filter(({ file }) => file.path !== 'index.html')
  return collectFaults(pages, async ({ file, path }) => {
    const slash = `${path}/`
    const { status, headers, body } = await site.request(slash)
    const isRedirect = status >= 300 && status < 400
    if (isRedirect && !site.traits.ownServer)
      return expectEqual(slash, 'where it leads', locationIn(headers)?.pathname, path)
    return [...expectEqual(slash, 'the status', status, 200), ...expectContent(file, slash, body)]
  })
}

const redirects: Check = (site) => {
  if (!site.traits.html) return Promise.resolve([])
  return collectFaults(pagesIn(site), async ({ file, path }) => {
    const from = `${withBase(`/${file.path}`)}?from=mail`
    const { status, headers } = await site.request(from)
    const to = locationIn(headers)
    return [
      ...expectEqual(from, 'a redirect for ever', [301, 308].includes(status), true),
      ...expectEqual(from, 'where it leads', to && to.pathname + to.search, `${path}?from=mail`),
    ]
  })
}

function locationIn(headers: Headers): URL | undefined {
  const location = headers.get('location')
  return location === null ? undefined : new URL(location, 'http://host')
}

const missingPaths = locales.map((locale): Path => `${prefixOf(locale)}/does-not-exist`)

function notFoundPage({ files, traits }: LiveSite, address: Path): PublishedFile | undefined {
  const prefix = traits.notFound === 'joined' ? '' : prefixOf(localeOf(address))
  return files.find(({ path }) => `/${path}` === `${prefix}/404.html`)
}

const notFound: Check = (site) => {
  const paths: Path[] = [
    ...missingPaths.flatMap((path): Path[] => [path, `${path}/?q=1`, `${path}.html`]),
    '/assets/none.js',
    // Our own servers give the 404 page no address.
    ...(site.traits.ownServer ? locales.map((locale): Path => `${prefixOf(locale)}/404`) : []),
  ]
  return collectFaults(paths, async (path) => {
    const { status, body } = await site.request(withBase(path))
    return [...expectEqual(path, 'the status', status, 404), ...expectContent(notFoundPage(site, path), path, body)]
  })
}

const everyHeader: Check = (site) => {
  const found = servedFiles(site).map(({ file, path }) => ({ path, address: `/${file.path}`, exists: true }))
  const missing = [...missingPaths, '/assets/none.js' as const].map((address) => ({
    path: withBase(address),
    address,
    exists: false,
  }))
  return collectFaults([...found, ...missing], async ({ path, address, exists }) => {
    const { headers } = await site.request(path)
    return Object.entries(expectedHeaders(site, address, exists)).flatMap(([name, value]) =>
      expectEqual(path, name, normalize(headers.get(name)), normalize(value)),
    )
  })
}

function expectedHeaders({ traits, outside }: LiveSite, address: string, exists: boolean): Record<string, string> {
  if (traits.headers === 'none') return {}
  if (traits.headers === 'file') return headersByFile(address, outside, exists)
  return exists
    ? { ...headersOf(address, outside), 'Content-Type': mediaTypeOf(address) }
    : headersOf('/404.html', outside)
}

/**
 * Returns the headers of an address by `_headers`, and the host's own if a file exists. The rule for /assets also
 * applies to missing files.
 */
function headersByFile(address: string, outside: Outside, exists: boolean): Record<string, string> {
  const hasRule = headerRules.some(({ paths }) => paths.some((pattern) => matches(pattern, address)))
  if (hasRule) return headersOf(address, outside)
  const { 'Cross-Origin-Resource-Policy': _, ...own } = defaultHeaders
  return { ...securityHeaders(outside), ...(exists && own) }
}

function normalize(value: string | null | undefined): string | undefined {
  return value?.replace(/([,;])\s+/g, '$1')
}

const compressible = /\.(html|css|js|svg|xml)$/

const compression: Check = (site) => {
  const requests = servedFiles(site).flatMap((one) =>
    ['gzip, deflate, br', 'gzip'].map((accepted) => ({ ...one, accepted })),
  )
  return collectFaults(requests, async ({ path, file, accepted }) => {
    const { headers, body } = await site.request(path, accepted)
    const where = `${path} for ${accepted}`
    // Hosts may leave small files and other types uncompressed.
    const isPlain = !headers.has('content-encoding') && body.length >= 1024 && compressible.test(file.path)
    return [...expectContent(file, where, body), ...(isPlain ? [`${where} is not compressed.`] : [])]
  })
}

export const checks: Readonly<Record<string, Check>> = {
  'the live site is the release that was built': sameRelease,
  'every file answers with its content': everyFile,
  'what older builds had is gone': noLeftovers,
  'nothing is there that nobody meant to publish': noSecrets,
  'every page answers with a slash behind its address too': slashes,
  'what is not there answers 404, in the language of its address': notFound,
  'another way to write an address leads to the address': redirects,
  'every answer has the headers of its address': everyHeader,
  'texts are sent compressed, with the same content': compression,
}
