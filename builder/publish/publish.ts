import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { filesOfBuild, type Manifest } from './manifest.ts'
import { openSite, type SiteFolder } from './site-folder.ts'

// .build/sites/<id>/   a build: site/, its manifest build.json, and the settings of servers in hosts/
// .build/current       a link to the one that is published; renaming a new link over it publishes another, at once
// dist                 a link to .build/current/site

/** A folder for a new build, of its own. What builds that were stopped left behind is removed first. */
export function openBuild(root: string): string {
  const sites = join(root, '.build/sites')
  mkdirSync(sites, { recursive: true })
  tidy(root)
  const folder = join(sites, `${new Date().toISOString().replace(/\D/g, '')}-${process.pid}`)
  mkdirSync(folder)
  return folder
}

/** Opens the folder of a new site, which takes what did not change from the one that is published. */
export function openSiteOf(root: string, folder: string): SiteFolder {
  // Where the link leads now: another build may be published while this one is made.
  const current = join(root, '.build/sites', targetOf(join(root, '.build/current')) ?? 'none')
  const time = statSync(join(current, 'build.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return openSite(join(folder, 'site'), { path: join(current, 'site'), files: filesOfBuild(current), time })
}

/**
 * Gives files the same rights whatever the umask, and what changed a later time. What did not change is a file of the
 * published site, with its rights and its time: hosts make the ETag of size and time in seconds, so what a visitor has
 * stays valid, and what changed never looks the same.
 */
export function settle(site: SiteFolder, files: Manifest['files']) {
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

/** Puts a finished build in the place of the old one, in one step that cannot be seen half done. */
export function publish(root: string, folder: string) {
  renameSync(newLink(root, `sites/${basename(folder)}`), join(root, '.build/current'))
  // These are made once, and always lead to what is current.
  lead(root, 'current/build.json', join(root, '.build/build.json'))
  lead(root, 'current/hosts', join(root, '.build/hosts'))
  lead(root, '.build/current/site', join(root, 'dist'))
  tidy(root)
}

/** Makes a plain folder anew, for programs that do not follow links. `fill` gets an empty folder to write to. */
export function writeFolder(out: string, fill: (folder: string) => void) {
  if (!mayReplace(out)) throw new Error(`${out} holds something else than a built site. Give --out another folder.`)
  const fresh = `${out}.new-${process.pid}`
  const old = `${out}.old-${process.pid}`
  try {
    mkdirSync(fresh, { recursive: true })
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

/** Publishes the build before the current one again and returns its name; nothing when there is none. */
export function goBack(root: string): string | undefined {
  const previous = previousOf(root)
  if (previous) renameSync(newLink(root, `sites/${previous}`), join(root, '.build/current'))
  return previous
}

/** The newest whole build that is not published. */
function previousOf(root: string): string | undefined {
  const sites = join(root, '.build/sites')
  const current = targetOf(join(root, '.build/current'))
  const names = existsSync(sites) ? readdirSync(sites) : []
  const whole = names.filter((name) => existsSync(join(sites, name, 'build.json')))
  return whole.sort().findLast((name) => name !== current)
}

/** Removes builds that are neither published nor the one before: that one is kept to go back to. */
function tidy(root: string) {
  const sites = join(root, '.build/sites')
  const kept = [targetOf(join(root, '.build/current')), previousOf(root)]
  for (const name of readdirSync(sites))
    if (!kept.includes(name)) rmSync(join(sites, name), { recursive: true, force: true })
}

function targetOf(link: string): string | undefined {
  try {
    return basename(readlinkSync(link))
  } catch {
    return undefined
  }
}

/** Makes a link under a name that nobody reads. It is relative to where it will stand. */
function newLink(root: string, target: string): string {
  const path = join(root, '.build/link')
  rmSync(path, { force: true })
  symlinkSync(target, path)
  return path
}

/** Makes sure that a link leads to its target. A folder in its place was published before there were links. */
function lead(root: string, target: string, path: string) {
  const there = lstatSync(path, { throwIfNoEntry: false })
  if (there?.isSymbolicLink() && readlinkSync(path) === target) return
  const link = newLink(root, target)
  if (there?.isDirectory()) renameSync(path, join(root, '.build/sites/unlinked'))
  renameSync(link, path)
}
