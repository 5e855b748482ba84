import { refusal } from '../errors.ts'
import { createQueue } from '../turns.ts'
import { objectId, remoteOf, runGit } from './git.ts'
import { toGitError } from './git-error.ts'
import { currentProposal } from './proposal.ts'

export type Upstream = Awaited<ReturnType<typeof fetchUpstream>>

/** Runs one fetch at a time, because git fails if two of them move the same ref. */
const enqueue = createQueue()

/**
 * Fetches from the remotes. Returns the remote-tracking branch as `ref`, and as `sent` the newest commit of the
 * proposal's branch, which may be a reviewer's commit. `isGone` is true if the remote does not have the proposal's
 * branch: it was removed, accepted or not, or this is another remote.
 * @throws Refusal without an upstream, or if the remote is unreachable.
 */
export async function fetchUpstream(root: string) {
  if (!(await objectId(root, 'HEAD'))) throw refusal('fetchNoGit')
  const head = await runGit(root, ['symbolic-ref', '-q', '--short', 'HEAD'])
  if (head.status !== 0) throw refusal('fetchDetached')
  const branch = head.stdout.trim()
  // With a fork, proposals go to a different remote from the one that the branch tracks.
  const proposalRemote = await remoteOf(root)
  const remote = (await runGit(root, ['config', `branch.${branch}.remote`])).stdout.trim() || proposalRemote
  if (!proposalRemote || !remote || remote === '.') throw refusal('fetchNoRemote')
  const proposal = await currentProposal(root)
  for (const name of new Set(proposal ? [remote, proposalRemote] : [remote])) {
    const fetched = await enqueue(() => runGit(root, ['fetch', '-q', '--no-prune', name], { timeoutMs: 60_000 }))
    if (fetched.status !== 0) throw toGitError(fetched)
  }
  const upstreamName = await runGit(root, ['rev-parse', '--symbolic-full-name', '@{upstream}'])
  const ref = upstreamName.status === 0 ? upstreamName.stdout.trim() : `refs/remotes/${remote}/${branch}`
  if (!(await objectId(root, ref))) throw refusal('fetchNoUpstream')
  const sent = proposal && (await objectId(root, `refs/remotes/${proposalRemote}/${proposal.branch}`))
  if (!proposal) return { ref, isGone: false }
  const there = await runGit(root, ['ls-remote', proposalRemote, `refs/heads/${proposal.branch}`], {
    timeoutMs: 20_000,
  })
  return { ref, sent, isGone: there.status === 0 && there.stdout === '' }
}
