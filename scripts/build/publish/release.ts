import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { base } from '../../../site/base.ts'
import { releaseFile } from '../../../site/files.ts'
import { listFiles } from '../../lib/files.ts'

/** The state of the work tree that is built. */
export interface Revision {
  /** The commit; with `+` behind it when the work tree differs from it, or null outside git. */
  commit: string | null
  /** When that commit was made, in UTC, as an ISO time; null outside git. */
  time: string | null
}

/** A file of a site: its path from the site's folder, its hash and its size. */
export interface PublishedFile {
  path: string
  sha256: string
  bytes: number
}

/**
 * The content of release.json, which is published. The same commit gives the same bytes. Its files are those of the
 * folder that it stands in, without itself and without compressed versions; a path may begin with `../` for a file of a
 * host that has to stand above the base.
 */
export interface Release extends Revision {
  /** The path below which the site was built, which stands in every link. */
  base: string
  files: PublishedFile[]
}

/**
 * The content of build.json. It is beside its site and is not published: release.json is, which names no hidden entry.
 * Here release.json is one of the files.
 */
export interface Manifest extends Release {
  /** Entries left out of this build, such as drafts. */
  hidden: string[]
  /** When the next entry becomes visible, as an ISO time, or null. */
  due: string | null
}

/** Asks git for the revision of a project. */
export function revisionOf(root: string): Revision {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const [commit = '', seconds = ''] = git('log', '-1', '--format=%H %ct').split(' ')
    // Without the lock that status takes to refresh the index, and leaves behind when the build is killed.
    const changed = git('--no-optional-locks', 'status', '--porcelain') !== ''
    return { commit: changed ? `${commit}+` : commit, time: new Date(Number(seconds) * 1000).toISOString() }
  } catch {
    return { commit: null, time: null }
  }
}

/** Writes the manifest of a finished site beside it. */
export function writeManifest(folder: string, rest: Omit<Manifest, 'base'>) {
  const { commit, time, files, hidden, due } = rest
  const manifest: Manifest = { commit, time, base: base(), files, hidden, due }
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(manifest, null, 1)}\n`)
}

/** Reads the manifest of a build; undefined where it cannot be read. */
export function manifestOf(folder: string): Release | undefined {
  try {
    return parseRelease(readFileSync(join(folder, 'build.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns the release of a revision, for the base of this build. */
export function releaseOf({ commit, time }: Revision, files: readonly PublishedFile[]): Release {
  return { commit, time, base: base(), files: files.filter(({ path }) => `/${path}` !== releaseFile) }
}

/** Returns release.json as it is published, a line for each file. */
export function printRelease({ files, ...rest }: Release): string {
  const lines = files.map((file) => `  ${JSON.stringify(file)}`)
  return `${JSON.stringify(rest, null, 1).slice(0, -2)},\n "files": [\n${lines.join(',\n')}\n ]\n}\n`
}

/** Reads release.json; nothing when the text is none. */
export function parseRelease(text: string): Release | undefined {
  try {
    const { commit = null, time = null, base, files }: Partial<Release> = JSON.parse(text)
    if (typeof base !== 'string' || !Array.isArray(files)) return undefined
    return files.every(isFile) ? { commit, time, base, files } : undefined
  } catch {
    return undefined
  }
}

function isFile({ path, sha256, bytes }: Partial<PublishedFile>): boolean {
  return typeof path === 'string' && typeof sha256 === 'string' && typeof bytes === 'number'
}

/** Describes the files of a site that stands in a folder, or in one below it, where a host wants files beside it. */
export function describeFolder(site: string, top = site): PublishedFile[] {
  const from = relative(top, site).replaceAll(sep, '/')
  return listFiles(top)
    .filter((file) => !isCompressed(top, file))
    .map((file) => describe(posix.relative(from, file), readFileSync(join(top, file))))
}

/** Tells whether a file is the compressed version of one beside it. */
function isCompressed(folder: string, file: string): boolean {
  const [, original] = /^(.*)\.(br|gz)$/.exec(file) ?? []
  return original !== undefined && existsSync(join(folder, original))
}

export function describe(path: string, bytes: Uint8Array): PublishedFile {
  return { path, sha256: sha256(bytes), bytes: bytes.length }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
