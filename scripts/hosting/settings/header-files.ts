import { withBase } from '../../../site/base.ts'
import { mediaTypesByPath } from '../../../site/files.ts'
import { defaultHeaders, headerRules, type Outside, securityHeaders } from '../../../site/headers.ts'
import { defaultLocale, type Locale, locales, prefixOf } from '../../../site/locales.ts'
import { routeOf } from '../../../site/routes.ts'
import { fileOf } from '../../lib/files.ts'

/** Lists addresses with non-default headers, for the settings of each host. A final `/*` matches everything below. */
export function addressRules() {
  return headerRules.flatMap(({ paths, headers }) =>
    paths.map((path) => {
      const type = mediaTypesByPath[path]
      const pathHeaders: Readonly<Record<string, string>> = type ? { ...headers, 'Content-Type': type } : headers
      return { path: withBase(path), headers: pathHeaders }
    }),
  )
}

export function listNotFoundPages() {
  const pageOf = (locale: Locale) => {
    const [address] = routeOf('notFound').addresses[locale]
    const prefix = withBase(prefixOf(locale) || '/')
    return { locale, prefix, address: withBase(address), file: withBase(`/${fileOf(address)}`) }
  }
  const others = locales.filter((locale) => locale !== defaultLocale).reverse()
  return { main: pageOf(defaultLocale), others: others.map(pageOf) }
}

export function isSetting(file: string): boolean {
  return /^(\.\.\/)*(_headers|_redirects|\.nojekyll)$/.test(file)
}

export function indent(by: string, lines: readonly string[]): string {
  return lines.map((line) => by + line).join('\n')
}

export const notice = '# Written by npm run build, from site/headers.ts. Change it there.'

/**
 * `_headers` file of Netlify and Cloudflare Pages. Both merge all matching rules and join duplicate values with a
 * comma, so no header appears in two matching rules. Files without a rule, such as pages, therefore get no
 * Cross-Origin-Resource-Policy. Their Cache-Control is the host's own, which equals that of `defaultHeaders`.
 */
export function headersFile(outside: Outside): string {
  const { 'Cross-Origin-Resource-Policy': resource } = defaultHeaders
  const rules = addressRules().map(({ path, headers }) => ({
    path,
    headers: { 'Cross-Origin-Resource-Policy': resource, ...headers },
  }))
  const blocks = [{ path: withBase('/*'), headers: securityHeaders(outside) }, ...rules].map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  )
  return [notice, '', ...blocks].join('\n')
}

/** `_redirects` file of Cloudflare Pages. Redirects `/` to the base path. */
export function cloudflareRedirects(): string {
  const home = withBase('/')
  return [notice, ...(home === '/' ? [] : [`/ ${home} 302`]), ''].join('\n')
}

/**
 * `_redirects` file of Netlify. Names the 404.html of each language, because Netlify does not look for the nearest one.
 */
export function netlifyRedirects(): string {
  const { main, others } = listNotFoundPages()
  const pages = [...others, main].map(({ prefix, file }) => `${prefix.replace(/\/$/, '')}/* ${file} 404\n`)
  return cloudflareRedirects() + pages.join('')
}
