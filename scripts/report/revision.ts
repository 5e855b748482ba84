import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ContentReport, checkContent } from '../check/run.ts'
import { type Collected, collect } from '../content/collections.ts'

export function contentFilesAt(root: string, revision: string): Set<string> {
  const list = ['ls-tree', '-r', '-z', '--name-only', commitOf(root, revision), 'content']
  return new Set(execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0'))
}

function commitOf(root: string, revision: string): string {
  const known = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
  const commit = spawnSync('git', known, { cwd: root, encoding: 'utf8' }).stdout?.trim()
  if (!commit)
    throw new Error(`There is no revision ${revision} here. Name one with --against, such as --against HEAD.`)
  return commit
}

/**
 * Reads the content of a git revision without changing the work tree.
 * @throws if git does not know the revision.
 */
export async function readRevision(
  root: string,
  revision: string,
  env: NodeJS.ProcessEnv,
): Promise<ContentReport & { built?: Collected }> {
  const commit = commitOf(root, revision)
  const folder = mkdtempSync(join(tmpdir(), 'revision-'))
  try {
    const tar = execFileSync('git', ['archive', '--format=tar', commit, 'content', 'public/images'], {
      cwd: root,
      maxBuffer: 1 << 30,
    })
    execFileSync('tar', ['-xf', '-'], { cwd: folder, input: tar })
    // Shares the cache, so unchanged entries are not compiled again.
    mkdirSync(join(root, '.cache'), { recursive: true })
    symlinkSync(join(root, '.cache'), join(folder, '.cache'), 'junction')
    const report = await checkContent({ root: folder, env })
    return { ...report, built: report.problems.length === 0 ? await collect(report) : undefined }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
