import { posix } from 'node:path'
import { basePath, withBase } from '../../../site/base.ts'
import { mediaTypeOf, releaseFile } from '../../../site/files.ts'
import { headerRules, headersOf, matches, type Outside } from '../../../site/headers.ts'
import { localeOf, locales, type Path, prefixOf } from '../../../site/locales.ts'
import {
  describeRelease,
  ownFile,
  type PublishedFile,
  parseRelease,
  type Release,
} from '../../build/publish/release.ts'
import { sha256 } from '../../lib/cache.ts'
import { type SmokeHost, servers } from '../hosts.ts'
import { isSetting } from '../settings/header-files.ts'

export interface LiveSite {
  request: Client
  host: SmokeHost
  release: Release
  older: readonly string[]
  outside: Outside
}

type Client = ReturnType<typeof createClient>

/** Returns a client that does not follow redirects. `accepted` lists encodings; the body is decoded. */
export function createClient(origin: string) {
  return async (path: string, accepted = 'identity') => {
    try {
      const headers = { 'Accept-Encoding': accepted }
      const response = await fetch(origin + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(15_000) })
      return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
    } catch (error) {
      const { name, cause } = error as Error
      if (name === 'TimeoutError') throw new Error(`${origin}${path} did not answer within 15 seconds.`)
      throw cause ?? error
    }
  }
}

/** Requests and parses release.json. `refusal` is the error to show if the release is not valid. */
export async function requestRelease(request: Client) {
  const path = withBase(releaseFile)
  const { status, body } = await request(path)
  const live = status === 200 ? parseRelease(body.toString()) : undefined
  return { live, refusal: `${path} answers ${status}, but is not a release.json.` }
}

/** True for servers with our settings. They send every header, and answer the addresses of 404 pages with 404. */
const isOwnServer = ({ host }: LiveSite) => servers.some((server) => server === host)

function filesOf({ release }: LiveSite): PublishedFile[] {
  return [...release.files.filter(({ path }) => !isSetting(path)), ownFile(release)]
}

function servedFiles(site: LiveSite) {
  const files = filesOf(site).filter(({ path }) => !/(^|\/)404\.html$/.test(path))
  return files.map((file) => ({ file, path: servedPath(file.path) }))
}

function servedPath(file: string): string {
  return encodeURI(posix.join(basePath(), file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')))
}

function pagesIn(site: LiveSite) {
  return servedFiles(site).filter(({ file }) => /\.html$/.test(file.path) && !/\/index\.html$/.test(file.path))
}

/** Checks eight items at a time, few enough that hosts do not throttle them. */
async function collectFaults<T>(items: readonly T[], check: (item: T) => Promise<string[]>): Promise<string[]> {
  const faults: string[][] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [index, item] of waiting) faults[index] = await check(item)
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return faults.flat()
}

function expectEqual(where: string, name: string, actual: unknown, expected: unknown): string[] {
  return actual === expected ? [] : [`${where}: ${name} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}.`]
}

export function expectContent(file: PublishedFile | undefined, where: string, body: Buffer): string[] {
  if (!file || sha256(body) === file.sha256) return []
  const size = body.length === file.bytes ? '' : `: ${body.length} bytes, not ${file.bytes}`
  return [`${where} does not have the content that was built${size}.`]
}

function expectGone(path: string, status: number): string[] {
  return [400, 403, 404, 410].includes(status) ? [] : [`${path} answers ${status}, but should not exist.`]
}

function locationIn(headers: Headers): URL | undefined {
  const location = headers.get('location')
  return location === null ? undefined : new URL(location, 'http://host')
}

/** Private paths that servers commonly expose. */
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

const missingPages = locales.map((locale): Path => `${prefixOf(locale)}/does-not-exist`)
const missingAsset: Path = '/assets/none.js'

function expectedHeaders(site: LiveSite, address: string, exists: boolean): Record<string, string> {
  const { host, outside } = site
  if (host === 'github-pages') return {}
  const headers = headersOf(isOwnServer(site) && !exists ? '/404.html' : address, outside)
  if (isOwnServer(site)) return exists ? { ...headers, 'Content-Type': mediaTypeOf(address) } : headers
  // Rules of `_headers` apply to missing files too. Other files have the host's Cache-Control, which equals our
  // default.
  if (headerRules.some(({ paths }) => paths.some((pattern) => matches(pattern, address)))) return headers
  const { 'Cross-Origin-Resource-Policy': _, 'Cache-Control': caching = '', ...security } = headers
  return exists ? { ...security, 'Cache-Control': caching } : security
}

function normalize(value: string | null | undefined): string | undefined {
  return value?.replace(/([,;])\s+/g, '$1')
}

const compressible = /\.(html|css|js|svg|xml)$/

export const checks: Readonly<Record<string, (site: LiveSite) => Promise<string[]>>> = {
  async 'the live site is the release that was built'({ request, release }) {
    const { live, refusal } = await requestRelease(request)
    if (!live) return [refusal]
    const differ = (['commit', 'time', 'base'] as const).some((name) => live[name] !== release[name])
    const [title, expected] = [describeRelease(live), describeRelease(release)]
    return differ ? [`${withBase(releaseFile)} belongs to ${title}, not to ${expected}.`] : []
  },

  'every file answers with its content': (site) =>
    collectFaults(servedFiles(site), async ({ file, path }) => {
      const { status, body } = await site.request(path)
      return status === 200 ? expectContent(file, path, body) : expectEqual(path, 'the status', status, 200)
    }),

  'files of older builds are gone': ({ request, older, host }) =>
    collectFaults(older.map(servedPath), async (path) => {
      const { status, headers } = await request(path)
      // Cloudflare serves removed files from its cache for a week, and marks them `noindex`:
      // https://developers.cloudflare.com/pages/configuration/serving-pages/
      if (host === 'cloudflare' && headers.get('x-robots-tag') === 'noindex') return []
      return expectGone(path, status)
    }),

  'private files are not published': ({ request }) =>
    collectFaults(secrets.map(withBase), async (path) => expectGone(path, (await request(path)).status)),

  'every page answers with a slash after its address too'(site) {
    const pages = pagesIn(site).filter(({ file }) => file.path !== 'index.html')
    return collectFaults(pages, async ({ file, path }) => {
      const slash = `${path}/`
      const { status, headers, body } = await site.request(slash)
      const isRedirect = status >= 300 && status < 400
      if (isRedirect && !isOwnServer(site)) return expectEqual(slash, 'the target', locationIn(headers)?.pathname, path)
      return [...expectEqual(slash, 'the status', status, 200), ...expectContent(file, slash, body)]
    })
  },

  'missing pages answer 404, in the language of their address'(site) {
    const paths: Path[] = [
      ...missingPages.flatMap((path): Path[] => [path, `${path}/?q=1`, `${path}.html`]),
      missingAsset,
      ...(isOwnServer(site) ? locales.map((locale): Path => `${prefixOf(locale)}/404`) : []),
    ]
    return collectFaults(paths, async (path) => {
      const { status, body } = await site.request(withBase(path))
      // GitHub Pages has one 404 page, which contains all languages.
      const name = `${site.host === 'github-pages' ? '' : prefixOf(localeOf(path))}/404.html`
      const page = filesOf(site).find((file) => `/${file.path}` === name)
      return [...expectEqual(path, 'the status', status, 404), ...expectContent(page, path, body)]
    })
  },

  async 'other forms of an address redirect to it'(site) {
    // These hosts serve pages at /faq.html too, without a redirect.
    if (site.host === 'netlify' || site.host === 'github-pages') return []
    return collectFaults(pagesIn(site), async ({ file, path }) => {
      const from = `${withBase(`/${file.path}`)}?from=mail`
      const { status, headers } = await site.request(from)
      const to = locationIn(headers)
      return [
        ...([301, 308].includes(status) ? [] : [`${from}: the status is ${status}, not 301 or 308.`]),
        ...expectEqual(from, 'the target', to && to.pathname + to.search, `${path}?from=mail`),
      ]
    })
  },

  'every answer has the headers that belong to its address'(site) {
    const served = servedFiles(site).map(({ file, path }) => ({ path, address: `/${file.path}`, exists: true }))
    const missing = [...missingPages, missingAsset].map((path) => ({
      path: withBase(path),
      address: path,
      exists: false,
    }))
    return collectFaults([...served, ...missing], async ({ path, address, exists }) => {
      const { headers } = await site.request(path)
      return Object.entries(expectedHeaders(site, address, exists)).flatMap(([name, value]) =>
        expectEqual(path, name, normalize(headers.get(name)), normalize(value)),
      )
    })
  },

  'text files are sent compressed, with the same content'(site) {
    const requests = servedFiles(site).flatMap((served) =>
      ['gzip, deflate, br', 'gzip'].map((accepted) => ({ ...served, accepted })),
    )
    return collectFaults(requests, async ({ path, file, accepted }) => {
      const { headers, body } = await site.request(path, accepted)
      const where = `${path} for ${accepted}`
      // Hosts may leave small files and files of other types uncompressed.
      const isPlain = !headers.has('content-encoding') && body.length >= 1024 && compressible.test(file.path)
      return [...expectContent(file, where, body), ...(isPlain ? [`${where} is not compressed.`] : [])]
    })
  },
}
