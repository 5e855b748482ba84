import type { Newest } from '../../protocol.ts'
import { Refused } from '../errors.ts'
import { moveFiles } from './fast-forward.ts'
import { changedFiles, editedFiles, folders, git, idOf, runGit } from './git.ts'
import { forgetProposal, type KnownProposal, landedFiles, openProposals, recordProposal } from './proposals.ts'
import { type Joined, joinVersions, writeJoined } from './take-in.ts'
import type { Upstream } from './upstream.ts'

/**
 * Moves the checked-out branch to the fetched commit. Merged edits are dropped; others are merged or kept as drafts.
 * The index and other files stay.
 * @throws Refused before anything changes.
 */
export async function takeNewest(root: string, { ref, gone }: Upstream): Promise<Newest> {
  const [old = '', next = ''] = (await git(root, ['rev-parse', 'HEAD', ref])).split('\n')
  const landed = await landedProposals(root, next, gone)
  const counts = await git(root, ['rev-list', '--left-right', '--count', `${old}...${next}`])
  const [ahead = 0, behind = 0] = counts.split('\t').map(Number)
  if (ahead > 0 && behind > 0) throw new Refused(ownCommits(ahead))
  const joined = behind > 0 ? await moveOn(root, old, next, landed) : []
  const done = landed.filter(({ isDone }) => isDone)
  for (const { proposal, files } of done)
    if (files.length > 0) recordProposal(root, { ...proposal, landed: true })
    else forgetProposal(root, proposal)
  const inWay = (way: Joined['way']) => joined.filter((one) => one.way === way).map(({ file }) => file)
  return {
    isNew: behind > 0,
    landed: done.filter(({ files }) => files.length > 0).map(({ proposal }) => proposal.title),
    merged: inWay('merged'),
    back: inWay('back'),
    needsRestart: behind > 0 && (await changesProgram(root, old, next)),
  }
}

interface Landed {
  proposal: KnownProposal
  files: string[]
  isDone: boolean
}

async function landedProposals(root: string, commit: string, gone: readonly string[]): Promise<Landed[]> {
  const all: Landed[] = []
  for (const proposal of openProposals(root)) {
    // git may have pruned the commit.
    if (!(await idOf(root, `${proposal.commit}^{commit}`))) {
      forgetProposal(root, proposal)
      continue
    }
    const found = await landedFiles(root, proposal, commit)
    const isGone = gone.includes(proposal.branch)
    // A removed branch with landed files was merged; other differences come from the reviewer.
    const files = isGone && found.length > 0 ? proposal.files : found
    all.push({ proposal, files, isDone: isGone || files.length === proposal.files.length })
  }
  return all
}

async function moveOn(root: string, old: string, next: string, landed: readonly Landed[]) {
  const changed = await changedFiles(root, old, next, '--', ...folders)
  const edited = await editedFiles(root)
  const overlap = changed.filter((file) => edited.includes(file))
  const joined: Joined[] = []
  for (const file of overlap) {
    const base = landed.findLast(({ files }) => files.includes(file))?.proposal.commit ?? old
    joined.push(await joinVersions(root, file, base, next))
  }
  await moveFiles(root, old, next, overlap)
  await writeJoined(root, joined, next)
  await git(root, ['update-ref', '-m', 'desk: fetch the newest', 'HEAD', next, old])
  return joined
}

/** True if anything besides content changed. */
async function changesProgram(root: string, old: string, next: string): Promise<boolean> {
  const { status } = await runGit(root, ['diff', '--quiet', old, next, '--', '.', ':!content', ':!public', ':!docs'])
  return status === 1
}

const ownCommits = (count: number) => ({
  nl: `De tak van deze map heeft ${count === 1 ? 'een eigen commit' : `${count} eigen commits`}, die de server niet heeft. Er is niets gewijzigd; wie met git werkt, brengt de twee samen.`,
  en: `The branch of this folder has ${count === 1 ? 'a commit' : `${count} commits`} of its own, which the server does not have. Nothing was changed; who works with git brings the two together.`,
})
