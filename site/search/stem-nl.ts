import { stemmer } from '@orama/stemmers/dutch'

/**
 * The key of a Dutch word: Snowball's stem, then what that leaves apart. Spelling changes with the syllable (prijzen,
 * prijs; bedrijven, bedrijf; uren, uur; opzeggen, opzeg), and the -t of the verb stays (werkt, zorgt, duurt), as does the
 * diminutive (pakketje) and the plural of a word on -ie (organisaties).
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
