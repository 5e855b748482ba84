import { closest, distance } from 'fastest-levenshtein'

export { distance }

/** The known word that a writer most likely meant, or nothing when none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const best = closest(word.toLowerCase(), known)
  return distance(word.toLowerCase(), best.toLowerCase()) <= Math.max(1, Math.round(word.length / 3)) ? best : undefined
}

/** Returns a sentence that names the word that was meant, after a space; empty when none is close. */
export function suggestion(word: string, known: readonly string[]): string {
  const close = nearest(word, known)
  return close ? ` Did you mean ${close}?` : ''
}
