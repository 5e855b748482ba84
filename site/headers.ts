import { createHash } from 'node:crypto'
import { speculationRules } from './speculation.ts'

/** The one Trusted Types policy that code of this site may create. */
export const trustedTypesPolicy = 'site'

/** Every script that stands in the HTML itself. Anything else inline does not run. */
export const inlineScripts: readonly string[] = [speculationRules]

/** The value of script-src for a text: its hash, as browsers compute it. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The content policy. `formTargets` are the origins the two forms post to, beside our own. */
export function contentSecurityPolicy(formTargets: readonly string[] = []): string {
  const targets = [...new Set(formTargets)].join(' ')
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${inlineScripts.map(scriptHash).join(' ')}`,
    // sonner and Radix set styles from script; a style can do no more than look wrong.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': `'self' ${targets}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': `'self' ${targets}`,
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': trustedTypesPolicy,
  }
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')
}

/** The headers of every answer. */
export function securityHeaders(formTargets: readonly string[] = []): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(formTargets),
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
