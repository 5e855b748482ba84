import { Refused } from '../errors.ts'
import { objectId, remoteOf, runGit } from './git.ts'
import { toGitError } from './git-error.ts'
import { currentProposal } from './proposal.ts'

const why = {
  noGit: {
    nl: 'Deze map staat niet onder git, dus er is niets nieuws op te halen.',
    en: 'This folder is not under git, so there is nothing newer to fetch.',
  },
  noRemote: {
    nl: 'Deze map hoort bij geen server, dus er is niets nieuws op te halen.',
    en: 'This folder belongs to no server, so there is nothing newer to fetch.',
  },
  detached: {
    nl: 'In deze map staat geen branch open, maar een los moment uit de geschiedenis. Er is niets gewijzigd; vraag wie de site beheert.',
    en: 'No branch is checked out in this folder, but a single moment of the history. Nothing was changed; ask who runs the site.',
  },
  noUpstream: {
    nl: 'De branch van deze map staat niet op de server, dus er is niets nieuws op te halen.',
    en: 'The branch of this folder is not on the server, so there is nothing newer to fetch.',
  },
}

export interface Upstream {
  /** Remote-tracking branch: refs/remotes/origin/main. */
  ref: string
  /** Newest commit of the proposal's branch that was fetched, with those of a reviewer. */
  sent?: string
  /** True if the proposal's branch was removed from the remote, accepted or not. */
  isGone: boolean
}

/** @throws Refused without an upstream, or if the remote is unreachable. */
export async function fetchUpstream(root: string): Promise<Upstream> {
  if (!(await objectId(root, 'HEAD'))) throw new Refused(why.noGit)
  const head = await runGit(root, ['symbolic-ref', '-q', '--short', 'HEAD'])
  if (head.status !== 0) throw new Refused(why.detached)
  const branch = head.stdout.trim()
  const remote = (await runGit(root, ['config', `branch.${branch}.remote`])).stdout.trim() || (await remoteOf(root))
  if (!remote || remote === '.') throw new Refused(why.noRemote)
  const fetched = await runGit(root, ['fetch', '-q', remote], { timeout: 60_000 })
  if (fetched.status !== 0) throw toGitError(fetched)
  const known = await runGit(root, ['rev-parse', '--symbolic-full-name', '@{upstream}'])
  const ref = known.status === 0 ? known.stdout.trim() : `refs/remotes/${remote}/${branch}`
  if (!(await objectId(root, ref))) throw new Refused(why.noUpstream)
  const proposal = await currentProposal(root)
  const sent = proposal && (await objectId(root, `refs/remotes/${remote}/${proposal.branch}`))
  if (!proposal || !sent) return { ref, isGone: false }
  const there = await runGit(root, ['ls-remote', remote, `refs/heads/${proposal.branch}`], { timeout: 20_000 })
  return { ref, sent, isGone: there.status === 0 && there.stdout === '' }
}
