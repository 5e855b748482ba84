import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { z } from 'zod'
import { basePath } from '../../../site/base.ts'
import { releaseFile } from '../../../site/files.ts'
import { sha256 } from '../../lib/cache.ts'
import { listFiles } from '../../lib/files.ts'

/**
 * Content of release.json, which is published. The same commit gives the same bytes. Lists the files in its folder
 * except itself and compressed versions. Paths of a host's files above the base begin with `../`.
 */
const releaseSchema = z.object({
  /** Commit hash, followed by `+` if the work tree is modified; null outside git. */
  commit: z.string().nullable().default(null),
  time: z.string().nullable().default(null),
  base: z.string(),
  files: z.array(z.object({ path: z.string(), sha256: z.string(), bytes: z.number() })),
})

export type Release = z.infer<typeof releaseSchema>

export type Revision = Pick<Release, 'commit' | 'time'>

export type PublishedFile = Release['files'][number]

/** Content of build.json, which stays unpublished because it lists hidden entries. Its files include release.json. */
export interface Manifest extends Release {
  hidden: string[]
  due: string | null
}

export function revisionOf(root: string): Revision {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const [commit = '', seconds = ''] = git('log', '-1', '--format=%H %ct').split(' ')
    // Without this option, `status` would lock the index to refresh it, and leave the lock behind if killed.
    const changed = git('--no-optional-locks', 'status', '--porcelain') !== ''
    return { commit: changed ? `${commit}+` : commit, time: new Date(Number(seconds) * 1000).toISOString() }
  } catch {
    return { commit: null, time: null }
  }
}

export function manifestOf(folder: string): Release | undefined {
  const file = join(folder, 'build.json')
  return existsSync(file) ? parseRelease(readFileSync(file, 'utf8')) : undefined
}

export function releaseOf({ commit, time }: Revision, files: readonly PublishedFile[]): Release {
  return { commit, time, base: basePath(), files: files.filter(({ path }) => `/${path}` !== releaseFile) }
}

export function printRelease({ files, ...rest }: Release): string {
  const lines = files.map((file) => `  ${JSON.stringify(file)}`)
  return `${JSON.stringify(rest, null, 1).slice(0, -2)},\n "files": [\n${lines.join(',\n')}\n ]\n}\n`
}

/** Returns the entry of release.json itself, which its list of files omits. */
export function ownFile(release: Release): PublishedFile {
  return hashFile(releaseFile.slice(1), Buffer.from(printRelease(release)))
}

export function describeRelease({ commit, time, base }: Release): string {
  const revision = commit ? `commit ${commit} of ${time}` : 'an unknown commit'
  return base === '/' ? revision : `${revision}, built for ${base}`
}

export function parseRelease(text: string): Release | undefined {
  try {
    return releaseSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Lists the files in a site folder. With `top`, includes the host's files above the site. */
export function hashFiles(site: string, top = site): PublishedFile[] {
  const from = relative(top, site).replaceAll(sep, '/')
  return listFiles(top)
    .filter((file) => !/\.(br|gz)$/.test(file) || !existsSync(join(top, file.slice(0, -3))))
    .map((file) => hashFile(posix.relative(from, file), readFileSync(join(top, file))))
}

export function hashFile(path: string, bytes: Uint8Array): PublishedFile {
  return { path, sha256: sha256(bytes), bytes: bytes.length }
}
