import { closest, distance } from 'fastest-levenshtein'

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

export function closestMatch(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const best = closest(word.toLowerCase(), known)
  return distance(word.toLowerCase(), best.toLowerCase()) <= Math.max(1, Math.round(word.length / 3)) ? best : undefined
}

export function suggestion(word: string, known: readonly string[]): string {
  const close = closestMatch(word, known)
  return close ? ` Did you mean ${close}?` : ''
}
