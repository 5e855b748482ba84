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
  'strict-transport-security': /^max-age=\d+/,
  'x-content-type-options': /^nosniff$/,
}

/** Headers of transport, which each server sets as it likes. */
const ofTransfer =
  /^(accept-ranges|alt-svc|connection|content-encoding|content-length|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/

const policies = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
]

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
    { path: '/en/feed.json', type: /^application\/feed\+json/, ...shared },
  ]
}

/** Names each answer of a live site that is not as promised. */
export async function answerFaults(origin: string, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const { path, type, cache, from, status = 200 } of kinds(paths)) {
    const fault = (sentence: string) => void faults.push(`${path}: ${sentence}`)
    const answer = await ask(origin + path)
    if (answer.status !== status) fault(`answers ${answer.status}`)
    const { 'content-security-policy': policy, ...headers } = answer.headers
    const wanted = { ...everywhere, 'content-type': type, 'cache-control': cache, 'cross-origin-resource-policy': from }
    for (const [name, value] of Object.entries(wanted)) {
      const said = String(headers[name])
      if (typeof value === 'string' ? said !== value : !value.test(said)) fault(`${name} is ${said}`)
    }
    for (const name of Object.keys(headers)) if (!(name in wanted) && !ofTransfer.test(name)) fault(`${name} is sent`)
    const rules = String(policy).split('; ')
    for (const rule of policies) if (!rules.includes(rule)) fault(`its policy has no ${rule}`)
    const scripts = rules.find((rule) => rule.startsWith('script-src')) ?? 'nothing of scripts'
    if (!scripts.startsWith("script-src 'self'") || /unsafe|\*/.test(scripts)) fault(`its policy has ${scripts}`)

    if (status !== 200) {
      const lang = path.startsWith('/en') ? 'en' : 'nl'
      if (!answer.body.includes(`<html lang="${lang}"`)) fault(`is not in ${lang}`)
      continue
    }
    const again = await ask(origin + path, { 'if-none-match': String(headers.etag) })
    if (again.status !== 304 || again.body.length > 0) fault(`is sent a second time, with ${again.status}`)
    for (const coding of ['br', 'gzip', 'identity']) {
      const packed = await ask(origin + path, { 'accept-encoding': coding })
      if (!unpacked(packed.body, packed.headers['content-encoding']).equals(answer.body)) fault(`is other as ${coding}`)
    }
  }
  return faults
}

function unpacked(body: Buffer, coding: string | undefined): Buffer {
  if (coding === 'br') return brotliDecompressSync(body)
  return coding === 'gzip' ? gunzipSync(body) : body
}
