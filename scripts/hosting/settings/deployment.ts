import type { Outside } from '../../../site/headers.ts'
import { locales } from '../../../site/locales.ts'
import { routes } from '../../../site/routes.ts'
import { fileOf } from '../../lib/files.ts'

/** The inputs of a host's settings, besides the tables of site/. */
export interface Deployment {
  /** The address of the site, without a path: https://www.example.com */
  origin: string
  outside: Outside
}

/** The page for what is not there, in every language: below which prefix it answers, and its file. The default is last. */
export const notFoundPages = locales
  .map((locale, index) => ({
    locale,
    prefix: index === 0 ? '/' : `/${locale}`,
    file: `/${fileOf(routes.notFound.addresses[locale][0])}`,
    address: routes.notFound.addresses[locale][0],
  }))
  .reverse()

/** Tells whether a file of a published folder is read by its host, rather than sent to visitors. */
export function isSetting(file: string): boolean {
  return /^(\.\.\/)*(_headers|_redirects|\.nojekyll)$/.test(file)
}

/** The first line of every file, so that nobody mends it where the next build writes it anew. */
export const notice = 'Written by npm run build, from site/headers.ts. Change it there.'
