interface Folding {
  indent: string
  eol: string
  /** True if an empty line stands for a line end, because a single line end reads as a space. */
  isFolded: boolean
}

const lettersOf = (text: string) => [...text.matchAll(/[^ \t\r\n]/g)]

/**
 * Returns ways to write a text over the lines of another, best first, with common lines unchanged. Empty if the source
 * needs more than a mapping per character.
 */
export function foldLike(source: string, old: string, next: string, folding: Folding): string[] {
  const [letters, inSource] = [lettersOf(old), lettersOf(source)]
  if (letters.join() !== inSource.join()) return []
  /** Maps an offset in the text to the source; undefined within a gap. */
  const placeOf = (offset: number) => {
    const here = inSource[letters.findIndex(({ index }) => index === offset)]
    const before = inSource[letters.findIndex(({ index }) => index === offset - 1)]
    return here?.index ?? (before && before.index + 1)
  }
  const cut = (before: number, after: number) => {
    while (before > 0 && placeOf(before) === undefined) before--
    while (after > 0 && placeOf(old.length - after) === undefined) after--
    const [start, end] = [placeOf(before), placeOf(old.length - after)]
    const between = breakLines(next.slice(before, next.length - after), folding)
    return start === undefined || end === undefined ? [] : [source.slice(0, start) + between + source.slice(end)]
  }
  const { before, after } = sharedEnds(old, next)
  const least = Math.min(old.length, next.length)
  const ways = [
    ...cut(before, Math.min(after, least - before)),
    ...cut(Math.min(before, least - after), after),
    ...cut(0, 0),
  ]
  return ways.sort((one, other) => other.split('\n').length - one.split('\n').length)
}

function breakLines(text: string, { indent, eol, isFolded }: Folding): string {
  return text.replace(/\n+/g, (ends) => eol.repeat(ends.length + (isFolded ? 1 : 0)) + indent)
}

function sharedEnds(one: string, other: string) {
  const least = Math.min(one.length, other.length)
  let [before, after] = [0, 0]
  while (before < least && one[before] === other[before]) before++
  while (after < least && one.at(-1 - after) === other.at(-1 - after)) after++
  return { before, after }
}
