import { releaseFile } from '../../../site/files.ts'
import type { ProposalState } from '../../protocol.ts'
import { addressOf, askForge, compareOf, type PullRequest, questionOf } from './forge.ts'
import { idOf, remoteOf, runGit } from './git.ts'
import { allProposals, isTakenIn, type KnownProposal } from './proposals.ts'

/**
 * Tells how far each proposal is, the newest first: by the branches and requests that git lists on the remote, by the forge
 * where `env` has a token for it, and by the commit of which the live site is built.
 */
export async function proposalStates(
  root: string,
  env: NodeJS.ProcessEnv,
  live: () => Promise<string | undefined>,
): Promise<ProposalState[]> {
  const all = allProposals(root).reverse()
  if (all.length === 0) return []
  const remote = await remoteOf(root)
  const [refs, commit] = await Promise.all([
    remote ? refsOn(root, remote) : undefined,
    all.some(({ landed }) => landed) ? live() : undefined,
  ])
  const address = remote ? await addressOf(root, remote) : ''
  const known = commit && (await idOf(root, `${commit}^{commit}`))
  return Promise.all(
    all.map(async (proposal) => {
      const { branch, title, landed, pushed } = proposal
      const isLive = landed && known ? await isTakenIn(root, proposal, known) : false
      const question = landed || !pushed ? undefined : questionOf(address, branch, env)
      const state = stateOf(proposal, refs, isLive, question && (await askForge(question)))
      const compare = remote && state === 'sent' ? await compareOf(root, remote, branch) : undefined
      return { branch, title, state, compare }
    }),
  )
}

/** Returns the state of a proposal; `request` is what the forge says of it, where it was asked. */
export function stateOf(
  { branch, landed, pushed }: KnownProposal,
  refs: Refs | undefined,
  isLive: boolean,
  request: PullRequest | undefined,
): ProposalState['state'] {
  if (landed) return isLive ? 'online' : 'taken'
  if (!pushed) return 'kept'
  const tip = refs?.branches.get(branch)
  // One that was settled for an earlier version says nothing of this one.
  if (request && (request.state === 'review' || !tip || tip === request.commit)) return request.state
  if (!refs) return 'sent'
  if (!tip) return 'gone'
  return refs.requests.has(tip) ? 'review' : 'sent'
}

interface Refs {
  /** The commit of each branch of the desk. */
  branches: ReadonlyMap<string, string>
  /** The commits that somebody asked to take in, as GitHub, GitLab and Forgejo list them. */
  requests: ReadonlySet<string>
}

/** Lists what a remote holds; nothing where it cannot be reached. */
export async function refsOn(root: string, remote: string): Promise<Refs | undefined> {
  const wanted = ['refs/heads/desk/*', 'refs/pull/*/head', 'refs/merge-requests/*/head']
  const { status, stdout } = await runGit(root, ['ls-remote', remote, ...wanted], { timeout: 20_000 })
  if (status !== 0) return undefined
  const all = stdout.split('\n').map((line) => line.split('\t'))
  return {
    branches: new Map(all.map(([commit = '', name = '']) => [name.replace('refs/heads/', ''), commit])),
    requests: new Set(all.flatMap(([commit = '', name]) => (name?.endsWith('/head') ? [commit] : []))),
  }
}

/** Asks a live site of which commit it is built; nothing where it does not say. */
export async function liveCommit(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}${releaseFile}`, { signal: AbortSignal.timeout(5000) })
    const { commit } = (await response.json()) as { commit?: unknown }
    return typeof commit === 'string' && /^[0-9a-f]{7,64}$/.test(commit) ? commit : undefined
  } catch {
    return undefined
  }
}
