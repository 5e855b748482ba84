import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { cacheControl, contentSecurityPolicy, inlineScripts, securityHeaders } from './headers.ts'
import { speculationRules } from './speculation.ts'

/** The values of one directive of the policy. */
function directive(name: string, policy = contentSecurityPolicy()): string[] {
  const [found = ''] = policy.split('; ').filter((part) => part.startsWith(`${name} `))
  return found.split(' ').slice(1)
}

test('a script runs only from our own files or by its hash', () => {
  const hash = createHash('sha256').update(speculationRules).digest('base64')
  expect(directive('script-src')).toEqual(["'self'", `'sha256-${hash}'`])
  expect(inlineScripts).toEqual([speculationRules])
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
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  })
})

test('what has a hash in its name is kept, what has none is asked for again', () => {
  expect(cacheControl('/assets/entry.4f3a.js')).toBe('public, max-age=31536000, immutable')
  expect(cacheControl('/pakketten')).toBe('public, max-age=0, must-revalidate')
})
