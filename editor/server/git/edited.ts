import type { Edited } from '../../protocol.ts'
import { editedFiles, hasGit, runGit } from './git.ts'
import { openProposals } from './proposals.ts'

export async function whatIsEdited(root: string, isAuthorSet: boolean): Promise<Edited> {
  const git = await hasGit(root)
  const configured = async (name: string) => (await runGit(root, ['config', `user.${name}`])).stdout.trim()
  return {
    git,
    author: { name: await configured('name'), mail: await configured('email') },
    isAuthorSet,
    files: git ? await editedFiles(root) : [],
    open: openProposals(root).map(({ branch, title, files }) => ({ branch, title, files })),
  }
}
