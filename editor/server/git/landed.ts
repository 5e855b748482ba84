import { mergeTexts } from '../../text/merge.ts'

/** Share of added words that must remain after a review. */
const most = 0.75

/**
 * True if a text contains the words added to `base`, or most of them after a review. Unchanged texts contain none.
 * `null` means no file.
 */
export function hasLanded(base: string | null, proposed: string | null, now: string | null): boolean {
  if (now === proposed) return true
  if (now === base || now === null || proposed === null) return false
  if (mergeTexts(base ?? '', proposed, now) === now) return true
  const added = without(wordsOf(proposed), wordsOf(base ?? ''))
  const found = added.length - without(added, without(wordsOf(now), wordsOf(base ?? ''))).length
  return added.length > 0 && found / added.length >= most
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
}

/** Multiset difference. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const count = counts.get(word) ?? 0
    counts.set(word, count - 1)
    return count <= 0
  })
}
