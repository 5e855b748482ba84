import { withBase } from '../../../site/base.ts'
import { headerRules, headersOf, matches, type Outside, plainHeaders, securityHeaders } from '../../../site/headers.ts'
import { mediaTypesByPath } from '../../../site/media-types.ts'
import { type Deployment, notFoundPages, notice } from './deployment.ts'

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Both add up the headers of every rule that fits an address, and
 * join two values of one name by a comma. So nothing is said twice: pages go without Cross-Origin-Resource-Policy, and
 * with the host's own Cache-Control, which is the one of plainHeaders.
 */
export function headersFile({ outside }: Deployment): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [withBase(path), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const { 'Cross-Origin-Resource-Policy': resource } = plainHeaders
  const rules = headerRules.flatMap(({ paths, headers }) =>
    paths.map((path) => {
      const type = mediaTypesByPath[path]
      return block(path, {
        'Cross-Origin-Resource-Policy': resource,
        ...headers,
        ...(type && { 'Content-Type': type }),
      })
    }),
  )
  return [`# ${notice}`, '', block('/*', securityHeaders(outside)), ...rules].join('\n')
}

/**
 * The headers that an address has by that file, and by the host itself where something is there: those of every rule
 * that fits it. An address below /assets has those of its rule also where nothing is.
 */
export function headersByFile(path: string, outside: Outside, there: boolean): Record<string, string> {
  const { 'Cross-Origin-Resource-Policy': _, ...own } = plainHeaders
  if (headerRules.some(({ paths }) => paths.some((pattern) => matches(pattern, path)))) return headersOf(path, outside)
  return { ...securityHeaders(outside), ...(there && own) }
}

/** The file `_redirects` of Netlify, which by itself has one page for what is not there. */
export function netlifyRedirects(): string {
  const lost = notFoundPages.map(({ prefix, file }) => {
    const below = prefix === '/' ? '/*' : `${prefix}/*`
    return `${withBase(below)} ${withBase(file)} 404`
  })
  return [`# ${notice}`, ...start(), ...lost, ''].join('\n')
}

/** The file `_redirects` of Cloudflare Pages, which finds the nearest 404.html and takes .html off by itself. */
export function cloudflareRedirects(): string {
  return [`# ${notice}`, ...start(), ''].join('\n')
}

/** A site below a path is also found by who asks for the host alone. */
function start(): string[] {
  return withBase('/') === '/' ? [] : [`/ ${withBase('/')} 302`]
}
