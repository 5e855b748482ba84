import type { Localized } from '../locales.ts'
import { stem as english } from './stem-en.ts'
import { stem as dutch } from './stem-nl.ts'
import type { Stem } from './words.ts'

interface Language {
  stem: Stem
  /** Where that stands: the browser gets it alone, with the words of its field. */
  file: `stem-${string}.ts`
  /** Whether words are written as one with others, so that a part of a word is a word. */
  compounds: boolean
}

/** What search knows of each language. */
export const languages: Localized<Language> = {
  nl: { stem: dutch, file: 'stem-nl.ts', compounds: true },
  en: { stem: english, file: 'stem-en.ts', compounds: false },
}
