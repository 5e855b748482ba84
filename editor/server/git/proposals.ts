import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../files.ts'
import { idOf, runGit, splitZ, textIn } from './git.ts'
import { hasLanded } from './landed.ts'

/** A proposal that was not taken in yet, as far as this desk knows. */
export interface OpenProposal {
  branch: string
  title: string
  /** The commit upon which it stands. */
  base: string
  commit: string
  /** The commit that was pushed last; undefined where none was. */
  pushed?: string
  /** The newest commit of a reviewer in its branch. */
  reviewed?: string
  files: string[]
  /** It was taken in: it is kept to tell when it is online. */
  landed?: boolean
}

const place = '.local/desk/proposals.json'

/** Number of proposals that are remembered after they were taken in. */
const remembered = 3

/** The proposals that wait. */
export function openProposals(root: string): OpenProposal[] {
  return allProposals(root).filter(({ landed }) => !landed)
}

/** The proposals that wait, and the newest that were taken in. */
export function allProposals(root: string): OpenProposal[] {
  try {
    return JSON.parse(readFileSync(join(root, place), 'utf8'))
  } catch {
    return []
  }
}

/** Records a proposal in place of what was known of its branch. */
export function recordProposal(root: string, proposal: OpenProposal) {
  const others = allProposals(root).filter(({ branch }) => branch !== proposal.branch)
  writeProposals(root, [...others, proposal])
}

/** Records that proposals were taken in, and forgets older ones. */
export function landProposals(root: string, landed: readonly OpenProposal[]) {
  for (const proposal of landed) recordProposal(root, { ...proposal, landed: true })
  const all = allProposals(root).filter((one) => one.landed)
  forgetProposals(root, all.slice(0, -remembered))
}

export function forgetProposals(root: string, gone: readonly OpenProposal[]) {
  const branches = gone.map(({ branch }) => branch)
  if (gone.length > 0)
    writeProposals(
      root,
      allProposals(root).filter(({ branch }) => !branches.includes(branch)),
    )
}

function writeProposals(root: string, proposals: readonly OpenProposal[]) {
  writeWhole(root, place, `${JSON.stringify(proposals, null, 2)}\n`)
}

/**
 * The files of a proposal that a commit holds as they were proposed, or as a reviewer made them: after a merge, a squash or
 * a rebase. A file that is as it was before the proposal was not taken in.
 */
export async function landedFiles(root: string, proposal: OpenProposal, commit: string): Promise<string[]> {
  const { base, branch, files } = proposal
  const isMerged = (await runGit(root, ['merge-base', '--is-ancestor', proposal.commit, commit])).status === 0
  const landed: string[] = []
  for (const file of files) {
    const idIn = (name: string) => idOf(root, `${name}:./${file}`)
    const [before, proposed, now] = await Promise.all([base, proposal.commit, commit].map(idIn))
    if (now === before && now !== proposed) continue
    if (now === proposed || isMerged || (await isReviewed(root, branch, file, now))) landed.push(file)
    else if (file.startsWith('content/')) {
      const [old, mine, there] = await Promise.all(
        [base, proposal.commit, commit].map((name) => textIn(root, name, file)),
      )
      if (hasLanded(old ?? null, mine ?? null, there ?? null)) landed.push(file)
    }
  }
  return landed
}

/** The files of a proposal that a commit has not as they were before it. */
export async function changedFiles(root: string, { base, files }: OpenProposal, commit: string): Promise<string[]> {
  const { stdout } = await runGit(root, [
    'diff',
    '--name-only',
    '--no-renames',
    '-z',
    '--relative',
    base,
    commit,
    '--',
    ...files,
  ])
  return splitZ(stdout)
}

/** Tells whether the branch on the remote, to which a reviewer may have added, holds a file as it is now. */
async function isReviewed(root: string, branch: string, file: string, now: string | undefined): Promise<boolean> {
  const { stdout } = await runGit(root, ['for-each-ref', '--format=%(refname)', `refs/remotes/*/${branch}`])
  const [remote] = stdout.split('\n')
  return Boolean(remote && now) && (await idOf(root, `${remote}:./${file}`)) === now
}
