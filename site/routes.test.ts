import { expect, test } from 'vitest'
import { localeOf, swapPrefix } from './locales.ts'
import { fill, href, pageSegment, routes } from './routes.ts'

test('every route has the addresses of docs/decisions.md, the canonical one first', () => {
  expect(routes).toEqual({
    home: { nl: ['/'], en: ['/en'] },
    plans: { nl: ['/pakketten', '/diensten'], en: ['/en/plans'] },
    singleFlows: { nl: ['/losse-flows', '/diensten/flows'], en: ['/en/single-flows', '/en/services/flows'] },
    support: {
      nl: ['/support-onderhoud', '/diensten/support'],
      en: ['/en/support-maintenance', '/en/services/support'],
    },
    training: {
      nl: ['/training-onboarding', '/diensten/training'],
      en: ['/en/training-onboarding', '/en/services/training'],
    },
    dashboard: {
      nl: ['/realtime-dashboard', '/realtime-dashboard-pakket'],
      en: ['/en/realtime-dashboard', '/en/realtime-dashboard-plan'],
    },
    starter: { nl: ['/starter-pakket'], en: ['/en/starter-plan'] },
    professional: { nl: ['/professional-pakket'], en: ['/en/professional-plan'] },
    enterprise: { nl: ['/enterprise-pakket'], en: ['/en/enterprise-plan'] },
    about: { nl: ['/over-ons'], en: ['/en/about'] },
    blog: { nl: ['/blog'], en: ['/en/blog'] },
    category: { nl: ['/blog/:category'], en: ['/en/blog/:category'] },
    post: { nl: ['/blog/:slug'], en: ['/en/blog/:slug'] },
    cases: { nl: ['/cases'], en: ['/en/cases'] },
    faq: { nl: ['/faq'], en: ['/en/faq'] },
    contact: { nl: ['/contact'], en: ['/en/contact'] },
    privacy: { nl: ['/privacy', '/legal/privacy'], en: ['/en/privacy', '/en/legal/privacy'] },
    terms: { nl: ['/voorwaarden', '/legal/algemene-voorwaarden'], en: ['/en/terms', '/en/legal/terms'] },
    dpa: { nl: ['/dpa', '/legal/verwerkersovereenkomst'], en: ['/en/dpa', '/en/legal/dpa'] },
    search: { nl: ['/zoeken'], en: ['/en/search'] },
    notFound: { nl: ['/404'], en: ['/en/404'] },
  })
  expect(pageSegment).toEqual({ nl: 'pagina', en: 'page' })
})

test('a link leads to the canonical address', () => {
  expect(href('home', 'nl')).toBe('/')
  expect(href('home', 'en')).toBe('/en')
  expect(href('plans', 'nl')).toBe('/pakketten')
  expect(href('privacy', 'en')).toBe('/en/privacy')
  expect(href('post', 'en', { slug: 'five-reasons' })).toBe('/en/blog/five-reasons')
  expect(href('category', 'nl', { category: 'zorg' })).toBe('/blog/zorg')
})

test('an address with an empty place is a mistake in the code', () => {
  expect(() => fill('/blog/:slug')).toThrow('The address /blog/:slug needs a value for "slug".')
})

test.each([
  ['/', 'nl'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/nergens/te/vinden', 'en'],
  ['/english', 'nl'],
  ['/blog/en', 'nl'],
  ['/EN', 'nl'],
  ['/de/preise', 'nl'],
  ['/nl/pakketten', 'nl'],
])('the path alone decides the language: %s is %s', (path, locale) => {
  expect(localeOf(path)).toBe(locale)
})

test.each([
  ['/bestaat-niet', 'en', '/en/bestaat-niet'],
  ['/en/not/here/', 'nl', '/not/here'],
  ['/en', 'nl', '/'],
  ['/', 'en', '/en'],
  ['/english', 'en', '/en/english'],
  ['/en/gone', 'en', '/en/gone'],
  ['/weg', 'nl', '/weg'],
] as const)('where no twin is listed the switch adds or removes /en: %s in %s is %s', (path, locale, twin) => {
  expect(swapPrefix(path, locale)).toBe(twin)
})
