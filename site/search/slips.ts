const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz')

/**
 * Returns what a word was meant to be if one letter of it is missing, wrong, too many or swapped with the next. The first
 * letter is right, and of a word of four letters all are: it misses one.
 */
export function correctionsOf(word: string): string[] {
  const places = Array.from(word, (_, at) => [word.slice(0, at + 1), word.slice(at + 1)] as const)
  const missing = places.flatMap(([start, rest]) => alphabet.map((letter) => start + letter + rest))
  if (word.length <= 4) return missing
  const others = places.flatMap(([start, rest]) => {
    const [next = '', afterNext = ''] = rest
    const wrong = alphabet.map((letter) => start + letter + rest.slice(1))
    return [start + rest.slice(1), start + afterNext + next + rest.slice(2), ...wrong]
  })
  return [...missing, ...others]
}
