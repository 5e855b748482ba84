import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { type Manifest, manifestOf, writeManifest } from './release.ts'
import { openSite, type SiteFolder } from './site-folder.ts'

// The folder of a site, such as .build for the one that is published:
// sites/<name>/       a build: site/, settings of servers in hosts/, and its manifest build.json, which is written last
// current             a link to the live build; replacing it publishes another one, in one step
// build.json, hosts   links to those of the live build, as is the link to its site: dist
//
// A name begins with the moment at which the build began, so the names give the order of the builds. A build that is
// newer than the live one was rolled back.

/** A folder with builds, and the link to the site of the live one. */
export interface ReleaseDir {
  folder: string
  /** The link to the site. */
  site: string
  /** The number of builds that are kept, the live one included. */
  kept: number
  /** Links are junctions, as on Windows. */
  junctions: boolean
}

/** The sites and how many builds of each are kept. Only dist is published; each other one belongs to one command. */
const kept = { dist: 3, start: 1, test: 1, preview: 1 } as const

export type SiteName = keyof typeof kept

export function releaseDir(root: string, name: SiteName, platform: NodeJS.Platform = process.platform): ReleaseDir {
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

/** Returns the name of the live build; undefined before the first. */
export function liveBuild({ folder }: ReleaseDir): string | undefined {
  try {
    return basename(readlinkSync(join(folder, 'current')))
  } catch {
    return undefined
  }
}

/** Lists the builds that are complete, the oldest first. */
export function listBuilds({ folder }: ReleaseDir): string[] {
  const sites = join(folder, 'sites')
  const names = existsSync(sites) ? readdirSync(sites) : []
  return names.filter((name) => startOf(name) !== '' && isComplete(join(sites, name))).sort()
}

/** Returns the build that rolling back leads to: the newest one that is older than the live one. */
export function previousBuild(dir: ReleaseDir): string | undefined {
  const live = liveBuild(dir)
  return listBuilds(dir).findLast((name) => live === undefined || name < live)
}

/** Returns the moment in the name of a build, in digits; nothing for another name. */
function startOf(name: string): string {
  return /^\d{17}(?=-)/.exec(name)?.[0] ?? ''
}

/** True when every file of the manifest is there with its size. */
function isComplete(build: string): boolean {
  const sizeOf = (path: string) => statSync(join(build, 'site', path), { throwIfNoEntry: false })?.size
  try {
    return manifestOf(build)?.files.every(({ path, bytes }) => sizeOf(path) === bytes) ?? false
  } catch {
    return false
  }
}

/** Makes the folder of a new build. What stopped builds left behind is removed first. */
export function openBuild(dir: ReleaseDir): string {
  const sites = join(dir.folder, 'sites')
  mkdirSync(sites, { recursive: true })
  removeOthers(dir, listBuilds(dir))
  // Later than every other one, also where the clock was set back.
  const last = readdirSync(sites).map(startOf).sort().at(-1) ?? ''
  const now = new Date().toISOString().replace(/\D/g, '')
  const start = now > last ? now : String(BigInt(last) + 1n)
  const folder = join(sites, `${start}-${process.pid}`)
  mkdirSync(folder)
  return folder
}

/** Opens the folder of a new site, which takes unchanged files from the live one. */
export function openSiteOf(dir: ReleaseDir, folder: string): SiteFolder {
  // The link is read once: another build may be live by the time that this one is finished.
  const live = join(dir.folder, 'sites', liveBuild(dir) ?? 'none')
  const time = statSync(join(live, 'build.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return openSite(join(folder, 'site'), { path: join(live, 'site'), files: manifestOf(live)?.files ?? [], time })
}

/**
 * Publishes a finished build, in one step that cannot be seen half done. Builds that were rolled back are removed
 * before, so that going back from this one leads to the one that is live now.
 */
export function publish(dir: ReleaseDir, folder: string, manifest: Omit<Manifest, 'base'>) {
  const build = basename(folder)
  const live = liveBuild(dir)
  const older = listBuilds(dir).filter((name) => live === undefined || name <= live)
  removeOthers(dir, [...older, build])
  writeManifest(folder, manifest)
  activate(dir, build)
  removeOthers(dir, [...older, build].slice(-dir.kept))
  // The log of earlier versions.
  rmSync(join(dir.folder, 'publications.json'), { force: true })
}

/** Removes the builds that are not named here, save the live one. */
function removeOthers(dir: ReleaseDir, names: readonly string[]) {
  const sites = join(dir.folder, 'sites')
  const live = liveBuild(dir)
  for (const name of readdirSync(sites)) {
    if (name === live || names.includes(name)) continue
    // Without a manifest it is no build any more, whatever else is left when this is stopped.
    const manifest = join(sites, name, 'build.json')
    if (existsSync(manifest)) unlinkSync(manifest)
    rmSync(join(sites, name), { recursive: true, force: true })
  }
}

/** Makes a build live. The links but the first are made once: they lead through it. */
export function activate(dir: ReleaseDir, build: string) {
  const current = join(dir.folder, 'current')
  replaceLink(dir, current, join(dir.folder, 'sites', build))
  replaceLink(dir, join(dir.folder, 'build.json'), join(current, 'build.json'))
  replaceLink(dir, join(dir.folder, 'hosts'), join(current, 'hosts'))
  replaceLink(dir, dir.site, join(current, 'site'))
}

/**
 * Points the link at `path` to `target` in one step: a new link is renamed over the old one. A folder in its place, which
 * the first versions made, goes to sites/, where the next clean-up removes it.
 *
 * Windows grants symbolic links to administrators only. A folder gets a junction there, which is absolute and cannot be
 * renamed over another, so the old one is removed first: a build that is killed in that moment leaves none, until the
 * next build or rollback. A file gets a second name.
 */
function replaceLink({ folder, junctions }: ReleaseDir, path: string, target: string) {
  const old = entryAt(path)
  if (old?.isSymbolicLink() && resolve(dirname(path), readlinkSync(path)) === target) return
  const link = join(folder, 'link')
  if (entryAt(link)) unlinkSync(link)
  if (!junctions) symlinkSync(relative(dirname(path), target), link)
  else if (statSync(target).isFile()) linkSync(target, link)
  else symlinkSync(target, link, 'junction')
  if (old?.isDirectory()) renameSync(path, join(folder, 'sites/unlinked'))
  else if (old && junctions) unlinkSync(path)
  renameSync(link, path)
}

const entryAt = (path: string) => lstatSync(path, { throwIfNoEntry: false })
