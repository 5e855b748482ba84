import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { lead } from './lead.ts'
import { type Manifest, manifestOf } from './manifest.ts'
import type { Place } from './place.ts'
import { keep, liveAt, previousAt, publicationsAt, writeLog } from './publications.ts'
import { openSite, type SiteFolder } from './site-folder.ts'

// In the folder of a place, which is .build for the site that is published, and .local/start for that of npm start:
// sites/<id>/          a build: site/, its manifest build.json, and the settings of servers in hosts/
// current              a link to the one that is live; another link in its place makes another live, at once
// build.json, hosts    lead to those of the live one, and the place's own link to its site: dist is one
// publications.json    which builds were live, in their order (publications.ts)

/** A folder for a new build, of its own. What builds that were stopped left behind is removed first. */
export function openBuild(place: Place): string {
  const sites = join(place.folder, 'sites')
  mkdirSync(sites, { recursive: true })
  // A log that was damaged is whole again here.
  writeLog(place, keep(publicationsAt(place), place.kept))
  sweep(place)
  return newFolder(sites)
}

/** Makes a folder that is named by this moment: the next millisecond, where this one has a folder already. */
function newFolder(sites: string): string {
  const folder = join(sites, `${new Date().toISOString().replace(/\D/g, '')}-${process.pid}`)
  if (existsSync(folder)) return newFolder(sites)
  mkdirSync(folder)
  return folder
}

/** Opens the folder of a new site, which takes what did not change from the one that is live. */
export function openSiteOf(place: Place, folder: string): SiteFolder {
  // The link is read once: another build may be live by the time that this one is made.
  const current = join(place.folder, 'sites', liveAt(place) ?? 'none')
  const time = statSync(join(current, 'build.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return openSite(join(folder, 'site'), { path: join(current, 'site'), files: manifestOf(current)?.files ?? [], time })
}

/**
 * Gives files the same rights whatever the umask, and what changed a later time. What did not change is a file of the
 * published site, with its rights and its time: hosts make the ETag of size and time in seconds, so what a visitor has
 * stays valid, and what changed never looks the same.
 */
export function normalizeFiles(site: SiteFolder, files: Manifest['files']) {
  const entries = readdirSync(site.path, { withFileTypes: true, recursive: true })
  for (const entry of entries) if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  chmodSync(site.path, 0o755)
  for (const file of files) {
    if (site.isTaken(file.path)) continue
    const path = join(site.path, file.path)
    chmodSync(path, 0o644)
    const old = site.published && statSync(join(site.published, file.path), { throwIfNoEntry: false })
    if (!old) continue
    const time = Math.max(statSync(path).mtimeMs, old.mtimeMs + 1000)
    utimesSync(path, time / 1000, time / 1000)
  }
}

/**
 * Makes a finished build live in the place of the old one, in one step that cannot be seen half done. What is written is
 * written before, as the disk may be full; where nothing comes of it, publicationsAt sees that the link leads elsewhere.
 */
export function publish(place: Place, folder: string) {
  const build = basename(folder)
  const before = publicationsAt(place).filter((publication) => publication.build !== build)
  writeLog(place, keep([...before, { build, time: new Date().toISOString() }], place.kept))
  makeLive(place, build)
  sweep(place)
}

/**
 * Makes the build live that was so before this one, and returns its name; nothing where there is none. The link goes
 * first, as only it tells the build that was left from one that is live.
 */
export function goBack(place: Place): string | undefined {
  const build = previousAt(place)
  if (build === undefined) return undefined
  makeLive(place, build)
  writeLog(place, publicationsAt(place))
  return build
}

/** Makes a build live that is kept, as one that is published: going back from it leads to the one before. */
export function goTo(place: Place, build: string) {
  writeLog(place, [...publicationsAt(place), { build, time: new Date().toISOString() }])
  makeLive(place, build)
}

/** Leads every link of a place to a build. All but the first are made once, and always lead to what is current. */
function makeLive(place: Place, build: string) {
  const current = join(place.folder, 'current')
  lead(place, current, join(place.folder, 'sites', build))
  lead(place, join(place.folder, 'build.json'), join(current, 'build.json'))
  lead(place, join(place.folder, 'hosts'), join(current, 'hosts'))
  lead(place, place.site, join(current, 'site'))
}

/** Removes what is no build of the log: one that was stopped, or is not kept any more. */
function sweep(place: Place) {
  const kept = publicationsAt(place).map(({ build }) => build)
  const sites = join(place.folder, 'sites')
  for (const name of readdirSync(sites))
    if (!kept.includes(name)) rmSync(join(sites, name), { recursive: true, force: true })
}

/** Makes a plain folder anew, for programs that do not follow links. `fill` gets an empty folder to write to. */
export function writeFolder(out: string, fill: (folder: string) => void) {
  if (!mayReplace(out)) throw new Error(`${out} holds something else than a built site. Give --out another folder.`)
  const fresh = `${out}.new-${process.pid}`
  const old = `${out}.old-${process.pid}`
  try {
    mkdirSync(fresh, { recursive: true })
    chmodSync(fresh, 0o755)
    fill(fresh)
    if (existsSync(out)) renameSync(out, old)
    renameSync(fresh, out)
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true })
  }
}

/** A folder that is not there, is empty, or is a site that was put there before. */
function mayReplace(out: string): boolean {
  const names = existsSync(out) ? readdirSync(out) : []
  return (
    names.length === 0 || names.includes('_headers') || (names.includes('index.html') && names.includes('404.html'))
  )
}
