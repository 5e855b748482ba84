import { tryStorage } from '../storage.ts'
import { locale } from './load.ts'

/** A page that was found before. */
interface Recent {
  url: string
  title: string
}

const key = `search-recent-${locale}`
const most = 5

/** The pages of this language last chosen from results, newest first. They stay in this browser. */
export function readRecent(): Recent[] {
  const stored: unknown = tryStorage(() => JSON.parse(localStorage[key]))
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : []
}

/** Puts a page before the others. */
export function rememberRecent(page: Recent) {
  const others = readRecent().filter(({ url }) => url !== page.url)
  tryStorage(() => localStorage.setItem(key, JSON.stringify([page, ...others].slice(0, most))))
}

export const forgetRecent = () => tryStorage(() => localStorage.setItem(key, '[]'))

/** Only addresses of this site are followed, whatever else the storage holds. */
function isRecent(value: unknown): value is Recent {
  const { url, title } = (value ?? {}) as Partial<Recent>
  return typeof url === 'string' && /^\/(?!\/)/.test(url) && typeof title === 'string'
}
