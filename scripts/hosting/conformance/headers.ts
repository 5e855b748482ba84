import { withBase } from '../../../site/base.ts'
import { headerRules, headersOf, matches, type Outside, plainHeaders, securityHeaders } from '../../../site/headers.ts'
import { mediaTypeOf } from '../../../site/media-types.ts'
import { type Check, differs, each, nowhere, served } from './built-site.ts'
import type { Answer } from './http-client.ts'

export const everyHeader: Check = (subject) => {
  const { headers } = subject.traits
  if (headers === 'none') return Promise.resolve([])
  const found = served(subject).map(({ file, path }) => ({ path, address: `/${file.path}`, there: true }))
  const lost = [...nowhere, '/assets/none.js' as const].map((address) => ({
    path: withBase(address),
    address,
    there: false,
  }))
  return each([...found, ...lost], async ({ path, address, there }) => {
    const all = headersOf(there ? address : '/404.html', subject.outside)
    const expected = headers === 'all' ? all : headersByFile(address, subject.outside, there)
    return compare(path, await subject.ask(path), expected)
  })
}

function compare(path: string, { headers }: Answer, expected: Readonly<Record<string, string>>): string[] {
  return Object.entries(expected).flatMap(([name, value]) =>
    differs(path, name, plain(headers[name.toLowerCase()]), plain(value)),
  )
}

/** Drops spaces that say nothing: hosts write their own Cache-Control with and without. */
function plain(value: string | undefined): string | undefined {
  return value?.replace(/,\s+/g, ',')
}

export const mediaTypes: Check = (subject) =>
  each(served(subject), async ({ file, path }) => {
    const { headers } = await subject.ask(path, { method: 'HEAD' })
    const found = headers['content-type']?.toLowerCase().replace(/;\s*/, '; ')
    if (subject.traits.mediaTypes) return differs(path, 'the Content-Type', found, mediaTypeOf(`/${file.path}`))
    // Elsewhere it is enough that browsers use it: with nosniff they ask for the right kind.
    const kind = /\.(html|css|js|svg)$/.exec(file.path)?.[1]
    const isUsed = !kind || found?.includes(kind === 'js' ? 'javascript' : kind)
    return isUsed ? [] : [`${path}: the Content-Type is ${found}.`]
  })

/**
 * Returns the headers that an address has by the file `_headers`, and by the host itself where something is there.
 * Below /assets the rule also fits where nothing is.
 */
function headersByFile(path: string, outside: Outside, there: boolean): Record<string, string> {
  if (headerRules.some(({ paths }) => paths.some((pattern) => matches(pattern, path)))) return headersOf(path, outside)
  const { 'Cross-Origin-Resource-Policy': _, ...own } = plainHeaders
  return { ...securityHeaders(outside), ...(there && own) }
}
