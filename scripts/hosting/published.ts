import { realpathSync } from 'node:fs'
import { localeOf, type Path } from '../../site/locales.ts'
import { routes } from '../../site/routes.ts'
import { fileOf, listFiles } from '../lib/files.ts'

/** A built site as a host sees it: which file answers which address. */
export type Published = ReturnType<typeof openPublished>

/** Reads what a folder holds; later changes are not seen. */
export function openPublished(dist: string) {
  // Without links on the way it stays this site when another one is published.
  const folder = realpathSync(dist)
  const files = new Set(listFiles(folder))
  const hidden = new Set(Object.values(routes.notFound.addresses).map(([url]) => fileOf(url)))
  const page = (path: string) => {
    const file = fileOf(path)
    return files.has(file) && !hidden.has(file) ? file : undefined
  }
  return {
    folder,
    /** Tells whether the site has a file, such as the compressed version of another. */
    has: (file: string) => files.has(file),
    /** Returns the file at an address, from the folder; nothing when there is none. */
    fileAt(path: string): string | undefined {
      const bare = path.replace(/(.)\/$/, '$1')
      if (bare === '/index') return undefined
      const file = path.slice(1)
      return page(bare) ?? (files.has(file) && !/\.(html|br|gz)$/.test(file) ? file : undefined)
    },
    /** Returns the address that another way to write it leads to, such as /faq for /faq.html. */
    redirectAt(path: string): Path | undefined {
      const bare = path.replace(/^\/index(\.html)?$/, '/').replace(/\.html$/, '') as Path
      return bare !== path && page(bare) ? bare : undefined
    },
    /** Returns the 404 page of an address, in its language. */
    notFoundAt: (path: string) => fileOf(routes.notFound.addresses[localeOf(path)][0]),
  }
}
