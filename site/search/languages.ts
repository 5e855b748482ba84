import type { Stem } from './words.ts'

interface Language {
  /** Comes only with the language that is searched. */
  stem: () => Promise<{ stem: Stem }>
  /** Whether words are written as one with others, so that a part of a word is a word. */
  compounds: boolean
}

/** What search knows of each language. */
export const languages = {
  nl: { stem: () => import('./stem-nl.ts'), compounds: true },
  en: { stem: () => import('./stem-en.ts'), compounds: false },
} as const satisfies Record<string, Language>
