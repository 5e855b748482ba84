import { releaseFile } from '../../../site/files.ts'
import type { ProposalState } from '../../protocol.ts'
import { addressOf, askForge, compareOf, type PullRequest, questionOf } from './forge.ts'
import { idOf, remoteOf, runGit } from './git.ts'
import { allProposals, isTakenIn, type KnownProposal } from './proposals.ts'

/**
 * State of each proposal, the newest first. Sources: the remote's branches and pull requests, the forge's API if `env`
 * has a token, and the commit of the live site.
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

/** State of one proposal; `request` is the forge's answer, if any. */
export function stateOf(
  { branch, landed, pushed }: KnownProposal,
  refs: Refs | undefined,
  isLive: boolean,
  request: PullRequest | undefined,
): ProposalState['state'] {
  if (landed) return isLive ? 'online' : 'taken'
  if (!pushed) return 'kept'
  const tip = refs?.branches.get(branch)
  // A pull request closed for an earlier version does not count.
  if (request && (request.state === 'review' || !tip || tip === request.commit)) return request.state
  if (!refs) return 'sent'
  if (!tip) return 'gone'
  return refs.requests.has(tip) ? 'review' : 'sent'
}

interface Refs {
  branches: ReadonlyMap<string, string>
  /** Commits of pull requests, as GitHub, GitLab and Forgejo list them. */
  requests: ReadonlySet<string>
}

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

/** Commit of the live site; undefined if unknown. */
export async function liveCommit(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}${releaseFile}`, { signal: AbortSignal.timeout(5000) })
    const { commit } = (await response.json()) as { commit?: unknown }
    return typeof commit === 'string' && /^[0-9a-f]{7,64}$/.test(commit) ? commit : undefined
  } catch {
    return undefined
  }
}
