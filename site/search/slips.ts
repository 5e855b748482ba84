const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Returns what a word was meant to be if one letter of it is wrong, missing, too many or swapped with the next. */
export function correctionsOf(word: string): string[] {
  return Array.from(`${word} `).flatMap((letter, at) => {
    const [start, rest] = [word.slice(0, at), word.slice(at + 1)]
    const swapped = start + rest.slice(0, 1) + letter.trim() + rest.slice(1)
    const others = alphabet.flatMap((other) => [start + other + rest, start + other + letter.trim() + rest])
    return [start + rest, swapped, ...others]
  })
}
