import { stemmer } from '@orama/stemmers/english'

/** Porter stem of an English word. British and American spellings have the same stem. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  return stemmer(word.replace(/is(e|ed|es|ing|ation|ations)$/, 'iz$1').replace(/our$/, 'or'))
}
