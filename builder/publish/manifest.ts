import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { base } from '../../site/base.ts'

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
  const manifest: Manifest = { commit: commitOf(root), base: base(), ...rest }
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(manifest, null, 1)}\n`)
}

/** The files of a build, as its manifest lists them; none where that cannot be read. */
export function filesOfBuild(folder: string): Manifest['files'] {
  try {
    const { files }: Manifest = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))
    return files
  } catch {
    return []
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
