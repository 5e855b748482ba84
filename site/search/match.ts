import { distance } from 'fastest-levenshtein'
import type { Stem } from './words.ts'

/** A word of the index, by its position, and how like it is to what was typed: 1 is the same. */
export type Match = readonly [index: number, likeness: number]

/** What answers a word that was typed. */
export interface Matched {
  matches: readonly Match[]
  /** No word answers it as it was typed: these are guesses at a slip of the pen. */
  guessed: boolean
}

/** How like a word of the same group is to what was typed. */
const asSynonym = 0.8

/** No word that somebody means is longer. */
const longest = 40

/** The least letters by which a word is looked for: its beginning, a part of a compound, with a slip of the pen. */
const shortest = { start: 3, part: 4, typo: 5 }

export type Matcher = ReturnType<typeof matcher>

/**
 * Finds words by what was typed: the same word in another form, one that begins with it, a compound that has it as a part
 * (zorg in ouderenzorg) and, when there is none of these, one that is nearly the same.
 */
export function matcher(
  words: readonly string[],
  stem: Stem,
  compounds: boolean,
  groups: ReadonlyMap<string, readonly string[]>,
) {
  const positions = new Map(words.map((word, index) => [word, index]))
  // A query is typed letter by letter, and all of its words but the last are the same each time.
  const known = new Map<string, Matched>()

  /**
   * The words of the index that answer a word. `open` is a word that is still being typed; `loose` also admits what is only
   * a little like it.
   */
  function match(term: string, open: boolean, loose: boolean): Matched {
    const name = `${term} ${open} ${loose}`
    const found = known.get(name) ?? find(term, open, loose)
    known.set(name, found)
    return found
  }

  function find(term: string, open: boolean, loose: boolean): Matched {
    const sure = surely(term, open)
    if (sure.length > 0) return { matches: sure, guessed: false }
    const near = nearly(term, 0)
    return { matches: near.length > 0 || !loose ? near : nearly(term, 1), guessed: true }
  }

  function surely(term: string, open: boolean): Match[] {
    const key = stem(term)
    const same = positions.get(key)
    const found: Match[] = same === undefined ? [] : [[same, 1]]
    for (const [member, group] of groups)
      if (member === key || (open && member.startsWith(term)))
        for (const one of group) {
          const index = positions.get(one)
          if (index !== undefined && index !== same) found.push([index, asSynonym])
        }
    if (!open && (/^\d/.test(term) || key.length < shortest.start)) return found
    // What is left of a word can be too little to begin others with: kopen, koppelen.
    const start = key.length < shortest.part ? term : key
    // Doubled letters are one in a stem: roo, rooster. An ending that was taken off leaves too little: dies, director.
    const isBegun = open && key.length > term.length - 2
    for (const [index, word] of words.entries()) {
      const part = key.length / word.length
      if (index === same) continue
      if (word.startsWith(start) || (isBegun && word.startsWith(key))) found.push([index, 0.5 + 0.35 * part])
      else if (compounds && key.length >= shortest.part && word.includes(key)) found.push([index, 0.4 + 0.3 * part])
    }
    return found
  }

  /**
   * The words of which at most a letter or two are others, missing or too many, or `more`: the nearest. Where the end of a
   * word went wrong its stem is none, so what it begins with is compared too.
   */
  function nearly(term: string, more: number): Match[] {
    const key = stem(term)
    if (key.length < shortest.typo - more || term.length > longest || /\d/.test(term)) return []
    const slips = (key.length >= 8 ? 2 : 1) + more
    const all = words.flatMap((word, index) => {
      const isBegun = word.length >= shortest.typo && word.length <= term.length && 2 * word.length > term.length
      if (!isBegun && Math.abs(word.length - key.length) > slips) return []
      if (more > 0 && word[0] !== key[0]) return []
      const begun = isBegun ? slipsOf(term.slice(0, word.length), word) + 0.5 : slips + 1
      const wrong = Math.min(begun, slipsOf(key, word))
      return wrong <= slips + 0.5 ? [{ index, wrong: wrong / Math.max(key.length, word.length) }] : []
    })
    const least = Math.min(...all.map(({ wrong }) => wrong)) + 0.06
    return all.filter(({ wrong }) => wrong <= least).map(({ index, wrong }) => [index, 0.75 * (1 - wrong)])
  }

  /** The two words of the index of which a word is made that the index does not know itself. */
  function split(term: string): [string, string] | undefined {
    if (term.length > longest || surely(term, false).length > 0) return undefined
    const has = (part: string) => part.length >= 3 && positions.has(stem(part))
    for (let at = term.length - 3; at >= 3; at--) {
      const [start, rest] = [term.slice(0, at), term.slice(at)]
      // Two words may be joined by a letter or two: automatisering-s-kosten.
      const first = [start, start.replace(/(s|en|e)$/, '')].find(has)
      if (first && has(rest)) return [first, rest]
    }
    return undefined
  }

  return { match, split }
}

/** How many letters of a word are others, missing or too many; two in the wrong order count as one. */
function slipsOf(typed: string, word: string): number {
  const wrong = distance(typed, word)
  return wrong === 2 && lettersOf(typed) === lettersOf(word) ? 1 : wrong
}

/** The letters of a word, whatever their order. */
function lettersOf(word: string): string {
  return Array.from(word).sort().join('')
}
