/** The layout of a text of several lines. */
interface Folding {
  indent: string
  eol: string
  /** Makes a line end an empty line, as one alone is read as a space. */
  isFolded: boolean
}

const lettersOf = (text: string) => [...text.matchAll(/[^ \t\r\n]/g)]

/**
 * Gives the ways to write a text over the lines of another, best first: lines that both have stay as they are. `source` holds
 * the old text as it is written. None, where it does so otherwise than letter by letter.
 */
export function foldLike(source: string, old: string, next: string, folding: Folding): string[] {
  const [letters, inSource] = [lettersOf(old), lettersOf(source)]
  if (letters.join() !== inSource.join()) return []
  /** Returns the offset in the source of one in the text, unless it is within a gap. */
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

/** Counts the letters that two texts share at the beginning and at the end. */
function sharedEnds(one: string, other: string) {
  const least = Math.min(one.length, other.length)
  let [before, after] = [0, 0]
  while (before < least && one[before] === other[before]) before++
  while (after < least && one.at(-1 - after) === other.at(-1 - after)) after++
  return { before, after }
}
