/**
 * Deletes cookies by name; `_ga_*` is a prefix. Tries each parent domain, because deletion needs the exact domain.
 */
export function deleteCookies(names: readonly string[]) {
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, index) => `; Domain=${parts.slice(index).join('.')}`)]
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one))) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}
