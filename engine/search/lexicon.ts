/** Words with a weight each. Thousands of texts fit in memory only as numbers. */
export interface PackedWords {
  ids: Uint32Array
  weights: Float64Array
}

/** Gives each word a number. */
export function makeLexicon() {
  const words: string[] = []
  const ids = new Map<string, number>()
  const idOf = (word: string) => {
    const id = ids.get(word) ?? words.push(word) - 1
    ids.set(word, id)
    return id
  }
  return {
    words,
    pack: (weights: ReadonlyMap<string, number>): PackedWords => ({
      ids: Uint32Array.from(weights.keys(), idOf),
      weights: Float64Array.from(weights.values()),
    }),
  }
}
