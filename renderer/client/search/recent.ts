import type { Locale } from '../../../site/locales.ts'

/** A page that was found before. */
export interface Recent {
  url: string
  title: string
}

const keyOf = (locale: Locale) => `search-recent-${locale}`
const most = 5

/** The pages of a language last chosen from results, newest first. They stay in this browser. */
export function readRecent(locale: Locale): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(locale)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : []
  } catch {
    return []
  }
}

/** Puts a page before the others, and returns them all. */
export function rememberRecent(page: Recent, locale: Locale): Recent[] {
  const others = readRecent(locale).filter(({ url }) => url !== page.url)
  const all = [page, ...others].slice(0, most)
  write(JSON.stringify(all), locale)
  return all
}

export function forgetRecent(locale: Locale) {
  write('[]', locale)
}

function write(text: string, locale: Locale) {
  try {
    localStorage.setItem(keyOf(locale), text)
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}

/** Only addresses of this site are followed, whatever else the storage holds. */
function isRecent(value: unknown): value is Recent {
  const { url, title } = (value ?? {}) as Partial<Recent>
  return typeof url === 'string' && /^\/(?!\/)/.test(url) && typeof title === 'string'
}
