import { repositoryOf } from './forge.ts'

/** The newest request to take a branch in. */
export interface PullRequest {
  state: 'review' | 'taken' | 'closed'
  /** The commit that it asks for. */
  commit: string
}

/** The address that lists the requests of a branch, and the token with which it is asked. */
interface Question {
  address: string
  token: string
}

/** Returns the question for GitHub or GitLab; undefined for another forge, and where no token is set. */
export function questionOf(remote: string, branch: string, env: NodeJS.ProcessEnv): Question | undefined {
  const { host = '', path = '', kind } = repositoryOf(remote) ?? {}
  const own = { 'github.com': env.GITHUB_TOKEN, 'gitlab.com': env.GITLAB_TOKEN }[host]
  const token = env.FORGE_TOKEN || own
  if (!token) return undefined
  if (kind === 'github') {
    const api = host === 'github.com' ? 'https://api.github.com' : `https://${host}/api/v3`
    const query = new URLSearchParams({ head: `${path.split('/')[0]}:${branch}`, state: 'all', per_page: '1' })
    return { address: `${api}/repos/${path}/pulls?${query}`, token }
  }
  if (kind !== 'gitlab') return undefined
  const query = new URLSearchParams({ source_branch: branch, per_page: '1' })
  return { address: `https://${host}/api/v4/projects/${encodeURIComponent(path)}/merge_requests?${query}`, token }
}

/** The answer of a forge: GitHub names the commit in `head`, and GitLab in `sha`. */
interface Answer {
  state: string
  merged_at: string | null
  head?: { sha: string }
  sha?: string
}

/** Asks a forge for the newest request of a branch; undefined where there is none, or no answer. */
export async function askForge({ address, token }: Question): Promise<PullRequest | undefined> {
  try {
    const headers = { Authorization: `Bearer ${token}` }
    const response = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(5000) })
    const [found] = (await response.json()) as Answer[]
    if (!found) return undefined
    const isOpen = ['open', 'opened', 'locked'].includes(found.state)
    const state = isOpen ? 'review' : found.merged_at ? 'taken' : 'closed'
    return { state, commit: found.head?.sha ?? found.sha ?? '' }
  } catch {
    return undefined
  }
}
