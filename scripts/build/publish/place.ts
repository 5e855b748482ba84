import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** A folder in which builds are kept, and the link that leads to the site of the one that is live. */
export interface Place {
  /** Holds sites/, current, build.json and hosts, as publish.ts says. */
  folder: string
  /** The link to the site. */
  site: string
  /** The number of builds that are kept of those that were live. */
  kept: number
  /** Links are junctions, as on Windows (lead.ts). */
  junctions: boolean
}

/** Each place by its name, and how many builds it keeps. Only dist is published; the others are of one command each. */
const kept = { dist: 10, start: 1, test: 1, preview: 1 } as const

export type PlaceName = keyof typeof kept

export function placeIn(root: string, name: PlaceName, platform: NodeJS.Platform = process.platform): Place {
  const own = { kept: kept[name], junctions: platform === 'win32' }
  if (name === 'dist') return { folder: join(root, '.build'), site: join(root, 'dist'), ...own }
  const folder = join(root, '.local', name)
  return { folder, site: join(folder, 'site'), ...own }
}

/** Returns the folder of a built site, without links on the way. */
export function builtSite(folder = 'dist'): string {
  if (existsSync(join(folder, 'index.html'))) return realpathSync(folder)
  throw new Error(`${folder} holds no built site. Run npm run build first.`)
}
