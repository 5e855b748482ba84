import type { Localized } from '../locales.ts'
import { stem as english } from './stem-en.ts'
import { stem as dutch } from './stem-nl.ts'
import type { Stem } from './words.ts'

interface Language {
  stem: Stem
  /** Where that stands, from the root: the browser gets it alone, with the words of its field. */
  from: `/site/search/${string}`
  /** Whether words are written as one with others, so that a part of a word is a word. */
  compounds: boolean
}

/** What search knows of each language. */
export const languages: Localized<Language> = {
  nl: { stem: dutch, from: '/site/search/stem-nl.ts', compounds: true },
  en: { stem: english, from: '/site/search/stem-en.ts', compounds: false },
}
