import { createHash } from 'node:crypto'
import { consentDefaults } from './consent.ts'
import { speculationRules } from './speculation.ts'

/** The one Trusted Types policy that code of this site may create. */
export const trustedTypesPolicy = 'site'

/** Every script that stands in the HTML itself. Anything else inline does not run. */
export const inlineScripts: readonly string[] = [speculationRules]

/** The value of script-src for a text: its hash, as browsers compute it. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** What of other origins a deployment of the site uses; by default nothing. */
export interface Outside {
  /** The origins that the forms post to, and those their providers lead on to. */
  forms: readonly string[]
  /** Whether an id for analytics or marketing is set. */
  analytics: boolean
}

const nothing: Outside = { forms: [], analytics: false }

/** What may be loaded, and only after consent, when an id for analytics or marketing is set. */
const analyticsHosts = {
  script: ' https://www.googletagmanager.com',
  connect:
    ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://*.doubleclick.net',
  image: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.doubleclick.net',
}

/** The content policy. */
export function contentSecurityPolicy({ forms, analytics }: Outside = nothing): string {
  const targets = [...new Set(forms)].join(' ')
  const hosts = analytics ? analyticsHosts : { script: '', connect: '', image: '' }
  const inline = analytics ? [...inlineScripts, consentDefaults] : inlineScripts
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${inline.map(scriptHash).join(' ')}${hosts.script}`,
    // sonner and Radix set styles from script; a style can do no more than look wrong.
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
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')
}

/** The headers of every answer. */
export function securityHeaders(outside: Outside = nothing): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(outside),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** How long an answer may be kept: forever when its name has the hash of its content, else asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
}
