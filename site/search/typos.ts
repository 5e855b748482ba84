import { distance } from 'fastest-levenshtein'

/** A word, by its position, and the part of its letters that is not as it was typed. */
export interface Near {
  index: number
  wrong: number
}

/** Finds words of which at most so many letters are others, missing or too many: the nearest first, at most six. */
export function nearTo(key: string, words: readonly string[], slips: number): Near[] {
  return words
    .flatMap((word, index) => {
      if (Math.abs(word.length - key.length) > slips) return []
      const letters = distance(key, word)
      return letters > slips ? [] : [{ index, wrong: letters / Math.max(key.length, word.length) }]
    })
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, 6)
}
