import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { examine } from '../../../scripts/content/build-content.ts'
import { git } from './git.ts'

/** Checks the content as an index holds it: that of a proposal, and not what else lies in the work tree. */
export async function checkIndex(root: string, index: Record<string, string>, env: NodeJS.ProcessEnv) {
  const folder = join(root, '.local/desk', `proposed.${process.pid}`)
  rmSync(folder, { recursive: true, force: true })
  try {
    const input = await git(root, ['ls-files', '-z', '--', 'content', 'public'], { env: index })
    await git(root, ['checkout-index', '-z', '--stdin', `--prefix=${folder}/`], { env: index, input })
    const copy = join(folder, await git(root, ['rev-parse', '--show-prefix']))
    mkdirSync(join(root, '.cache'), { recursive: true })
    symlinkSync(join(root, '.cache'), join(copy, '.cache'), 'junction')
    // With an overlay, though an empty one, what is compiled stays in memory.
    const { problems } = await examine({ root: copy, env: { ...env, PREVIEW: undefined }, overlay: new Map() })
    return problems.filter(({ isForReview }) => !isForReview)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
