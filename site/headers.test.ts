import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, headersOf, metaPolicy, securityHeaders } from './headers.ts'
import { speculationRules } from './speculation.ts'

/** The values of one directive of the policy. */
function directive(name: string, policy = contentSecurityPolicy()): string[] {
  const [found = ''] = policy.split('; ').filter((part) => part.startsWith(`${name} `))
  return found.split(' ').slice(1)
}

test('a script runs only from our own files or by its hash', () => {
  const hash = createHash('sha256').update(speculationRules()).digest('base64')
  expect(directive('script-src')).toEqual(["'self'", `'sha256-${hash}'`])
  expect(directive('default-src')).toEqual(["'none'"])
})

test.each([false, true])('no policy allows inline scripts or eval (analytics: %s)', (analytics) => {
  const scripts = directive('script-src', contentSecurityPolicy({ forms: [], analytics }))
  expect(scripts.filter((source) => source.includes('unsafe') || source === '*' || source.endsWith(':'))).toEqual([])
})

test('texts become code only through the one named policy', () => {
  expect(directive('require-trusted-types-for')).toEqual(["'script'"])
  expect(directive('trusted-types')).toEqual(['site'])
})

test('forms post to ourselves and to the origins of their endpoints, each named once', () => {
  const forms = ['https://list.example', 'https://list.example', 'https://mail.example']
  const policy = contentSecurityPolicy({ forms, analytics: false })
  expect(directive('form-action', policy)).toEqual(["'self'", 'https://list.example', 'https://mail.example'])
  expect(directive('connect-src', policy)).toEqual(["'self'", 'https://list.example', 'https://mail.example'])
  expect(directive('form-action')).toEqual(["'self'"])
  expect(directive('connect-src')).toEqual(["'self'"])
})

test('nothing may frame the site, change its base or load a plug-in', () => {
  expect(directive('frame-ancestors')).toEqual(["'none'"])
  expect(directive('base-uri')).toEqual(["'none'"])
  expect(directive('object-src')).toEqual([])
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
  expect(securityHeaders({ forms: [], analytics: false, hsts })['Strict-Transport-Security']).toBe(value)
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

test('the policy in a page admits no style but its own, by its hash', () => {
  const hash = createHash('sha256').update('p{}').digest('base64')
  expect(directive('style-src', metaPolicy(undefined, ['p{}']))).toEqual(["'self'", `'sha256-${hash}'`])
  expect(directive('style-src', metaPolicy())).toEqual(["'self'"])
})

test('the policy in the pages is that of the header, without what a meta element may not hold', () => {
  expect(metaPolicy().replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")).toBe(
    contentSecurityPolicy().replace("frame-ancestors 'none'; ", ''),
  )
  expect(metaPolicy()).not.toMatch(/frame-ancestors|sandbox|report-/)
})
