import { join } from 'node:path'
import { openCache } from '../../../system/cache.ts'
import { makerOf } from '../../../system/maker.ts'
import { root } from '../site.ts'

/**
 * What a check in a browser has passed, by the file of the check and all that it imports, the way in which it looked, and
 * the HTML of the page, which holds its styles and names its programs by what is in them. With CHANGED_PAGES=1, which
 * `npm run test:content` sets, that need not be looked at again; without, everything is.
 */
export function passedBy(check: string) {
  const cache = openCache(join(root, '.cache/checked'))
  const maker = makerOf([check])
  return {
    has: (way: string, html: string) =>
      process.env.CHANGED_PAGES === '1' && cache.find([maker, way, html]) !== undefined,
    keep(way: string, html: string) {
      if (cache.find([maker, way, html]) === undefined) cache.keep([maker, way, html], Buffer.of())
    },
    end: () => cache.prune(),
  }
}
