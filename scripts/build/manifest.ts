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

/** Writes the manifest of a finished site to a file and returns how many files the site has. */
export function writeManifest(
  root: string,
  site: string,
  file: string,
  { hidden, due }: Pick<Manifest, 'hidden' | 'due'> = { hidden: [], due: null },
): number {
  const files = listFiles(site).map((path) => {
    const bytes = readFileSync(join(site, path))
    return { path, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
  })
  const manifest: Manifest = { commit: commitOf(root), base, files, hidden, due }
  writeFileSync(file, `${JSON.stringify(manifest, null, 1)}\n`)
  return files.length
}

function commitOf(root: string): string | null {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') ? '+' : '')
  } catch {
    return null
  }
}
