import { withBase } from '../../../site/base.ts'
import { headerRules, type Outside, plainHeaders, securityHeaders } from '../../../site/headers.ts'
import { defaultLocale, type Locale, locales, prefixOf } from '../../../site/locales.ts'
import { mediaTypesByPath } from '../../../site/media-types.ts'
import { routes } from '../../../site/routes.ts'
import { fileOf } from '../../lib/files.ts'

/** The inputs of a host's settings, besides the tables of site/. */
export interface Deployment {
  /** The address of the site, without a path: https://www.example.com */
  origin: string
  outside: Outside
}

/** The headers of one address, or of all below it where the path ends in `/*`. */
interface AddressRule {
  path: string
  headers: Readonly<Record<string, string>>
}

/** Lists the addresses whose headers are not the default ones. Every host's settings are written from this list. */
export function addressRules(): AddressRule[] {
  return headerRules.flatMap(({ paths, headers }) =>
    paths.map((path) => {
      const type = mediaTypesByPath[path]
      return { path: withBase(path), headers: { ...headers, ...(type && { 'Content-Type': type }) } }
    }),
  )
}

/** Returns the 404 page of the default language, and those that answer below the prefix of another one. */
export function notFoundPages() {
  const pageOf = (locale: Locale) => {
    const [address] = routes.notFound.addresses[locale]
    const prefix = withBase(prefixOf(locale) || '/')
    return { locale, prefix, address: withBase(address), file: withBase(`/${fileOf(address)}`) }
  }
  const others = locales.filter((locale) => locale !== defaultLocale).reverse()
  return { main: pageOf(defaultLocale), others: others.map(pageOf) }
}

/** Tells whether a file of a published folder is read by its host, rather than sent to visitors. */
export function isSetting(file: string): boolean {
  return /^(\.\.\/)*(_headers|_redirects|\.nojekyll)$/.test(file)
}

/** The first line of every file, so that nobody mends it where the next build writes it anew. */
export const notice = '# Written by npm run build, from site/headers.ts. Change it there.'

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Both add up the headers of every rule that fits an address, and
 * join two values of one name by a comma. So nothing is said twice: pages go without Cross-Origin-Resource-Policy, and
 * with the host's own Cache-Control, which is the one of plainHeaders.
 */
export function headersFile({ outside }: Deployment): string {
  const { 'Cross-Origin-Resource-Policy': resource } = plainHeaders
  const rules = addressRules().map(({ path, headers }) => ({
    path,
    headers: { 'Cross-Origin-Resource-Policy': resource, ...headers },
  }))
  const blocks = [{ path: withBase('/*'), headers: securityHeaders(outside) }, ...rules].map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  )
  return [notice, '', ...blocks].join('\n')
}

/** The file `_redirects` of Cloudflare Pages: a site below a path is also found at the start of its host. */
export function cloudflareRedirects(): string {
  const home = withBase('/')
  return [notice, ...(home === '/' ? [] : [`/ ${home} 302`]), ''].join('\n')
}

/** That of Netlify, which by itself does not look for the nearest 404.html. */
export function netlifyRedirects(): string {
  const { main, others } = notFoundPages()
  const pages = [...others, main].map(({ prefix, file }) => `${prefix.replace(/\/$/, '')}/* ${file} 404\n`)
  return cloudflareRedirects() + pages.join('')
}
