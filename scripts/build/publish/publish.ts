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
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { basePath } from '../../../site/base.ts'
import { type Manifest, manifestOf } from './release.ts'
import { openSite, type SiteFolder } from './site-folder.ts'

// Layout of a release folder, such as .build for the published site:
// sites/<name>/       a build: site/, server settings in hosts/, and build.json, which is written last
// current             a link to the live build; replacing this link publishes another build atomically
// build.json, hosts   link through current, as dist does
//
// Names begin with the start time of the build, so they sort by age. Builds newer than the live one were rolled back.

/** Only dist is published. Each of the others is used by one command. */
export type SiteName = 'dist' | 'start' | 'test' | 'preview'

type ReleaseDir = ReturnType<typeof releaseDir>

/** Returns the folders in which a site is built and published. `kept` is the number of builds to keep. */
export function releaseDir(root: string, name: SiteName, platform: NodeJS.Platform = process.platform) {
  const junctions = platform === 'win32'
  if (name === 'dist') return { folder: join(root, '.build'), site: join(root, 'dist'), kept: 3, junctions }
  const folder = join(root, '.local', name)
  return { folder, site: join(folder, 'site'), kept: 1, junctions }
}

export function builtSite(folder = 'dist'): string {
  if (existsSync(join(folder, 'index.html'))) return realpathSync(folder)
  throw new Error(`There is no built site in ${folder}. Run npm run build first.`)
}

export function liveBuild({ folder }: ReleaseDir): string | undefined {
  try {
    return basename(readlinkSync(join(folder, 'current')))
  } catch {
    return undefined
  }
}

export function listBuilds({ folder }: ReleaseDir): string[] {
  const sites = join(folder, 'sites')
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size
  const isComplete = (name: string) =>
    manifestOf(join(sites, name))?.files.every(({ path, bytes }) => sizeOf(join(sites, name, 'site', path)) === bytes)
  return existsSync(sites) ? readdirSync(sites).filter(isComplete).sort() : []
}

export function previousBuild(dir: ReleaseDir): string | undefined {
  const live = liveBuild(dir)
  return listBuilds(dir).findLast((name) => live === undefined || name < live)
}

/** Creates the folder of a new build. Removes the leftovers of interrupted builds first. */
export function openBuild(dir: ReleaseDir): string {
  const sites = join(dir.folder, 'sites')
  mkdirSync(sites, { recursive: true })
  removeOthers(dir, listBuilds(dir))
  // Picks a name that sorts after all other builds, even if the clock was set back.
  const starts = readdirSync(sites).flatMap((name) => /^\d{17}(?=-)/.exec(name) ?? [])
  const last = starts.sort().at(-1) ?? ''
  const now = new Date().toISOString().replace(/\D/g, '')
  const start = now > last ? now : String(BigInt(last) + 1n)
  const folder = join(sites, `${start}-${process.pid}`)
  mkdirSync(folder)
  return folder
}

export function openSiteOf(dir: ReleaseDir, folder: string): SiteFolder {
  // Reads the link once: another build may go live before this one finishes.
  const live = join(dir.folder, 'sites', liveBuild(dir) ?? 'none')
  const time = statSync(join(live, 'build.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return openSite(join(folder, 'site'), { path: join(live, 'site'), files: manifestOf(live)?.files ?? [], time })
}

/**
 * Publishes a finished build atomically. Removes rolled-back builds first, so that the next rollback restores the
 * current build.
 */
export function publish(dir: ReleaseDir, folder: string, manifest: Omit<Manifest, 'base'>) {
  const build = basename(folder)
  const live = liveBuild(dir)
  const older = listBuilds(dir).filter((name) => live === undefined || name <= live)
  removeOthers(dir, [...older, build])
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify({ base: basePath(), ...manifest }, null, 1)}\n`)
  activate(dir, build)
  removeOthers(dir, [...older, build].slice(-dir.kept))
}

function removeOthers(dir: ReleaseDir, names: readonly string[]) {
  const sites = join(dir.folder, 'sites')
  const live = liveBuild(dir)
  for (const name of readdirSync(sites)) {
    if (name === live || names.includes(name)) continue
    // Removes the manifest first, so that an interrupted removal leaves an incomplete build.
    rmSync(join(sites, name, 'build.json'), { force: true })
    rmSync(join(sites, name), { recursive: true, force: true })
  }
}

export function activate(dir: ReleaseDir, build: string) {
  const current = join(dir.folder, 'current')
  replaceLink(dir, current, join(dir.folder, 'sites', build))
  replaceLink(dir, join(dir.folder, 'build.json'), join(current, 'build.json'))
  replaceLink(dir, join(dir.folder, 'hosts'), join(current, 'hosts'))
  replaceLink(dir, dir.site, join(current, 'site'))
}

/**
 * Renames a new link over the one at `path`. If an early version of the build left a folder there, moves it to sites/
 * for removal. Windows restricts symbolic links to administrators, so folders get a junction and files a hard link. A
 * junction cannot replace another, so the old one is removed first. If the build is killed at that point, there is no
 * link until the next build or rollback.
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
