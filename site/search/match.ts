import { nearFinder } from './typos.ts'
import type { Stem } from './words.ts'

/** A word of the index, by its position, and how like it is to what was typed: 1 is the same. */
export type Match = readonly [index: number, likeness: number]

export interface Matcher {
  /** The words of the index that answer a word that was typed. `loose` also admits what is only a little like it. */
  (term: string, loose: boolean): readonly Match[]
  /** Whether the index has this very word, in any of its forms. */
  has(term: string): boolean
  /** The two words of the index of which a word is made that the index does not know itself. */
  split(term: string): [string, string] | undefined
}

/** The least letters by which a word is looked for: its beginning, a part of a compound, with a slip of the pen. */
const shortest = { start: 3, part: 4, typo: 5 }

/**
 * Finds words by what was typed: the same word in another form, one that begins with it, a compound that has it as a
 * part (zorg in ouderenzorg) and, when there is none of these, one that is nearly the same.
 */
export function matcher(words: readonly string[], stem: Stem, compounds: boolean): Matcher {
  const positions = new Map(words.map((word, index) => [word, index]))
  const findNear = nearFinder(words)
  const has = (term: string) => positions.has(stem(term))

  function sure(term: string): Match[] {
    const key = stem(term)
    const same = positions.get(key)
    const found: Match[] = same === undefined ? [] : [[same, 1]]
    if (/^\d/.test(term) || key.length < shortest.start) return found
    const inside = compounds && key.length >= shortest.part
    for (const [index, word] of words.entries()) {
      if (index === same) continue
      const part = key.length / word.length
      if (word.startsWith(key) || word.startsWith(term)) found.push([index, 0.5 + 0.35 * part])
      else if (inside && word.endsWith(key)) found.push([index, 0.45 + 0.3 * part])
      else if (inside && word.includes(key)) found.push([index, 0.25 + 0.25 * part])
    }
    return found
  }

  function nearly(term: string, loose: boolean): Match[] {
    const key = stem(term)
    if (key.length < shortest.typo - (loose ? 1 : 0) || /\d/.test(term)) return []
    const swapped = positionsOf(swapsOf(term).map(stem))
    if (swapped.length > 0) return swapped.map((index) => [index, 0.6])
    const near = findNear(key, loose || key.length >= 8 ? 2 : 1, loose ? 0.4 : 0.3)
      .filter(({ index }) => !loose || words[index]?.[0] === key[0])
      .filter(({ distance }, _, all) => distance <= (all[0]?.distance ?? 0) + 0.06)
      .map(({ index, distance }): Match => [index, 0.75 * (1 - distance)])
    return [...near, ...partly(term, loose)]
  }

  /**
   * Words that a typed word begins with: its end went wrong, after which its stem is no stem (trainng), or the site
   * does not know the rest of the compound (retourzending). `loose` also takes what it ends with (thuiszorg).
   */
  function partly(term: string, loose: boolean): Match[] {
    const starts = partsOf(term, (at) => term.slice(0, at))
    const ends = loose && compounds ? partsOf(term, (at) => term.slice(at)) : []
    const parts = [...starts.filter((start) => start.length >= (compounds ? shortest.typo : term.length - 3)), ...ends]
    const [longest] = parts.sort((a, b) => b.length - a.length)
    return longest ? positionsOf([stem(longest)]).map((index) => [index, (0.5 * longest.length) / term.length]) : []
  }

  function partsOf(term: string, cut: (at: number) => string): string[] {
    const least = Math.max(shortest.part, 0.4 * term.length)
    return Array.from(term, (_, at) => cut(at)).filter((part) => part.length >= least && has(part))
  }

  function positionsOf(keys: readonly string[]): number[] {
    return keys.map((key) => positions.get(key)).filter((index) => index !== undefined)
  }

  const surely = remembered(sure)
  const nearlyAsTyped = remembered((term) => nearly(term, false))

  function match(term: string, loose: boolean): readonly Match[] {
    const found = surely(term)
    if (found.length > 0) return found
    const near = nearlyAsTyped(term)
    return near.length > 0 || !loose ? near : nearly(term, true)
  }

  function split(term: string): [string, string] | undefined {
    if (surely(term).length > 0) return undefined
    for (let at = term.length - 3; at >= 3; at--) {
      const [start, rest] = [term.slice(0, at), term.slice(at)]
      // Two words may be joined by a letter or two: automatisering-s-kosten.
      const first = [start, start.replace(/(s|en|e)$/, '')].find((part) => part.length >= 3 && has(part))
      if (first && has(rest)) return [first, rest]
    }
    return undefined
  }

  return Object.assign(match, { has, split })
}

/** A query is typed letter by letter, and all of its words but the last are the same each time. */
function remembered(find: (term: string) => readonly Match[]) {
  const known = new Map<string, readonly Match[]>()
  return (term: string) => {
    const found = known.get(term) ?? find(term)
    known.set(term, found)
    return found
  }
}

/** A word with each two neighbouring letters in the other order, the commonest slip of a quick typist. */
function swapsOf(term: string): string[] {
  return Array.from({ length: Math.max(0, term.length - 1) }, (_, at) => {
    const [one = '', two = ''] = [term[at], term[at + 1]]
    return term.slice(0, at) + two + one + term.slice(at + 2)
  })
}
