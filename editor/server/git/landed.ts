import { mergeTexts } from '../../text/merge.ts'

/** The share of its words that a reviewer may not have changed. */
const most = 0.75

/**
 * Tells whether a text holds what was proposed upon `base`: all of it, or most of the words that it added, as a reviewer
 * may change some. Texts that are as they were before the proposal hold nothing of it. `null` is a file that is not there.
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

/** The words of a list that remain when each of another list takes one away. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const count = counts.get(word) ?? 0
    counts.set(word, count - 1)
    return count <= 0
  })
}
