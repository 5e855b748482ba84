import type { Locale, Localized } from '../locales.ts'
import { message, messagesOf } from '../messages.ts'
import { href } from '../routes.ts'
import { stem as english } from './stem-en.ts'
import { stem as dutch } from './stem-nl.ts'
import type { Stem } from './words.ts'

interface Language {
  stem: Stem
  /** Path of the stemmer from the root. The browser loads the stemmer with the search labels. */
  from: `/site/search/${string}`
  /** True for languages with closed compounds: parts of words match too. */
  compounds: boolean
}

export const searchLanguages: Localized<Language> = {
  nl: { stem: dutch, from: '/site/search/stem-nl.ts', compounds: true },
  en: { stem: english, from: '/site/search/stem-en.ts', compounds: false },
}

export function searchWords(locale: Locale) {
  return {
    ...messagesOf('search', locale),
    submit: message('search.label', locale),
    groups: messagesOf('group', locale),
    contact: href('contact', locale),
    page: href('search', locale),
  }
}

export type SearchWords = ReturnType<typeof searchWords>
