/** A word with its context, such as the word at the cursor. */
export type Spot = ReturnType<typeof spotAt>

/** Number of context words that identify a position. */
const reach = 8

export function locateWords(text: string): { text: string; from: number }[] {
  // Words on a page contain soft hyphens.
  return [...text.matchAll(/[\p{L}\p{N}\u00ad]+/gu)].map(({ 0: word, index }) => ({
    text: word.replaceAll('\u00ad', '').toLowerCase(),
    from: index,
  }))
}

/** The word at an offset, or the one before it. */
export function spotAt(text: string, offset: number) {
  const words = locateWords(text)
  const at = words.findLastIndex(({ from }) => from <= offset)
  return { words: words.map((word) => word.text), at: Math.max(0, at) }
}

/**
 * Finds the same word in another text by the words around it. If that text lacks the word, as with a filled-in fact,
 * returns the nearest word that it has.
 */
export function findSpot<W extends { text: string }>({ words, at }: Spot, others: readonly W[]): W | undefined {
  const texts = others.map(({ text }) => text)
  for (const near of [0, -1, 1, -2, 2, -3, 3]) {
    const wordIndex = bestOf(words, at + near, texts)
    if (wordIndex !== undefined) return others[wordIndex]
  }
  return undefined
}

function bestOf(words: readonly string[], at: number, others: readonly string[]): number | undefined {
  const [before, after] = around(words, at, reach)
  let best: { place: number; score: number } | undefined
  for (const [place, word] of others.entries()) {
    if (word !== words[at]) continue
    // The other text may have words in between, such as an address or a component.
    const [left, right] = around(others, place, 2 * reach)
    const shared = before.filter((one) => left.includes(one)).length + after.filter((one) => right.includes(one)).length
    const beside = Number(before.at(-1) === left.at(-1)) + Number(after[0] === right[0])
    const score = shared + beside / 2
    if (shared * 2 >= before.length + after.length && score > (best?.score ?? -1)) best = { place, score }
  }
  return best?.place
}

function around(words: readonly string[], at: number, width: number) {
  return [words.slice(Math.max(0, at - width), Math.max(0, at)), words.slice(at + 1, at + 1 + width)] as const
}
