import { base } from '../../site/base.ts'
import type { Outside } from '../../site/headers.ts'
import { locales } from '../../site/locales.ts'
import { routes } from '../../site/routes.ts'
import { fileOf } from '../files.ts'

/** What the settings of a host depend on, besides the tables of site/. */
export interface Deployment {
  /** The address of the site, without a path: https://www.example.com */
  origin: string
  outside: Outside
}

/** A path of the tables as a host gets it asked. */
export function placed(path: string): string {
  return `${base.slice(0, -1)}${path}`
}

/** The page for what is not there, in every language: below which prefix it answers, and its file. The default is last. */
export const notFoundPages = locales
  .map((locale, index) => ({
    locale,
    prefix: index === 0 ? '/' : `/${locale}`,
    file: `/${fileOf(routes.notFound[locale][0])}`,
    address: routes.notFound[locale][0],
  }))
  .reverse()

/** The first line of every file, so that nobody mends it where the next build writes it anew. */
export const notice = 'Written by npm run build, from site/headers.ts. Change it there.'
