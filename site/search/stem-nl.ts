import { stemmer } from '@orama/stemmers/dutch'

/**
 * Snowball stem of a Dutch word, with corrections. They unify spelling (prijzen, prijs; bedrijven, bedrijf; uren,
 * uur; opzeggen, opzeg), verbs in -t (werkt, zorgt, duurt), diminutives (pakketje) and plurals in -ie (organisaties).
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word === 'een' ? word : word.replace(/([aeou])\1/, '$1')
  const bare = stemmer(word.replace(/(?<=.{4})jes?$/, '').replace(/ies$/, 'ie')).replace(/^(.{2,})en$/, '$1')
  return bare
    .replace(/z$/, 's')
    .replace(/v$/, 'f')
    .replace(/([aeou])\1/g, '$1')
    .replace(/([^aeiouyscht])t$/, '$1')
    .replace(/([^aeiouy])\1$/, '$1')
}
