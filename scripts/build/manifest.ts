import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { base } from '../../site/base.ts'
import { listFiles } from './files.ts'

/** What .build/build.json says of a build. It stands beside dist/ and is not published. */
export interface Manifest {
  /** The commit that was built; with `+` behind it when the work tree differed from it, or null outside git. */
  commit: string | null
  /** The path below which the site was built, which stands in every link. */
  base: string
  files: { path: string; sha256: string; bytes: number }[]
  /** Entries left out of this build, such as drafts. */
  hidden: string[]
  /** When the next entry becomes visible, as an ISO time, or null. */
  due: string | null
}

/** Writes the manifest of a finished site beside it. */
export function writeManifest(root: string, folder: string, rest: Pick<Manifest, 'files' | 'hidden' | 'due'>) {
  const manifest: Manifest = { commit: commitOf(root), base, ...rest }
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(manifest, null, 1)}\n`)
}

/** The files of a site, as its manifest lists them. */
export function describeFiles(site: string): Manifest['files'] {
  return listFiles(site).map((path) => {
    const bytes = readFileSync(join(site, path))
    return { path, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
  })
}

/** The hashes of the files of a build, by their paths; none where its manifest cannot be read. */
export function hashesOf(folder: string): Map<string, string> {
  try {
    const { files }: Manifest = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))
    return new Map(files.map(({ path, sha256 }) => [path, sha256]))
  } catch {
    return new Map()
  }
}

function commitOf(root: string): string | null {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') ? '+' : '')
  } catch {
    return null
  }
}
