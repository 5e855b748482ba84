import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseAmount } from './format.ts'
import { contentSecurityPolicy, headersOf, metaPolicy, securityHeaders, speculationRules } from './headers.ts'

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns the values of a CSP directive. */
function directive(name: string, policy = contentSecurityPolicy()): string[] {
  const [found = ''] = policy.split('; ').filter((part) => part.startsWith(`${name} `))
  return found.split(' ').slice(1)
}

test.each([
  ['script-src', ["'self'", hashed(speculationRules())]],
  ['default-src', ["'none'"]],
  // Only the named policy may turn text into script.
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['site']],
  ['form-action', ["'self'"]],
  ['connect-src', ["'self'"]],
  ['frame-ancestors', ["'none'"]],
  ['base-uri', ["'none'"]],
  ['object-src', []],
])('the policy admits by %s no more than a plain site needs', (name, sources) => {
  expect(directive(name)).toEqual(sources)
})

test('even with analytics, no policy allows inline scripts or eval', () => {
  const scripts = directive('script-src', contentSecurityPolicy({ forms: [], analytics: true }))
  expect(scripts.filter((source) => source.includes('unsafe') || source === '*' || source.endsWith(':'))).toEqual([])
})

test.each(['form-action', 'connect-src'])('%s lists the origin of each form endpoint once', (name) => {
  const forms = ['https://list.example', 'https://list.example', 'https://mail.example']
  const policy = contentSecurityPolicy({ forms, analytics: false })
  expect(directive(name, policy)).toEqual(["'self'", 'https://list.example', 'https://mail.example'])
})

test('every answer has the security headers', () => {
  expect(securityHeaders()).toEqual({
    'Content-Security-Policy': contentSecurityPolicy(),
    'Strict-Transport-Security': 'max-age=86400',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  })
})

test.each([
  ['1 day', 'max-age=86400'],
  ['2 weeks', 'max-age=1209600'],
  ['1 month', 'max-age=2592000'],
  ['2 years with subdomains', 'max-age=63072000; includeSubDomains'],
  ['0 days', 'max-age=0'],
  [null, 'max-age=86400'],
])('with %s in business.yaml browsers keep to https: %s', (hsts, value) => {
  expect(
    securityHeaders({ forms: [], analytics: false, hsts: hsts === null ? null : parseAmount(hsts) })[
      'Strict-Transport-Security'
    ],
  ).toBe(value)
})

test.each([
  ['/assets/entry.4f3a.js', 'public, max-age=31536000, immutable', 'same-origin'],
  ['/faq.html', 'public, max-age=0, must-revalidate', 'same-origin'],
  ['/images/blog/quote.svg', 'public, max-age=0, must-revalidate', 'cross-origin'],
  ['/social/en/plans.png', 'public, max-age=0, must-revalidate', 'cross-origin'],
  ['/icons/192.png', 'public, max-age=0, must-revalidate', 'cross-origin'],
  ['/favicon.svg', 'public, max-age=0, must-revalidate', 'cross-origin'],
  ['/en/feed.xml', 'public, max-age=0, must-revalidate', 'cross-origin'],
  ['/feed.json', 'public, max-age=0, must-revalidate', 'cross-origin'],
])('%s is kept: %s; and shown elsewhere: %s', (path, cache, resource) => {
  expect(headersOf(path)).toEqual({
    ...securityHeaders(),
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': resource,
  })
})

test('the policy in a page allows only its own style, by hash', () => {
  expect(directive('style-src', metaPolicy(undefined, ['p{}']))).toEqual(["'self'", hashed('p{}')])
})

test('the policy in the pages matches the header, without directives that a meta element ignores', () => {
  expect(metaPolicy().replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")).toBe(
    contentSecurityPolicy().replace("frame-ancestors 'none'; ", ''),
  )
})
