import { join } from 'node:path'
import { openCache } from '../../../scripts/lib/cache.ts'
import { programHash } from '../../../scripts/lib/program-hash.ts'
import { root } from '../site.ts'

/**
 * What a check in a browser has passed, by the file of the check and the harness, the way in which it looked, and
 * the HTML of the page, which holds its styles and names its programs by what is in them. With CHANGED_PAGES=1, which
 * `npm run test:content` sets, that need not be looked at again; without, everything is.
 */
export function passedBy(check: string) {
  const cache = openCache(join(root, '.cache/checked'))
  const program = programHash(check, 'tests/harness', 'site')
  return {
    has: (way: string, html: string) =>
      process.env.CHANGED_PAGES === '1' && cache.get([program, way, html]) !== undefined,
    keep(way: string, html: string) {
      if (cache.get([program, way, html]) === undefined) cache.set([program, way, html], Buffer.of())
    },
    end: () => cache.prune(),
  }
}
