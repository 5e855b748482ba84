import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFiles } from '../../system/files.ts'

/**
 * Removes the assets that no page can reach. Vike also writes entries for pages that hydrate as a whole, which this
 * site has none of; what is published is what a visitor can load. Names of assets are unique, as they hold a hash.
 * `pages` are the files of one page of each kind.
 */
export function prune(site: string, pages: readonly string[]) {
  const files = listFiles(site)
  const assets = new Map(files.filter((file) => file.startsWith('assets/')).map((file) => [basename(file), file]))
  const reached = new Set<string>()
  const follow = (file: string) => {
    for (const [name] of readFileSync(join(site, file), 'utf8').matchAll(
      /[\w.-]+\.[\w-]+\.(?:json|js|css|woff2)|chunk-[\w-]+\.js/g,
    )) {
      const asset = assets.get(name)
      if (!asset || reached.has(asset)) continue
      reached.add(asset)
      if (/\.(js|css)$/.test(asset)) follow(asset)
    }
  }
  for (const page of pages) follow(page)
  for (const asset of assets.values()) if (!reached.has(asset)) rmSync(join(site, asset))
}
