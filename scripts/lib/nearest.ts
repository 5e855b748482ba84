import { closest, distance } from 'fastest-levenshtein'

export { distance }

/** The known word that a writer most likely meant, or nothing when none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const best = closest(word.toLowerCase(), known)
  return distance(word.toLowerCase(), best.toLowerCase()) <= Math.max(1, Math.round(word.length / 3)) ? best : undefined
}
