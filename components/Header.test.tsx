import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Page } from '../site/pages.ts'
import { Header } from './Header.tsx'
import { LocaleProvider } from './locale.tsx'

test.each([
  [undefined, 'page'],
  [2, 'true'],
])('on page %s of the blog list its link says aria-current="%s"', (number, current) => {
  const page: Page = {
    route: 'blog',
    locale: 'nl',
    url: '/blog',
    canonical: '/blog',
    twins: { nl: '/blog', en: '/en/blog' },
    versions: ['nl', 'en'],
    number,
  }
  const html = renderToStaticMarkup(
    <LocaleProvider locale="nl">
      <Header page={page} />
    </LocaleProvider>,
  )
  expect(html).toMatch(new RegExp(`<a [^>]*href="/blog" aria-current="${current}">`))
})
