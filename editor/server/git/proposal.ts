import { compareWords, mergeTexts } from '../../text/merge.ts'
import { compareAddress } from './forge.ts'
import { changedFiles, git, isAncestor, objectId, remoteOf, runGit, textIn } from './git.ts'
import { mergeTrees } from './merge-trees.ts'

type Proposal = NonNullable<Awaited<ReturnType<typeof currentProposal>>>

/** Sent proposals, refs/desk/NAME, and those made without a remote, refs/ready/desk/NAME. */
const sentRefs = 'refs/desk'
const readyRefs = 'refs/ready/desk'
const asBranch = '--format=%(refname:lstrip=-2) %(objectname)'

/**
 * The open proposal, for the branch desk/NAME. Undefined if there is none. With a remote, a proposal that was not sent
 * does not count, so that its texts are sent by the next one.
 */
export async function currentProposal(root: string) {
  const refs = (await remoteOf(root)) ? [sentRefs] : [sentRefs, readyRefs]
  // Sorted by name: a proposal in readyRefs is last.
  const { stdout } = await runGit(root, ['for-each-ref', '--no-merged=HEAD', asBranch, ...refs])
  const [branch = '', tip = ''] = stdout.trim().split('\n').at(-1)?.split(' ') ?? []
  // The last commit that the checked-out branch and the proposal share.
  const fork = tip && (await runGit(root, ['merge-base', 'HEAD', tip])).stdout.trim()
  if (!fork) return undefined
  return { branch, tip, fork, files: await changedFiles(root, [fork, tip]) }
}

export async function recordProposal(root: string, branch: string, tip: string, isSent: boolean) {
  await git(root, ['update-ref', isSent ? `refs/${branch}` : `refs/ready/${branch}`, tip])
  for (const [one] of await listProposals(root, '--merged=HEAD', sentRefs, readyRefs)) await forgetProposal(root, one)
  if (isSent) await forgetReady(root)
}

async function listProposals(root: string, ...args: string[]) {
  const lines = (await git(root, ['for-each-ref', asBranch, ...args])).split('\n').filter(Boolean)
  return lines.map((line) => line.split(' ') as [branch: string, tip: string])
}

/** Removes the local branches of proposals that were made without a remote, unless they got other commits. */
async function forgetReady(root: string) {
  for (const [branch, tip] of await listProposals(root, readyRefs)) {
    await git(root, ['update-ref', '-d', `refs/ready/${branch}`])
    // git does not delete a checked-out branch.
    if ((await objectId(root, `refs/heads/${branch}`)) === tip) await runGit(root, ['branch', '-q', '-D', branch])
  }
}

export async function forgetProposal(root: string, branch: string) {
  for (const ref of [`refs/${branch}`, `refs/ready/${branch}`]) await git(root, ['update-ref', '-d', ref])
  // Without a remote, the branch is local. git does not delete an unmerged or checked-out branch.
  await runGit(root, ['branch', '-q', '-d', branch])
  const remote = await remoteOf(root)
  if (remote) await runGit(root, ['branch', '-q', '-d', '-r', `${remote}/${branch}`])
}

export async function proposalTitle(root: string, { fork, tip }: Proposal): Promise<string> {
  return (await git(root, ['log', '--reverse', '--format=%s', `${fork}..${tip}`])).split('\n')[0] ?? ''
}

/** Forge page for proposing a branch; undefined for an unknown forge. */
export async function proposalPage(root: string, remote: string, branch: string): Promise<string | undefined> {
  const head = await runGit(root, ['symbolic-ref', '-q', '--short', `refs/remotes/${remote}/HEAD`])
  const base = head.stdout.trim().slice(remote.length + 1) || 'main'
  return compareAddress((await runGit(root, ['remote', 'get-url', remote])).stdout.trim(), branch, base)
}

/** Merges a proposal with the checked-out commit. Returns the tree, and the files with conflicts. */
export async function withProposal(root: string, { fork, tip }: Proposal) {
  const isNewest = await isAncestor(root, 'HEAD', tip)
  return isNewest ? { tree: `${tip}^{tree}`, conflicts: [] } : mergeTrees(root, fork, tip, 'HEAD')
}

/**
 * Lists the files of a proposal that a commit contains as proposed or as reviewed, whether merged, squashed or rebased.
 */
export async function landedFiles(root: string, proposal: Proposal, commit: string, sent?: string): Promise<string[]> {
  const { tip, fork, files } = proposal
  if (await isAncestor(root, tip, commit)) return files
  const landed: string[] = []
  for (const file of files) {
    const texts = [fork, tip, sent ?? tip, commit].map((one) => textIn(root, one, file))
    const [before = null, mine = null, reviewed = null, now = null] = await Promise.all(texts)
    const isSame = now === mine || (now !== before && now === reviewed)
    if (isSame || (file.startsWith('content/') && hasLanded(file, before, mine, now))) landed.push(file)
  }
  return landed
}

/** Share of added words that must remain after a review. */
const minShare = 0.75

/** True if a text contains the words added to `base`, or most of them after a review. `null` means no file. */
export function hasLanded(file: string, base: string | null, proposed: string | null, now: string | null): boolean {
  if (now === proposed) return true
  if (now === base || now === null || proposed === null) return false
  if (mergeTexts(file, base ?? '', proposed, now) === now) return true
  const [added = [], there = []] = [proposed, now].map((text) => newWords(base ?? '', text))
  return added.length > 0 && added.filter((word) => there.includes(word)).length / added.length >= minShare
}

function newWords(before: string, after: string): string[] {
  const added = compareWords(before, after).filter(({ kind }) => kind === 'new')
  return added.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
}
