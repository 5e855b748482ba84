import { runGit } from './git.ts'

interface Repository {
  host: string
  path: string
  /** Forge software, by host name; Gitea counts as Forgejo. */
  kind?: 'github' | 'gitlab' | 'forgejo'
}

/** Parses a remote: git@host:owner/name.git, ssh://…, https://…; drops credentials. */
function repositoryOf(remote: string): Repository | undefined {
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

/** Address of the page that opens a pull request, or shows it; undefined for an unknown forge. */
export async function compareOf(root: string, remote: string, branch: string): Promise<string | undefined> {
  const head = (await runGit(root, ['rev-parse', '--abbrev-ref', `${remote}/HEAD`])).stdout.trim()
  const base = head.startsWith(`${remote}/`) && !head.endsWith('/HEAD') ? head.slice(remote.length + 1) : 'main'
  return compareAddress((await runGit(root, ['remote', 'get-url', remote])).stdout.trim(), branch, base)
}
