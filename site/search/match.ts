import Fuse from 'fuse.js'
import type { Stem } from './words.ts'

/** A word of the index, by its position, and how like it is to what was typed: 1 is the same. */
export type Match = readonly [index: number, likeness: number]

export interface Matcher {
  /** The words of the index that answer a word that was typed. `loose` also admits what is only a little like it. */
  (term: string, loose: boolean): readonly Match[]
  /** Whether the index has this very word, in any of its forms. */
  has(term: string): boolean
  /** The two words of the index of which a longer one is made, if it is. */
  split(term: string): [string, string] | undefined
}

/** The least letters by which a part of a word is looked for. */
const shortest = { start: 3, part: 4, typo: 5 }

/**
 * Finds words by what was typed: the same word in another form, one that begins with it, a compound that has it as a
 * part (zorg in ouderenzorg) and, when there is none of these, one that is nearly the same. The last is Fuse's work.
 */
export function matcher(words: readonly string[], stem: Stem, compounds: boolean): Matcher {
  const positions = new Map(words.map((word, index) => [word, index]))
  const fuse = new Fuse(words, { ...options, threshold: 0.3 }, Fuse.parseIndex(recordsOf(words)))
  const looser = new Fuse(words, { ...options, threshold: 0.4 }, Fuse.parseIndex(recordsOf(words)))
  const known = new Map<string, readonly Match[]>()

  function exact(term: string): Match[] {
    const key = stem(term)
    return words.flatMap((word, index): Match[] => {
      if (word === key) return [[index, 1]]
      if (/^\d/.test(term)) return []
      if (term.length >= shortest.start && (word.startsWith(key) || word.startsWith(term)) && key.length >= 3)
        return [[index, 0.5 + (0.35 * key.length) / word.length]]
      if (!compounds || key.length < shortest.part) return []
      if (word.endsWith(key)) return [[index, 0.45 + (0.3 * key.length) / word.length]]
      return word.includes(key) ? [[index, 0.25 + (0.25 * key.length) / word.length]] : []
    })
  }

  function nearly(term: string, loose: boolean): Match[] {
    const key = stem(term)
    if (key.length < shortest.typo - (loose ? 1 : 0) || /\d/.test(term)) return []
    const swapped = swapsOf(term)
      .map((other) => positions.get(stem(other)))
      .filter((index) => index !== undefined)
    if (swapped.length > 0) return swapped.map((index) => [index, 0.6])
    // The end of the word went wrong, after which its stem is no stem: trainng.
    const begun = words.flatMap((word, index): Match[] =>
      word.length >= shortest.typo && term.length - word.length <= 3 && term.startsWith(word) ? [[index, 0.45]] : [],
    )
    const slack = loose ? 2 : key.length < 8 ? 1 : 2
    const near = (loose ? looser : fuse)
      .search(key, { limit: 6 })
      .filter(({ item }) => Math.abs(item.length - key.length) <= slack && (!loose || item[0] === key[0]))
      .filter(({ score = 1 }, _, all) => score <= (all[0]?.score ?? 0) + 0.06)
      .map(({ refIndex, score = 1 }): Match => [refIndex, 0.75 * (1 - score)])
    return [...near, ...begun]
  }

  function match(term: string, loose: boolean): readonly Match[] {
    const name = `${term} ${loose}`
    let found = known.get(name)
    if (!found) {
      found = exact(term)
      if (found.length === 0) found = nearly(term, loose)
      known.set(name, found)
    }
    return found
  }

  const has = (term: string) => positions.has(stem(term))
  return Object.assign(match, {
    has,
    split(term: string): [string, string] | undefined {
      for (let at = term.length - 3; at >= 3; at--) {
        const rest = term.slice(at)
        const first = [term.slice(0, at), term.slice(0, at).replace(/(s|en|e)$/, '')].find(
          (part) => part.length >= 3 && has(part),
        )
        if (first && has(rest)) return [first, rest]
      }
      return undefined
    },
  })
}

const options = { isCaseSensitive: true, includeScore: true, location: 0, distance: 100, minMatchCharLength: 2 }

/** Fuse's index of a list of words, which is no more than the words with their positions. */
function recordsOf(words: readonly string[]) {
  return { keys: [], records: words.map((word, index) => ({ v: word, i: index, n: 1 })) }
}

/** A word with each two neighbouring letters in the other order, the commonest slip of a quick typist. */
function swapsOf(term: string): string[] {
  return Array.from({ length: Math.max(0, term.length - 1) }, (_, at) => {
    const [one = '', two = ''] = [term[at], term[at + 1]]
    return term.slice(0, at) + two + one + term.slice(at + 2)
  })
}
