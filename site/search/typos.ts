import Fuse from 'fuse.js'

/** A word with how far it is from what was typed: 0 is the same. */
export interface Near {
  index: number
  distance: number
}

const options = { isCaseSensitive: true, includeScore: true, location: 0, distance: 100 }

/**
 * Finds words that are nearly what was typed. Fuse compares; before it, a look at the letters leaves out the words that
 * cannot be near, which are nearly all. `threshold` is Fuse's: the part of the letters that may be wrong.
 */
export function nearFinder(words: readonly string[]) {
  const letters = Uint32Array.from(words, lettersOf)
  return (key: string, slips: number, threshold: number): Near[] => {
    const own = lettersOf(key)
    const near: number[] = []
    for (const [index, word] of words.entries())
      if (Math.abs(word.length - key.length) <= slips && count(own ^ (letters[index] ?? 0)) <= 2 * slips)
        near.push(index)
    const records = near.map((index, i) => ({ v: words[index] ?? '', i, n: 1 }))
    const fuse = new Fuse(
      records.map(({ v }) => v),
      { ...options, threshold },
      Fuse.parseIndex({ keys: [], records }),
    )
    return fuse
      .search(key, { limit: 6 })
      .map(({ refIndex, score = 1 }) => ({ index: near[refIndex] ?? -1, distance: score }))
  }
}

/** The letters of a word as a set of bits. A slip of the pen changes two of them at most. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32)
  return bits >>> 0
}

function count(bits: number): number {
  let rest = bits >>> 0
  let ones = 0
  for (; rest !== 0; rest &= rest - 1) ones++
  return ones
}
