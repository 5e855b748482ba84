import type { Known } from '../entry.ts'
import { nearest } from '../nearest.ts'
import type { Finding } from '../rule.ts'
import type { Site } from '../site.ts'
import { asBrowsersRead } from './link-scheme.ts'

const names = { nl: 'Dutch', en: 'English' }

/** A link within the site leads to a page that exists, in the language of the text, by its canonical address. */
export function linkAddress({ outline, locale }: Known, { pageAt, isFile, addresses }: Site): Finding[] {
  return outline.links.flatMap(({ url, line, column }) => {
    const address = asBrowsersRead(url)
    if (/^(#|\/\/|[a-z][a-z\d+.-]*:|$)/i.test(address)) return []
    const at = (message: string, to?: string) => [
      { line, column, message: `link ${url} ${message}`, fix: to ? { from: url, to } : undefined },
    ]
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
    const page = pageAt(path)
    if (!page || !path.startsWith('/')) {
      if (path.startsWith('/') && isFile(path)) return []
      const rooted = `/${path.replace(/^(\.{0,2}\/)+/, '').replace(/\.(mdx?|html)$/, '')}`
      const near = pageAt(rooted)?.canonical ?? nearest(rooted, addresses[locale])
      return at(`leads to no page. ${near ? `Did you mean ${near}?` : 'Write an address of site/routes.ts.'}`)
    }
    const target = page.locale === locale ? page.canonical : (pageAt(page.twins[locale])?.canonical ?? '/')
    const cure = `${target}${rest}`
    if (page.locale !== locale) return at(`leads to the ${names[page.locale]} site. Write ${cure}.`, cure)
    if (page.route === 'notFound') return at('leads to the page that says that there is none. Write another.')
    if (path !== page.canonical) return at(`is another address of ${target}. Write ${cure}.`, cure)
    return []
  })
}
