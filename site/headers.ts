import { createHash } from 'node:crypto'
import { basePath } from './base.ts'
import type { Content } from './content.ts'
import { activePurposes, consentDefaults } from './cookies.ts'
import { files, releaseFile } from './files.ts'
import { type Amount, secondsOf } from './format.ts'

/** CSP source with the hash of an inline script or style. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Deployment settings that the headers depend on: external origins (none by default) and HSTS. */
export interface Outside {
  /** Form endpoints and their redirect targets. */
  forms: readonly string[]
  /** True if an id for analytics or marketing is set. */
  analytics: boolean
  /** HSTS `max-age` from business.yaml. Defaults to one day. */
  hsts?: Amount | null
}

const nothing: Outside = { forms: [], analytics: false }

/** Hosts allowed if analytics or marketing has an id. Pages contact them only after consent. */
const analyticsHosts = {
  script: ' https://www.googletagmanager.com',
  connect:
    ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://*.doubleclick.net',
  image: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.doubleclick.net',
}

export function contentSecurityPolicy(outside: Outside = nothing): string {
  return write(policyOf(outside))
}

/**
 * CSP for a meta element, for hosts that cannot set headers. Restricts styles by their hashes, which change too often
 * for a host's settings. Omits frame-ancestors, which browsers ignore in a meta element:
 * https://www.w3.org/TR/CSP3/#meta-element
 */
export function metaPolicy(outside: Outside = nothing, styles: readonly string[] = []): string {
  const { 'frame-ancestors': _, ...policy } = policyOf(outside)
  return write({ ...policy, 'style-src': ["'self'", ...styles.map(cspHash)].join(' ') })
}

function write(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')
}

function policyOf({ forms, analytics }: Outside) {
  const targets = [...new Set(forms)].join(' ')
  const hosts = analytics ? analyticsHosts : { script: '', connect: '', image: '' }
  const inline = [speculationRules(), ...(analytics ? [consentDefaults] : [])]
  return {
    'default-src': "'none'",
    'script-src': `'self' ${inline.map(cspHash).join(' ')}${hosts.script}`,
    // The policy in each page also applies, and allows only that page's own style, by hash.
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
    // Only these Trusted Types policies may create scripts from text.
    'trusted-types': analytics ? 'site analytics' : 'site',
  }
}

export function securityHeaders(outside: Outside = nothing): Record<string, string> {
  const { hsts } = outside
  const maxAge = secondsOf(hsts ?? { value: 1, unit: 'day' })
  return {
    'Content-Security-Policy': contentSecurityPolicy(outside),
    // https://www.rfc-editor.org/rfc/rfc6797#section-6.1
    'Strict-Transport-Security': `max-age=${maxAge}${hsts?.note === 'with subdomains' ? '; includeSubDomains' : ''}`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Default headers: caches revalidate each time, and other sites cannot embed a file. */
export const defaultHeaders = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Overrides of the defaults by path. `/*` at the end matches everything below. Rules must not overlap. */
export const headerRules: readonly { paths: readonly string[]; headers: Readonly<Record<string, string>> }[] = [
  // Asset names contain a content hash, so cached copies never become outdated.
  { paths: ['/assets/*'], headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  // A cached copy would report the previous release.
  { paths: [releaseFile], headers: { 'Cache-Control': 'no-store' } },
  // Link previews and feed readers on other sites embed these files.
  {
    paths: [
      ...['/images/*', '/social/*', '/icons/*', '/favicon.svg'],
      ...Object.values(files.atom),
      ...Object.values(files.jsonFeed),
    ],
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
]

export function headersOf(path: string, outside: Outside = nothing): Record<string, string> {
  const rules = headerRules.filter(({ paths }) => paths.some((pattern) => matches(pattern, path)))
  return Object.assign(securityHeaders(outside), defaultHeaders, ...rules.map((rule) => rule.headers))
}

export function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

/** Speculation rules for prerendering. Inlined in every page, so the CSP contains their hash. */
export function speculationRules(): string {
  return JSON.stringify({ prerender: [{ where: { href_matches: `${basePath()}*` }, eagerness: 'moderate' }] })
}

/** Header settings from business.yaml or the environment. */
export function externalOrigins({ forms, analytics, security }: Content['business']): Outside {
  const endpoints = [forms.contact, forms.newsletter, ...forms.redirects]
  return {
    forms: endpoints.flatMap((url) => (url === null || url === undefined ? [] : [new URL(url).origin])),
    analytics: activePurposes(analytics).length > 0,
    hsts: security.hsts,
  }
}
