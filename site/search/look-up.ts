import Fuse from 'fuse.js'
import type { SearchData } from './data.ts'
import { beginning, ending, type Fields, keys, weights, wholeWord } from './fields.ts'
import { correctionsOf } from './slips.ts'
import type { Stem } from './words.ts'

/** The documents that have a word, and the stems it was found by. */
export interface Look {
  /** How much each document has of it, by its number. */
  strengths: ReadonlyMap<number, number>
  stems: readonly string[]
  /** The letters by which longer words were found. */
  part?: string
  /** Nothing has the word as it was typed: this is a guess at a slip of the pen. */
  isGuess: boolean
}

/** How much a word counts that is not the typed word itself: one of its group, a longer one, or a guess. */
const likeness = 0.8

/** Fuse compares no longer word, and nobody means one. */
const longestWord = 32

/** Words that can have a slip. Shorter ones have too many neighbours. */
const guessable = /^\D{4,32}$/

/** The fewest letters by which a word is looked up. */
const shortest = { half: 3, start: 3, part: 4, near: 5 }

/** How far a guess may be, as Fuse counts: more finds more nonsense too, so a `loose` one is only offered. */
const farthest = { sure: 0.3, loose: 0.45 }

const fuzzy = { threshold: farthest.loose, distance: 20, includeScore: true, ignoreFieldNorm: true }

const exact = { useExtendedSearch: true, isCaseSensitive: true, includeScore: true, shouldSort: false }

const totalWeight = Object.values(weights).reduce((sum, weight) => sum + weight)

/** How far a guess may go: one slip of the pen, more than one, or what can only be offered. */
export type Reach = 'slip' | 'far' | 'loose'

/** Opens the words of an index. */
export function openLookUp({ index, same, compounds }: Omit<SearchData, 'texts'>, stem: Stem) {
  const fuse = new Fuse<Fields>([], { ...exact, keys }, Fuse.parseIndex(index as never))
  const fields = index.records.flatMap(({ $ = {} }) => Object.values($).flat())
  const known = new Set(fields.flatMap(({ v }) => v.trim().split(' ')))
  const groups = same.split('\n').map((line) => line.split(' '))
  // A query is typed letter by letter, and all of its words but the last stay the same.
  const looks = new Map<string, Look>()
  const guesses = new Map<string, Look>()
  const pairs = new Map<string, ReadonlyMap<number, number>>()

  function cached<T>(store: Map<string, T>, name: string, find: () => T): T {
    const found = store.get(name) ?? find()
    store.set(name, found)
    return found
  }

  /** Fuse multiplies a tiny number to the weight of each field that matches. Its logarithm is the sum of those weights. */
  function search(patterns: readonly string[], like = 1): [number, number][] {
    const found = patterns.length > 0 ? fuse.search(patterns.join('|')) : []
    const scale = (like * totalWeight) / Math.log(Number.EPSILON)
    return found.map(({ refIndex, score = 1 }) => [refIndex, scale * Math.log(score)])
  }

  const wholly = (stems: readonly string[]) => stems.filter((one) => known.has(one)).map(wholeWord)

  /** Looks up the word itself, its group, and words that begin with it or, as compounds, end with it. */
  function findSure(text: string, open: boolean): Look {
    const key = stem(text)
    const isMeant = (member: string) =>
      member === key || (open && text.length >= shortest.start && member.startsWith(text))
    const group = groups.filter((members) => members.some(isMeant)).flat()
    const hasPart = open || (key.length >= shortest.start && !/^\d/.test(text))
    const starts = startsOf(text, key, open)
    const ends = compounds && key.length >= shortest.part ? [key] : []
    const isPart = (word: string) =>
      word !== key && (starts.some((start) => word.startsWith(start)) || ends.some((end) => word.endsWith(end)))
    const parts = hasPart && [...known].some(isPart) ? [...starts.map(beginning), ...ends.map(ending)] : []
    const strengths = strongest([...search([...parts, ...wholly(group)], likeness), ...search(wholly([key]))])
    return { strengths, stems: [key, ...group], part: hasPart ? starts.at(-1) : undefined, isGuess: false }
  }

  /** Looks up what may have been meant. */
  function findOf(stems: readonly string[]): Look {
    return { strengths: strongest(search(wholly(stems), likeness)), stems, isGuess: true }
  }

  function withOneSlip(text: string): string[] {
    return [...new Set(correctionsOf(text).map(stem))].filter((key) => known.has(key))
  }

  /** Returns the words that Fuse finds near. */
  function nearTo(text: string, loose: boolean): string[] {
    const key = stem(text)
    if (key.length < shortest.near) return []
    const isLike = (other: string) => other[0] === key[0] && Math.abs(other.length - key.length) <= 2
    const near = new Fuse([...known].filter(isLike), fuzzy).search(key)
    const most = loose ? farthest.loose : farthest.sure
    return near.filter(({ score = 1 }) => score <= Math.min(most, (near[0]?.score ?? 1) + 0.05)).map(({ item }) => item)
  }

  /** Looks up a compound that the site does not know by two words that it does: automatisering-s-kosten. */
  function findCompound(text: string): Look | undefined {
    const [one, other] = (halvesOf(text) ?? []).map((half) => look(half, false))
    if (!one || !other) return undefined
    // The halves mean it only together.
    const both = [...one.strengths].flatMap(([document, strength]): [number, number][] => {
      const second = other.strengths.get(document)
      return second === undefined ? [] : [[document, Math.min(strength, second)]]
    })
    return { strengths: new Map(both), stems: [...one.stems, ...other.stems], isGuess: false }
  }

  function halvesOf(text: string): [string, string] | undefined {
    if (text.length > longestWord) return undefined
    const has = (half: string) => half.length >= shortest.half && known.has(stem(half))
    for (let at = text.length - shortest.half; at >= shortest.half; at--) {
      const [start, end] = [text.slice(0, at), text.slice(at)]
      const first = [start, start.replace(/(s|en|e)$/, '')].find(has)
      if (first && has(end)) return [first, end]
    }
    return undefined
  }

  function look(text: string, open: boolean): Look {
    return cached(looks, `${text} ${open}`, () => {
      const found = findSure(text, open)
      return found.strengths.size > 0 ? found : (findCompound(text) ?? found)
    })
  }

  return {
    /** Looks up a word. An `open` word is being typed, so words that begin with it may be meant. */
    look,
    /** Guesses at a word that nothing has. */
    guess(text: string, reach: Reach): Look {
      if (!guessable.test(text)) return findOf([])
      const slip = cached(guesses, text, () => findOf(withOneSlip(text)))
      if (slip.stems.length > 0 || reach === 'slip') return slip
      return cached(guesses, `${text} ${reach}`, () => findOf(nearTo(text, reach === 'loose')))
    },
    /** Looks up a small word: only as it is. */
    lookSmall(text: string): Look {
      const stems = [stem(text)]
      return { strengths: strongest(search(wholly(stems))), stems, isGuess: false }
    },
    /** Returns how much each document has of two words in one field. */
    lookTogether(one: string, other: string): ReadonlyMap<number, number> {
      const pair = [stem(one), stem(other)]
      const find = () => (pair.every((key) => known.has(key)) ? search([pair.map(wholeWord).join(' ')]) : [])
      return cached(pairs, pair.join(' '), () => new Map(find()))
    },
  }
}

/** Returns the beginnings of words to look for. A stem can be too short to begin others (kopen) or too long (roo, rooster). */
function startsOf(text: string, key: string, open: boolean): string[] {
  if (key.length >= shortest.part) return [key]
  return open && key.length >= text.length - 1 ? [text, key] : [text]
}

/** Returns the greatest strength of each document. */
function strongest(found: [number, number][]): ReadonlyMap<number, number> {
  return new Map(found.sort(([, one], [, other]) => one - other))
}
