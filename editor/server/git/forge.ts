import { runGit } from './git.ts'

interface Repository {
  host: string
  path: string
  /** Forge software, by host name; Gitea counts as Forgejo. */
  kind?: 'github' | 'gitlab' | 'forgejo'
}

/** Parses a remote: git@host:owner/name.git, ssh://…, https://…; drops credentials. */
export function repositoryOf(remote: string): Repository | undefined {
  const address = remote.replace(/^(?:[\w.-]+@)?([\w.-]+\.[a-z]+):(?!\/\/)/i, 'ssh://$1/')
  if (!/^(?:https?|ssh|git):/.test(address) || !URL.canParse(address)) return undefined
  const { hostname, pathname } = new URL(address)
  const host = hostname.toLowerCase()
  const path = pathname.slice(1).replace(/(?:\.git)?\/?$/, '')
  if (/(^|\.)github\./.test(host)) return { host, path, kind: 'github' }
  if (/(^|\.)gitlab\./.test(host)) return { host, path, kind: 'gitlab' }
  return { host, path, kind: /(^|\.)(codeberg\.org$|forgejo\.|gitea\.|git\.)/.test(host) ? 'forgejo' : undefined }
}

/** Page of the forge that compares a branch with the main branch. */
export function compareAddress(remote: string, branch: string, base: string): string | undefined {
  const { host, path, kind } = repositoryOf(remote) ?? {}
  if (!kind) return undefined
  if (kind === 'gitlab') {
    const query = new URLSearchParams({ 'merge_request[source_branch]': branch, 'merge_request[target_branch]': base })
    return `https://${host}/${path}/-/merge_requests/new?${query}`
  }
  const [from, to] = [base, branch].map((name) => name.split('/').map(encodeURIComponent).join('/'))
  return `https://${host}/${path}/compare/${from}...${to}${kind === 'github' ? '?expand=1' : ''}`
}

export async function addressOf(root: string, remote: string): Promise<string> {
  return (await runGit(root, ['remote', 'get-url', remote])).stdout.trim()
}

export async function compareOf(root: string, remote: string, branch: string): Promise<string | undefined> {
  const head = (await runGit(root, ['rev-parse', '--abbrev-ref', `${remote}/HEAD`])).stdout.trim()
  const base = head.startsWith(`${remote}/`) && !head.endsWith('/HEAD') ? head.slice(remote.length + 1) : 'main'
  return compareAddress(await addressOf(root, remote), branch, base)
}

export interface PullRequest {
  state: 'review' | 'taken' | 'closed'
  commit: string
}

interface Question {
  address: string
  token: string
}

/** Undefined for other forges, or without a token. */
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

/** Response of a forge: the commit is in `head` on GitHub, in `sha` on GitLab. */
interface Answer {
  state: string
  merged_at: string | null
  head?: { sha: string }
  sha?: string
}

/** Fetches the newest pull request of a branch; undefined if none or no answer. */
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
