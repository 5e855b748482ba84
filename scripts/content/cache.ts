import { join } from 'node:path'
import { type Cache, digest, filesOf, openCache } from '../cache.ts'

/** Everything but the content itself that decides how content is compiled; a change in it empties the cache. */
const toolchain = ['scripts/content', 'components/mdx', 'components/locale.tsx', 'site', 'package-lock.json']

/** Opens the cache of compiled content below `root`; `repository` is where the toolchain's own files are. */
export function openContentCache(root: string, repository: string): Cache {
  return openCache(join(root, '.cache/content'), digest(filesOf(repository, toolchain)))
}
