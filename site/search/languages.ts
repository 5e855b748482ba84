import type { Localized } from '../locales.ts'
import { stem as english } from './stem-en.ts'
import { stem as dutch } from './stem-nl.ts'
import type { Stem } from './words.ts'

interface Language {
  /** It stands in `stem-nl.ts`, and so on: the browser gets it alone, with the words of its field. */
  stem: Stem
  /** Whether words are written as one with others, so that a part of a word is a word. */
  compounds: boolean
}

/** What search knows of each language. */
export const languages: Localized<Language> = {
  nl: { stem: dutch, compounds: true },
  en: { stem: english, compounds: false },
}
