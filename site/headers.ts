import { createHash } from 'node:crypto'
import { consentDefaults } from './consent.ts'
import { files, releaseFile } from './files.ts'
import { speculationRules } from './speculation.ts'

/** The one Trusted Types policy that code of this site may create. */
export const trustedTypesPolicy = 'site'

/** The source by which a policy admits a text that stands in the page: its hash, as browsers compute it. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** What headers depend on in a deployment: the origins it uses, by default none, and how long it is kept to https. */
export interface Outside {
  /** The origins that the forms post to, and those their providers lead on to. */
  forms: readonly string[]
  /** Whether an id for analytics or marketing is set. */
  analytics: boolean
  /** How long browsers keep to https once they were here, as business.yaml says it; a day unless told. */
  hsts?: string | null
}

const nothing: Outside = { forms: [], analytics: false }

/** What may be loaded, and only after consent, when an id for analytics or marketing is set. */
const analyticsHosts = {
  script: ' https://www.googletagmanager.com',
  connect:
    ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://*.doubleclick.net',
  image: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.doubleclick.net',
}

/** The content policy, as a header. */
export function contentSecurityPolicy(outside: Outside = nothing): string {
  return write(policyOf(outside))
}

/**
 * The content policy as a page carries it, for hosts that send no headers, and to admit no style but its own: that
 * changes with each change of a stylesheet, which the settings of a host need not know of. A meta element may not hold
 * what decides over framing, and browsers complain where it does: https://www.w3.org/TR/CSP3/#meta-element
 */
export function metaPolicy(outside: Outside = nothing, styles: readonly string[] = []): string {
  const { 'frame-ancestors': _, ...policy } = policyOf(outside)
  return write({ ...policy, 'style-src': ["'self'", ...styles.map(hashOf)].join(' ') })
}

function write(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')
}

function policyOf({ forms, analytics }: Outside) {
  const targets = [...new Set(forms)].join(' ')
  const hosts = analytics ? analyticsHosts : { script: '', connect: '', image: '' }
  // Every script that stands in the HTML itself. Anything else inline does not run.
  const inline = [speculationRules(), ...(analytics ? [consentDefaults] : [])]
  return {
    'default-src': "'none'",
    'script-src': `'self' ${inline.map(hashOf).join(' ')}${hosts.script}`,
    // Both policies are in force, and that of the page names its one style by its hash.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data:${hosts.image}`,
    'font-src': "'self'",
    'connect-src': `'self' ${targets}${hosts.connect}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': `'self' ${targets}`,
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': analytics ? `${trustedTypesPolicy} analytics` : trustedTypesPolicy,
  }
}

/** The headers that protect visitors, the same on every answer. */
export function securityHeaders(outside: Outside = nothing): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(outside),
    'Strict-Transport-Security': transportSecurity(outside),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

const seconds = { day: 86_400, week: 604_800, month: 2_592_000, year: 31_536_000 } as const

/** How long a day, a month or years last for a browser: https://www.rfc-editor.org/rfc/rfc6797#section-6.1 */
function transportSecurity({ hsts }: Outside): string {
  const [, count, unit, subdomains] = /^(\d+) (day|week|month|year)s?( with subdomains)?$/.exec(hsts ?? '1 day') ?? []
  const maxAge = Number(count) * seconds[unit as keyof typeof seconds]
  return `max-age=${maxAge}${subdomains ? '; includeSubDomains' : ''}`
}

/** Headers that depend on the address. A path ends in `/*` where it means everything below. */
export interface HeaderRule {
  paths: readonly string[]
  headers: Readonly<Record<string, string>>
}

/** What an answer has by default: it is asked for again each time, and other sites may not build it in. */
export const plainHeaders = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** What takes the place of a default. No two rules say something of the same address. */
export const headerRules: readonly HeaderRule[] = [
  // The name of an asset has the hash of its content: it can be kept forever.
  { paths: ['/assets/*'], headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  // A copy that was kept would say that the site is still the release before.
  { paths: [releaseFile], headers: { 'Cache-Control': 'no-store' } },
  // Pictures and feeds are shown elsewhere: beside a shared link, in a feed reader.
  {
    paths: [
      ...['/images/*', '/social/*', '/icons/*', '/favicon.svg'],
      ...Object.values(files.atom),
      ...Object.values(files.jsonFeed),
    ],
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
]

/** Every header of the answer at a path. */
export function headersOf(path: string, outside: Outside = nothing): Record<string, string> {
  const rules = headerRules.filter(({ paths }) => paths.some((pattern) => matches(pattern, path)))
  return Object.assign(securityHeaders(outside), plainHeaders, ...rules.map((rule) => rule.headers))
}

/** Whether a path of a rule means an address. */
export function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
