import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Page } from '../site/pages.ts'
import { Header } from './Header.tsx'
import { LocaleContext } from './locale.tsx'

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
    <LocaleContext value="nl">
      <Header page={page} />
    </LocaleContext>,
  )
  expect(html).toMatch(new RegExp(`<a [^>]*href="/blog" aria-current="${current}">`))
})
