/** Forge page that compares a branch with the main branch; undefined for an unknown forge. */
export function compareAddress(remote: string, branch: string, base: string): string | undefined {
  // git@host:owner/name.git is short for ssh://git@host/owner/name.git.
  const address = remote.replace(/^(?:[\w.-]+@)?([\w.-]+\.[a-z]+):(?!\/\/)/i, 'ssh://$1/')
  if (!/^(?:https?|ssh|git):/.test(address) || !URL.canParse(address)) return undefined
  const { hostname, pathname } = new URL(address)
  const page = `https://${hostname.toLowerCase()}${pathname.replace(/(?:\.git)?\/?$/, '')}`
  if (/(^|\.)gitlab\./i.test(hostname)) {
    const query = new URLSearchParams({ 'merge_request[source_branch]': branch, 'merge_request[target_branch]': base })
    return `${page}/-/merge_requests/new?${query}`
  }
  const [from, to] = [base, branch].map((name) => name.split('/').map(encodeURIComponent).join('/'))
  if (/(^|\.)github\./i.test(hostname)) return `${page}/compare/${from}...${to}?expand=1`
  return /(^|\.)(codeberg\.org$|forgejo\.|gitea\.|git\.)/i.test(hostname)
    ? `${page}/compare/${from}...${to}`
    : undefined
}
