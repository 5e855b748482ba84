import { runGit } from './git.ts'

/**
 * The page of a forge that compares a branch with what is published, by the address of the remote: those of GitHub,
 * GitLab and Forgejo (and Gitea), whose kind the name of the host tells; undefined for any other.
 */
export function compareAddress(remote: string, branch: string, base: string): string | undefined {
  const repository = repositoryOf(remote)
  if (!repository) return undefined
  const { host, path } = repository
  const [from, to] = [base, branch].map((name) => name.split('/').map(encodeURIComponent).join('/'))
  if (/(^|\.)github\./.test(host)) return `https://${host}/${path}/compare/${from}...${to}?expand=1`
  if (/(^|\.)gitlab\./.test(host)) {
    const query = new URLSearchParams({ 'merge_request[source_branch]': branch, 'merge_request[target_branch]': base })
    return `https://${host}/${path}/-/merge_requests/new?${query}`
  }
  if (/(^|\.)(codeberg\.org|forgejo\.|gitea\.|git\.)/.test(`${host}.`))
    return `https://${host}/${path}/compare/${from}...${to}`
  return undefined
}

/** The address of a remote. */
export async function addressOf(root: string, remote: string): Promise<string> {
  return (await runGit(root, ['remote', 'get-url', remote])).stdout.trim()
}

/** The page of the forge that compares a branch of a remote with its main branch; undefined where the forge has none. */
export async function compareOf(root: string, remote: string, branch: string): Promise<string | undefined> {
  const address = await addressOf(root, remote)
  const head = (await runGit(root, ['rev-parse', '--abbrev-ref', `${remote}/HEAD`])).stdout.trim()
  const base = head.startsWith(`${remote}/`) && !head.endsWith('/HEAD') ? head.slice(remote.length + 1) : 'main'
  return compareAddress(address, branch, base)
}

/** The host and path of a remote, as git takes it: git@host:owner/name.git, ssh://…, https://…, without names and keys. */
export function repositoryOf(remote: string): { host: string; path: string } | undefined {
  const short = /^(?:[\w.-]+@)?([\w.-]+\.[a-z]+):(?!\/\/)([\w./~-]+?)(?:\.git)?\/?$/i.exec(remote)
  const long = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([\w.-]+)(?::\d+)?\/([\w./~-]+?)(?:\.git)?\/?$/i.exec(remote)
  const [, host, path] = short ?? long ?? []
  return host && path ? { host: host.toLowerCase(), path } : undefined
}
