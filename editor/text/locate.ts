/** A word of a text, in small letters. */
export interface Word {
  text: string
  from: number
}

/** A word among those around it, such as where a cursor stands. */
export interface Spot {
  words: readonly string[]
  at: number
}

/** Number of words around one that tell where it is. */
const reach = 8

export function wordsIn(text: string): Word[] {
  // A page has soft hyphens in its words.
  return [...text.matchAll(/[\p{L}\p{N}\u00ad]+/gu)].map(({ 0: word, index }) => ({
    text: word.replaceAll('\u00ad', '').toLowerCase(),
    from: index,
  }))
}

/** The word at an offset of a text, or the one before it. */
export function spotAt(text: string, offset: number): Spot {
  const words = wordsIn(text)
  const at = words.findLastIndex(({ from }) => from <= offset)
  return { words: words.map((word) => word.text), at: Math.max(0, at) }
}

/**
 * Finds a word of one text in another, such as that of a page in its file: where most of the words around it are the same.
 * For one that stands in only one of them, such as a fact that is written out, the nearest other word.
 */
export function findSpot({ words, at }: Spot, others: readonly string[]): number | undefined {
  for (const near of [0, -1, 1, -2, 2, -3, 3]) {
    const found = bestOf(words, at + near, others)
    if (found !== undefined) return found
  }
  return undefined
}

function bestOf(words: readonly string[], at: number, others: readonly string[]): number | undefined {
  const around = (list: readonly string[], place: number, width: number) =>
    [list.slice(Math.max(0, place - width), Math.max(0, place)), list.slice(place + 1, place + 1 + width)] as const
  const [before, after] = around(words, at, reach)
  const neighbours = before.length + after.length
  let best: { place: number; score: number } | undefined
  for (let place = others.indexOf(words[at] ?? ''); place >= 0; place = others.indexOf(words[at] ?? '', place + 1)) {
    // The other text can have words between, such as an address or a component.
    const [left, right] = around(others, place, 2 * reach)
    const shared =
      before.filter((word) => left.includes(word)).length + after.filter((word) => right.includes(word)).length
    const beside = Number(before.at(-1) === left.at(-1)) + Number(after[0] === right[0])
    const score = shared + beside / 2
    if (shared * 2 >= neighbours && score > (best?.score ?? -1)) best = { place, score }
  }
  return best?.place
}
