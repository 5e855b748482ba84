/** A page that was found before. */
export interface Recent {
  url: string
  title: string
}

const key = 'search-recent'
const most = 5

/** The pages last chosen from results, newest first. They stay in this browser. */
export function readRecent(): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : []
  } catch {
    return []
  }
}

/** Puts a page before the others, and returns them all. */
export function rememberRecent(page: Recent): Recent[] {
  const others = readRecent().filter(({ url }) => url !== page.url)
  const all = [page, ...others].slice(0, most)
  write(JSON.stringify(all))
  return all
}

export function forgetRecent() {
  write('[]')
}

function write(text: string) {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}

/** Only addresses of this site are followed, whatever else the storage holds. */
function isRecent(value: unknown): value is Recent {
  const { url, title } = (value ?? {}) as Partial<Recent>
  return typeof url === 'string' && /^\/(?!\/)/.test(url) && typeof title === 'string'
}
