import Fuse, { type FuseResult } from 'fuse.js'
import type { SearchData } from './data.ts'
import { beginning, ending, type Fields, keys, weights, wholeWord } from './fields.ts'
import { correctionsOf } from './slips.ts'
import type { Stem } from './words.ts'

/** How much each document has of something, by its number. */
export type Strengths = ReadonlyMap<number, number>

/** The documents that have a word. */
interface Look {
  strengths: Strengths
  /** Tells whether documents were found by a stem. */
  isMeant(stem: string): boolean
}

/** How much a word counts that is not the typed word itself: one of its group, a longer one, or a guess. */
const likeness = 0.8

/** Words that can have a slip. Shorter ones have too many neighbours. */
const guessable = /^\D{4,32}$/

/** The fewest letters of a half of a compound, of a beginning of longer words, of a stem that is one, and of a guess. */
const shortest = { half: 3, beginning: 2, stem: 4, near: 5 }

/** How far a guess may be, as Fuse counts: more finds more nonsense too, so a `loose` one is only offered. */
const farthest = { sure: 0.3, loose: 0.45 }

const exact = { useExtendedSearch: true, isCaseSensitive: true, includeScore: true, shouldSort: false }

const totalWeight = Object.values(weights).reduce((sum, weight) => sum + weight)

/** Opens the words of an index. */
export function openLookUp({ index, same, compounds }: Omit<SearchData, 'texts'>, stem: Stem) {
  const fuse = new Fuse<Fields>([], { ...exact, keys }, Fuse.parseIndex(index as never))
  const fields = index.records.flatMap(({ $ = {} }) => Object.values($).flat())
  const known = new Set(fields.flatMap(({ v }) => v.trim().split(' ')))
  const groups = same.split('\n').map((line) => line.split(' '))
  // A query is typed letter by letter, and all of its words but the last stay the same.
  const searched = new Map<string, readonly FuseResult<Fields>[]>()

  /** Fuse multiplies a tiny number to the weight of each field that matches. Its logarithm is the sum of those weights. */
  function search(patterns: readonly string[], like = 1): [document: number, strength: number][] {
    const pattern = patterns.join('|')
    const found = searched.get(pattern) ?? (pattern ? fuse.search(pattern) : [])
    searched.set(pattern, found)
    const scale = (like * totalWeight) / Math.log(Number.EPSILON)
    return found.map(({ refIndex, score = 1 }) => [refIndex, scale * Math.log(score)])
  }

  const wholly = (stems: readonly string[]) => stems.filter((one) => known.has(one)).map(wholeWord)

  /** Looks up the word itself, its group, and words that begin with it or, as compounds, end with it. */
  function lookUp(text: string): Look {
    const key = stem(text)
    // A stem can be too short to begin others: kopen.
    const part = key.length >= shortest.stem ? key : text
    const hasLonger = part.length >= shortest.beginning
    const hasEnds = compounds && part.length >= shortest.half
    const group = groups.find((members) => members.includes(key)) ?? []
    const others = search(
      [...(hasLonger ? [beginning(part)] : []), ...(hasEnds ? [ending(part)] : []), ...wholly(group)],
      likeness,
    )
    return {
      strengths: strongest([...others, ...search(wholly([key]))]),
      isMeant: (word) =>
        [key, ...group].includes(word) || (hasLonger && word.startsWith(part)) || (hasEnds && word.endsWith(part)),
    }
  }

  /** Looks up a compound that the site does not know by two words that it does: automatisering-s-kosten. */
  function lookUpHalves(text: string): Look | undefined {
    for (let at = text.length - shortest.half; at >= shortest.half; at--) {
      const halves = [text.slice(0, at), text.slice(at)] as const
      if (!halves.every((half) => known.has(stem(half)))) continue
      const [one, other] = [lookUp(halves[0]), lookUp(halves[1])]
      // The halves mean it only together.
      const both = [...one.strengths].flatMap(([document, strength]): [number, number][] => {
        const second = other.strengths.get(document)
        return second === undefined ? [] : [[document, Math.min(strength, second)]]
      })
      return { strengths: new Map(both), isMeant: (word) => one.isMeant(word) || other.isMeant(word) }
    }
    return undefined
  }

  /** Returns the stems that are one slip of the pen away or, where none is, those that Fuse finds near. */
  function guessesAt(text: string, threshold: number): string[] {
    const key = stem(text)
    const slips = new Set(correctionsOf(text).map(stem))
    const meant = [...slips].filter((one) => known.has(one))
    if (meant.length > 0 || key.length < shortest.near) return meant
    const alike = [...known].filter((word) => word[0] === key[0])
    return new Fuse(alike, { threshold, distance: 20, ignoreFieldNorm: true }).search(key).map(({ item }) => item)
  }

  return {
    /** Tells whether a word is found by its group alone. */
    isOfGroup(text: string): boolean {
      const key = stem(text)
      return !known.has(key) && groups.some((members) => members.includes(key))
    },
    /** Looks up a word. */
    look(text: string): Look {
      const found = lookUp(text)
      return found.strengths.size > 0 ? found : (lookUpHalves(text) ?? found)
    },
    /** Guesses at a word that nothing has. */
    guess(text: string, loose: boolean): Look {
      const meant = guessable.test(text) ? guessesAt(text, loose ? farthest.loose : farthest.sure) : []
      return { strengths: strongest(search(wholly(meant), likeness)), isMeant: (word) => meant.includes(word) }
    },
    /** Returns how much each document has of words as they are, all of them in one field. */
    lookTogether(...words: readonly string[]): Strengths {
      const stems = words.map(stem)
      return new Map(stems.every((key) => known.has(key)) ? search([stems.map(wholeWord).join(' ')]) : [])
    },
  }
}

/** Returns the greatest strength of each document. */
function strongest(found: [number, number][]): Strengths {
  return new Map(found.sort(([, one], [, other]) => one - other))
}
