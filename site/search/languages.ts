import type { Localized } from '../locales.ts'
import type { Stem } from './words.ts'

interface Language {
  /** What brings its words to their stems. The browser gets it with the words of its field, by the name of the file. */
  stem: () => Promise<{ stem: Stem }>
  file: `stem-${string}.ts`
  /** Whether words are written as one with others, so that a part of a word is a word. */
  compounds: boolean
}

/** What search knows of each language. */
export const languages: Localized<Language> = {
  nl: { stem: () => import('./stem-nl.ts'), file: 'stem-nl.ts', compounds: true },
  en: { stem: () => import('./stem-en.ts'), file: 'stem-en.ts', compounds: false },
}
