/** The languages of the site; the first one is the default and has no prefix in its addresses. */
export const locales = ['nl', 'en'] as const

export type Locale = (typeof locales)[number]
export type Localized<T> = Record<Locale, T>

export const defaultLocale: Locale = locales[0]

/** The language in which files and anchors are named, where a text is in it. */
export const namingLocale: Locale = 'en'

/** What each language is called, by itself and in English, and its tag: what formats, voices and programs know it by. */
export const languages: Localized<{ name: string; english: string; tag: string }> = {
  nl: { name: 'Nederlands', english: 'Dutch', tag: 'nl-NL' },
  en: { name: 'English', english: 'English', tag: 'en-GB' },
}

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

/** What addresses of a language begin with: nothing for the default one, else /en. */
export function prefixOf(locale: Locale): Path | '' {
  return locale === defaultLocale ? '' : `/${locale}`
}

/** The same address in another language, by its prefix alone; for addresses that no route lists. */
export function swapPrefix(path: string, locale: Locale): Path {
  const swapped = `${prefixOf(locale)}${path.slice(prefixOf(localeOf(path)).length)}`
  return (swapped.replace(/\/+$/, '') || '/') as Path
}
