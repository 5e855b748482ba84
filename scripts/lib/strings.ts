import { closest, distance } from 'fastest-levenshtein'

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

export function closestMatch(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined
  const best = closest(word.toLowerCase(), candidates)
  // Never suggests a name that differs only in its number: measure-01 is not measure-02.
  if (best !== word && best.replace(/\d+/g, '') === word.replace(/\d+/g, '')) return undefined
  return distance(word.toLowerCase(), best.toLowerCase()) <= Math.max(1, Math.round(word.length / 3)) ? best : undefined
}

/** Tells whether a word differs in at most two characters from another. */
export const isSlip = (word: string, other: string) => distance(word.toLowerCase(), other.toLowerCase()) <= 2

export function suggestion(word: string, candidates: readonly string[]): string {
  const close = closestMatch(word, candidates)
  return close ? ` Did you mean ${close}?` : ''
}

/** Converts a text to a slug: "Wat kost het?" → wat-kost-het. */
export function toSlug(text: string, maxLength?: number): string {
  const unaccented = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  const slug = unaccented
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
  return slug.replace(/-$/, '') || 'naam'
}

/** Decodes a part of an address. Returns a malformed part unchanged. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns the id in the fragment of an address. Composes decomposed accents. */
export const anchorIn = (anchor: string) => decodeAddress(anchor).normalize('NFC')
