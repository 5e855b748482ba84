/** The languages of the site; the first one is the default and has no prefix in its addresses. */
export const locales = ['nl', 'en'] as const

export type Locale = (typeof locales)[number]
export type Localized<T> = Record<Locale, T>

export const defaultLocale: Locale = locales[0]

/** A root-relative address without trailing slash, such as /en/plans. */
export type Path = `/${string}`

/** The language of an address: its prefix, else the default. Any path has one, also one that does not exist. */
export function localeOf(path: string): Locale {
  const prefix = path.split('/')[1]
  return locales.find((locale) => locale === prefix) ?? defaultLocale
}

/** Builds a value for every language. */
export function localize<T>(make: (locale: Locale) => T): Localized<T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localized<T>
}

/** The same address in another language, by its prefix alone; for addresses that no route lists. */
export function swapPrefix(path: string, locale: Locale): Path {
  const from = localeOf(path)
  const bare = from === defaultLocale ? path : path.slice(from.length + 1)
  const swapped = locale === defaultLocale ? bare : `/${locale}${bare}`
  return (swapped.replace(/\/+$/, '') || '/') as Path
}
