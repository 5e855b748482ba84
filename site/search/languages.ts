import type { Localized } from '../locales.ts'
import type { Stem } from './words.ts'

interface Language {
  /** The file beside this one that brings its words to their stems. */
  stems: `stem-${string}.ts`
  /** Whether words are written as one with others, so that a part of a word is a word. */
  compounds: boolean
}

/** What search knows of each language. */
export const languages: Localized<Language> = {
  nl: { stems: 'stem-nl.ts', compounds: true },
  en: { stems: 'stem-en.ts', compounds: false },
}

/** The stems of a language, for programs; the browser gets them with the words of its field. */
export async function stemsOf(locale: keyof typeof languages): Promise<Stem> {
  const { stem }: { stem: Stem } = await import(`./${languages[locale].stems}`)
  return stem
}
