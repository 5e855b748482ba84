import { nearTo } from './typos.ts'
import type { Stem } from './words.ts'

/** A word of the index, by its position, and how like it is to what was typed: 1 is the same. */
export type Match = readonly [index: number, likeness: number]

export interface Matcher {
  /**
   * The words of the index that answer a word that was typed. `open` is a word that is still being typed; `loose` also
   * admits what is only a little like it.
   */
  (term: string, open: boolean, loose: boolean): readonly Match[]
  /** Whether the index has this very word, in any of its forms. */
  has(term: string): boolean
  /** Whether a word answers it that is no guess at a slip of the pen. */
  isSure(term: string): boolean
  /** The two words of the index of which a word is made that the index does not know itself. */
  split(term: string): [string, string] | undefined
}

/** How like a word of the same group is to what was typed. */
const asSynonym = 0.8

/** No word that somebody means is longer. */
const longest = 40

/** The least letters by which a word is looked for: its beginning, a part of a compound, with a slip of the pen. */
const shortest = { start: 3, part: 4, typo: 5 }

/**
 * Finds words by what was typed: the same word in another form, one that begins with it, a compound that has it as a
 * part (zorg in ouderenzorg) and, when there is none of these, one that is nearly the same.
 */
export function matcher(
  words: readonly string[],
  stem: Stem,
  compounds: boolean,
  groups: ReadonlyMap<string, readonly string[]>,
): Matcher {
  const positions = new Map(words.map((word, index) => [word, index]))
  const has = (term: string) => positions.has(stem(term))

  function sure(term: string, open: boolean): Match[] {
    const key = stem(term)
    const same = positions.get(key)
    const found: Match[] = same === undefined ? [] : [[same, 1]]
    for (const [member, group] of groups)
      if (member === key || (open && member.startsWith(term)))
        for (const index of positionsOf(group)) if (index !== same) found.push([index, asSynonym])
    if (!open && (/^\d/.test(term) || key.length < shortest.start)) return found
    const inside = compounds && key.length >= shortest.part
    // What is left of a word can be too little to begin others with: kopen, koppelen.
    const start = key.length < shortest.part ? term : key
    for (const [index, word] of words.entries()) {
      if (index === same) continue
      const part = key.length / word.length
      if (word.startsWith(start) || word.startsWith(term) || (open && word.startsWith(key)))
        found.push([index, 0.5 + 0.35 * part])
      else if (inside && word.endsWith(key)) found.push([index, 0.45 + 0.3 * part])
      else if (inside && word.includes(key)) found.push([index, 0.25 + 0.25 * part])
    }
    return found
  }

  /** What a word that is still being typed began as: pricin, for which there is price. */
  function begun(term: string): Match[] {
    if (term.length > longest) return []
    for (let length = term.length - 1; length >= shortest.start && length >= 0.6 * term.length; length--) {
      const found = surely(term.slice(0, length), true)
      if (found.length > 0) return found.map(([index, likeness]) => [index, likeness / 2])
    }
    return []
  }

  function nearly(term: string, loose: boolean): Match[] {
    const key = stem(term)
    if (key.length < shortest.typo - (loose ? 1 : 0) || term.length > longest || /\d/.test(term)) return []
    const swapped = positionsOf(swapsOf(term).map(stem))
    if (swapped.length > 0) return swapped.map((index) => [index, 0.6])
    // What went wrong may be the end of the word, after which its stem is none.
    const near = nearTo(loose ? term : key, words, (key.length >= 8 ? 2 : 1) + (loose ? 1 : 0))
      .filter(({ wrong }) => wrong <= (loose ? 0.4 : 0.3))
      .filter(({ index }) => !loose || words[index]?.[0] === key[0])
      .filter(({ wrong }, _, all) => wrong <= (all[0]?.wrong ?? 0) + 0.06)
      .map(({ index, wrong }): Match => [index, 0.75 * (1 - wrong)])
    return [...near, ...partly(term, loose)]
  }

  /**
   * Words that a typed word begins with: its end went wrong, after which its stem is no stem (trainng), or the site
   * does not know the rest of the compound (retourzending). `loose` also takes what it ends with (thuiszorg).
   */
  function partly(term: string, loose: boolean): Match[] {
    const starts = partsOf(term, (at) => term.slice(0, at))
    const ends = loose && compounds ? partsOf(term, (at) => term.slice(at)) : []
    const parts = [...starts.filter((start) => start.length >= (compounds ? shortest.typo : term.length - 2)), ...ends]
    const [most] = parts.filter((part) => stem(part).length >= shortest.part).sort((a, b) => b.length - a.length)
    return most ? positionsOf([stem(most)]).map((index) => [index, (0.5 * most.length) / term.length]) : []
  }

  function partsOf(term: string, cut: (at: number) => string): string[] {
    const least = Math.max(shortest.part, 0.4 * term.length)
    return Array.from(term, (_, at) => cut(at)).filter((part) => part.length >= least && has(part))
  }

  function positionsOf(keys: readonly string[]): number[] {
    return keys.map((key) => positions.get(key)).filter((index) => index !== undefined)
  }

  const surely = remembered(sure)

  function match(term: string, open: boolean, loose: boolean): readonly Match[] {
    const found = surely(term, open)
    if (found.length > 0) return found
    const near = nearly(term, false)
    if (near.length > 0) return near
    return loose ? nearly(term, true) : open ? begun(term) : []
  }

  function split(term: string): [string, string] | undefined {
    if (term.length > longest || surely(term, false).length > 0) return undefined
    for (let at = term.length - 3; at >= 3; at--) {
      const [start, rest] = [term.slice(0, at), term.slice(at)]
      // Two words may be joined by a letter or two: automatisering-s-kosten.
      const first = [start, start.replace(/(s|en|e)$/, '')].find((part) => part.length >= 3 && has(part))
      if (first && has(rest)) return [first, rest]
    }
    return undefined
  }

  return Object.assign(match, { has, split, isSure: (term: string) => surely(term, true).length > 0 })
}

/** A query is typed letter by letter, and all of its words but the last are the same each time. */
function remembered(find: (term: string, open: boolean) => readonly Match[]) {
  const known = new Map<string, readonly Match[]>()
  return (term: string, open: boolean) => {
    const name = `${term} ${open}`
    const found = known.get(name) ?? find(term, open)
    known.set(name, found)
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
