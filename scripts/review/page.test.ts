import { expect, test } from 'vitest'
import { printReview } from './page.tsx'
import type { Review } from './reviewed.ts'
import type { ChangedText } from './texts.ts'

const hostile = `</p><script>alert(1)</script><img src=x onerror="alert(2)">`

const empty: Review = {
  against: 'main',
  notes: [],
  pages: [],
  parts: [],
  gone: [],
  others: { problems: [], advice: [] },
  same: ['/', '/faq'],
  views: [{ width: 390, scheme: 'light' }],
}

const change = { state: 'changed', url: '/blog/a', language: 'nl', title: 'Artikel', words: [], found: [] } as const

function reviewOf(page: Partial<Review['pages'][number]['change']>): string {
  return printReview({ ...empty, pages: [{ change: { ...change, ...page }, pictures: [] }] })
}

test('markup in a text never becomes markup in the review', () => {
  const words = [{ before: hostile, after: `${hostile} meer` }]
  const file = reviewOf({ title: hostile, url: hostile, words, found: words })
  const body = file.slice(file.indexOf('<main>'), file.indexOf('</main>'))
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body).not.toMatch(/<script|<img/)
})

test('the policy of the review permits its own script and styles, and pictures inside the file', () => {
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(printReview(empty)) ?? []
  const directives = policy.replaceAll('&#x27;', "'").split('; ')
  expect(directives.map((directive) => directive.replace(/sha256-[^']*/, 'hash'))).toEqual([
    "default-src 'none'",
    'img-src data:',
    'font-src data:',
    "style-src 'hash'",
    "script-src 'hash'",
    "base-uri 'none'",
    "form-action 'none'",
  ])
})

test('the review contains no address outside itself', () => {
  const file = reviewOf({}).replace(/content="[^"]*"/g, '')
  expect(file).not.toMatch(/(?:src|href)="(?!#|data:)|url\((?!data:)|@import/)
})

test('changed words are marked, and announced by screen readers in both languages', () => {
  const file = reviewOf({ words: [{ before: 'Een oud woord.', after: 'Een nieuw woord.' }] })
  expect(file).toMatch(/<del><span class="sr">.*?verwijderd:.*?removed:.*?<\/span>oud<\/del>/)
  expect(file).toMatch(/<ins><span class="sr">.*?nieuw:.*?new:.*?<\/span>nieuw<\/ins>/)
})

test('a draft, a scheduled text, an outdated translation and a mistake are shown with their page', () => {
  const text: ChangedText = {
    file: 'content/nl/blog/a.mdx',
    language: 'nl',
    title: 'Artikel',
    state: 'changed',
    url: '/blog/a',
    twin: { state: 'stale', reason: undefined },
    links: { added: ['/contact'], removed: [] },
    pictures: { added: [], removed: ['/images/blog/a.svg'] },
    problems: [
      { file: 'content/nl/blog/a.mdx', line: 3, column: 1, ruleId: 'schema', message: { nl: 'Fout.', en: 'Wrong.' } },
    ],
    advice: [],
  }
  const fileOf = (hidden?: ChangedText['hidden']) =>
    printReview({ ...empty, pages: [{ change, text: { ...text, hidden }, pictures: [] }] })
  expect(fileOf({})).toMatch(/>unpublished</)
  expect(fileOf({ until: '2026-12-01 09:00' })).toContain('scheduled: 2026-12-01 09:00')
  const file = fileOf()
  expect(file).not.toMatch(/>unpublished<|scheduled/)
  for (const part of ['out of date', 'content/nl/blog/a.mdx:3:1  Wrong.', '/contact', '/images/blog/a.svg'])
    expect(file).toContain(part)
})

test('unchanged pages are one line, and a review without a change says so', () => {
  expect(printReview(empty)).toMatch(/No page changes\..*2 pages stay the same.*\/, \/faq/s)
})

test('a cropped page says where it was cropped', () => {
  const parts = [{ side: 'after', height: 16_000, bytes: '' }] as const
  const picture = {
    width: 390,
    scheme: 'light',
    parts,
    heights: { after: 16_000 },
    difference: 1,
    isCut: true,
  } as const
  const file = printReview({ ...empty, pages: [{ change, pictures: [picture] }] })
  expect(file).toContain('The page is taller than 16000 px. The rest is not in the screenshot.')
})
