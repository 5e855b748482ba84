import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ask } from './whole-site.ts'

// Compares how a live site answers with what docs/deploy.md promises: headers, caching and compression of every kind of
// file, and the answer for what is not there.

const revalidated = 'public, max-age=0, must-revalidate'
const forEver = 'public, max-age=31536000, immutable'

/** What every answer has, whatever it is. */
const everywhere = {
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy':
    /^camera=\(\), geolocation=\(\), microphone=\(\), payment=\(\), usb=\(\), browsing-topics=\(\)$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-content-type-options': /^nosniff$/,
}

/** Headers of transport, which each server sets as it likes. */
const ofTransfer =
  /^(accept-ranges|alt-svc|connection|content-encoding|content-length|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/

/** What a site was given: the origins of its forms, how long browsers keep to https, and whether it is compressed. */
export interface Given {
  forms?: readonly string[]
  seconds?: number
  hasSubdomains?: boolean
  isCompressed?: boolean
}

/** The whole policy. Scripts in the page are admitted by their hashes. */
function policyOf({ forms = [] }: Given): string[] {
  const self = ["'self'", ...forms].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${self}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action ${self}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site',
  ]
}

const transportOf = ({ seconds = 86_400, hasSubdomains }: Given) =>
  `max-age=${seconds}${hasSubdomains ? '; includeSubDomains' : ''}`

interface Kind {
  path: string
  type: RegExp
  cache: string
  from: string
  status?: number
}

const html = { type: /^text\/html; ?charset=utf-8$/i, cache: revalidated, from: 'same-origin' }

/** One address of each kind. What has a hash in its name is looked up among the files of the site. */
function kinds(paths: readonly string[]): Kind[] {
  const some = (name: RegExp) => paths.find((path) => name.test(path)) ?? `/no file like ${name}`
  const shared = { cache: revalidated, from: 'cross-origin' }
  return [
    { path: '/', ...html },
    { path: '/en/plans', ...html },
    { path: '/nergens', ...html, status: 404 },
    { path: '/en/nowhere', ...html, status: 404 },
    {
      path: some(/\.js$/),
      type: /^(text|application)\/javascript(; charset=utf-8)?$/,
      cache: forEver,
      from: 'same-origin',
    },
    { path: some(/\.woff2$/), type: /^font\/woff2$/, cache: forEver, from: 'same-origin' },
    { path: some(/^\/social\/.*\.png$/), type: /^image\/png$/, ...shared },
    { path: '/favicon.svg', type: /^image\/svg\+xml/, ...shared },
    { path: '/feed.xml', type: /^application\/atom\+xml/, ...shared },
    { path: '/feed.json', type: /^application\/feed\+json/, ...shared },
    { path: '/en/feed.xml', type: /^application\/atom\+xml/, ...shared },
    { path: '/en/feed.json', type: /^application\/feed\+json/, ...shared },
    { path: some(/^\/icons\/.*\.png$/), type: /^image\/png$/, ...shared },
    { path: some(/^\/images\/.*\.svg$/), type: /^image\/svg\+xml/, ...shared },
    { path: some(/^\/assets\/search\//), type: /^application\/json/, cache: forEver, from: 'same-origin' },
    { path: '/search.json', type: /^application\/json/, cache: revalidated, from: 'same-origin' },
    { path: '/en/site.webmanifest', type: /^application\/manifest\+json/, cache: revalidated, from: 'same-origin' },
    { path: '/sitemap.xml', type: /^(text|application)\/xml/, cache: revalidated, from: 'same-origin' },
    { path: '/robots.txt', type: /^text\/plain; ?charset=utf-8$/i, cache: revalidated, from: 'same-origin' },
    { path: '/en/llms.txt', type: /^text\/plain; ?charset=utf-8$/i, cache: revalidated, from: 'same-origin' },
    { path: '/release.json', type: /^application\/json/, cache: 'no-store', from: 'same-origin' },
  ]
}

/** Names each answer of a live site that is not as promised. Its address may have a path, without its last slash. */
export async function answerFaults(origin: string, paths: readonly string[], given: Given = {}): Promise<string[]> {
  const faults = await addressFaults(origin)
  for (const { path, type, cache, from, status = 200 } of kinds(paths)) {
    const fault = (sentence: string) => void faults.push(`${path}: ${sentence}`)
    const answer = await ask(origin + path)
    if (answer.status !== status) fault(`answers ${answer.status}`)
    const { 'content-security-policy': policy, ...headers } = answer.headers
    const wanted = {
      ...everywhere,
      'strict-transport-security': transportOf(given),
      'content-type': type,
      'cache-control': cache,
      'cross-origin-resource-policy': from,
    }
    for (const [name, value] of Object.entries(wanted)) {
      const said = String(headers[name])
      if (typeof value === 'string' ? said !== value : !value.test(said)) fault(`${name} is ${said}`)
    }
    for (const name of Object.keys(headers)) if (!(name in wanted) && !ofTransfer.test(name)) fault(`${name} is sent`)
    const said = String(policy).replace(/ 'sha256-[^']*'/g, '')
    if (said !== policyOf(given).join('; ')) fault(`its policy is ${said}`)
    const head = await ask(origin + path, {}, 'HEAD')
    for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy'])
      if (head.headers[name] !== answer.headers[name]) fault(`${name} of HEAD is ${head.headers[name]}`)
    if (head.status !== status || head.body.length > 0) fault(`answers HEAD with ${head.status}`)

    if (status !== 200) {
      const lang = path.startsWith('/en') ? 'en' : 'nl'
      if (!answer.body.includes(`<html lang="${lang}"`)) fault(`is not in ${lang}`)
      continue
    }
    const again = await ask(origin + path, { 'if-none-match': String(headers.etag) })
    if (again.status !== 304 || again.body.length > 0) fault(`is sent a second time, with ${again.status}`)
    for (const coding of ['br', 'gzip', 'identity']) {
      const packed = await ask(origin + path, { 'accept-encoding': coding })
      const sent = packed.headers['content-encoding']
      const isPacked =
        given.isCompressed && coding !== 'identity' && /^(text|image\/svg)/.test(String(headers['content-type']))
      if (isPacked && answer.body.length > 1000 && sent !== coding) fault(`is sent as ${sent}, asked for as ${coding}`)
      if (sent && !/accept-encoding/i.test(String(packed.headers.vary))) fault('does not say that it varies')
      if (!unpacked(packed.body, packed.headers['content-encoding']).equals(answer.body)) fault(`is other as ${coding}`)
    }
  }
  return faults
}

/**
 * Names what `_headers`, the file that Netlify and Cloudflare read, says otherwise than promised. Both join the values of
 * every rule that fits an address. Pages have what these hosts say themselves, and the file may leave that out.
 */
export function headersFileFaults(text: string, paths: readonly string[], given: Given): string[] {
  const rules = text.split(/^(?=\/)/m).slice(1)
  const linesFor = (path: string) =>
    rules.flatMap((rule) => {
      const [pattern = '', ...lines] = rule.trimEnd().split('\n')
      const isFor = pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
      return isFor ? lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? [line, '']) : []
    })
  return kinds(paths).flatMap(({ path, cache, from, type }) => {
    const lines = linesFor(path)
    const said: Record<string, string> = {}
    for (const [name = '', value = ''] of lines)
      said[name.toLowerCase()] = [said[name.toLowerCase()], value].filter(Boolean).join(', ')
    const policy = said['content-security-policy']?.replace(/ 'sha256-[^']*'/g, '')
    const isDefault = { 'cache-control': cache === revalidated, 'cross-origin-resource-policy': from === 'same-origin' }
    const wanted = {
      ...everywhere,
      'content-type': said['content-type'] ? type : undefined,
      'strict-transport-security': transportOf(given),
      'cache-control': isDefault['cache-control'] ? said['cache-control'] && cache : cache,
      'cross-origin-resource-policy': isDefault['cross-origin-resource-policy']
        ? said['cross-origin-resource-policy'] && from
        : from,
      'content-security-policy': policyOf(given).join('; '),
    }
    const is = { ...said, 'content-security-policy': policy }
    return [...new Set([...Object.keys(wanted), ...Object.keys(is)])].flatMap((name) => {
      const [value, other] = [Reflect.get(is, name), Reflect.get(wanted, name)]
      const isSame = other instanceof RegExp ? other.test(String(value)) : value === other
      return isSame ? [] : `${path}: ${name} is ${value}`
    })
  })
}

/** Names each address that leads, or answers, otherwise than it should. */
async function addressFaults(origin: string): Promise<string[]> {
  const wanted: Record<string, string> = {
    '/index.html': '301 /',
    '/index.html?from=mail': '301 /?from=mail',
    '/en/plans.html': '301 /en/plans',
    '/en/plans.html?from=mail&x': '301 /en/plans?from=mail&x',
    '/en/plans/': '200',
    '/en/plans?from=mail': '200',
    '/404': '404',
    '/en/404': '404',
    '/404.html': '404',
    '/en/nowhere.html': '404',
    '/en/plans.html.br': '404',
    '/assets/': '404',
    '/content/business.yaml': '404',
    '/..%2fpackage.json': '404',
    '/.git/config': '404',
  }
  const faults: string[] = []
  for (const [path, said] of Object.entries(wanted)) {
    const { status, headers } = await ask(origin + path)
    const to = headers.location?.replace(origin, '').replace(new RegExp(`^${new URL(origin).pathname}(?=/)`), '') ?? ''
    const is = `${status} ${to}`.trim()
    // An address that cannot be one may be refused as such, and a folder may lead to itself.
    if (is !== said && !(said === '404' && (status === 400 || to === `${path}/`)))
      faults.push(`${path}: answers ${is}, not ${said}`)
  }
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { status } = await ask(`${origin}/en/plans`, {}, method)
    if (status !== 405) faults.push(`${method}: answers ${status}`)
  }
  const part = await ask(`${origin}/favicon.svg`, { range: 'bytes=10-59' })
  const whole = await ask(`${origin}/favicon.svg`)
  if (part.status !== 206 || !part.body.equals(whole.body.subarray(10, 60))) faults.push('a part of a file is another')
  return faults
}

function unpacked(body: Buffer, coding: string | undefined): Buffer {
  if (coding === 'br') return brotliDecompressSync(body)
  return coding === 'gzip' ? gunzipSync(body) : body
}
