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
    // A picture goes with the texts that name it.
    files: git ? (await editedFiles(root)).filter((file) => file.startsWith('content/')) : [],
    open: openProposals(root).map(({ branch, title, files }) => ({ branch, title, files })),
  }
}
