/** Languages of the site. The first is the default and has no prefix. */
export const locales = ['nl', 'en'] as const

export type Locale = (typeof locales)[number]
export type Localized<T> = Record<Locale, T>

export const defaultLocale: Locale = locales[0]

/** New entries get their file names and ids from the title in this language, if there is one. */
export const namingLocale: Locale = 'en'

/** Language names, native and English, and BCP 47 tags. */
export const languages: Localized<{ name: string; english: string; tag: string }> = {
  nl: { name: 'Nederlands', english: 'Dutch', tag: 'nl-NL' },
  en: { name: 'English', english: 'English', tag: 'en-GB' },
}

/** Root-relative address without trailing slash, such as /en/plans. */
export type Path = `/${string}`

/** Language of a path by prefix, whether or not the path exists. */
export function localeOf(path: string): Locale {
  const prefix = path.split('/')[1]
  return locales.find((locale) => locale === prefix) ?? defaultLocale
}

export function localize<T>(make: (locale: Locale) => T): Localized<T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localized<T>
}

/** Address prefix: empty for the default language, otherwise its code, such as /en. */
export function prefixOf(locale: Locale): Path | '' {
  return locale === defaultLocale ? '' : `/${locale}`
}

/** Swaps the language prefix, for addresses without a route. */
export function swapPrefix(path: string, locale: Locale): Path {
  const swapped = `${prefixOf(locale)}${path.slice(prefixOf(localeOf(path)).length)}`
  return (swapped.replace(/\/+$/, '') || '/') as Path
}

/** Fields with the same value in twins, except that each language has its own slug for the same `category`. */
export const sharedFields = ['id', 'date', 'category', 'image', 'on', 'draft', 'publishAt', 'version'] as const

/** Pattern for the names of fields that are not translated: changing them does not make a translation out of date. */
export const untranslatedFields =
  'id|date|draft|publishAt|readTime|image|slug|aliases|order|on|icon|noTwin|translates|version|printed'
