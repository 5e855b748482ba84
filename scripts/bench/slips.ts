import { type Locale, locales } from '../../site/locales.ts'
import { type Found, headingOf } from '../../site/search/data.ts'
import { wordsOf } from '../../site/search/words.ts'
import type { Query } from './queries.ts'

/** Makes a slip of the pen at a letter of a word. */
const slips = {
  'left out': (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  doubled: (word: string, at: number) => word.slice(0, at) + word.slice(at - 1),
  changed: (word: string, at: number) => `${word.slice(0, at)}${word[at] === 'a' ? 'e' : 'a'}${word.slice(at + 1)}`,
  twice: (word: string, at: number) => slips.changed(slips['left out'](word, at), ((at + 3) % (word.length - 2)) + 1),
  swapped: (word: string, at: number) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
}

/** The letters of a short word and of a long one. */
const lengths = { short: [5, 6], long: [7, 30] } as const

/** Returns queries of one word with a slip, by kind: a word of each heading, with its place as the target. */
export function slipQueries(documents: Record<Locale, readonly Found[]>): Map<string, Query[]> {
  const sets = new Map<string, Query[]>()
  for (const [length, [least, most]] of Object.entries(lengths))
    for (const [slip, write] of Object.entries(slips)) {
      const set = locales.flatMap((locale) =>
        documents[locale].flatMap((found, index): Query[] => {
          const words = wordsOf(headingOf(found)).map(({ text }) => text)
          const word = words.find((text) => /^[a-z]+$/.test(text) && text.length >= least && text.length <= most)
          if (!word) return []
          // Each heading has its slip at another letter, never the first or last.
          const query = write(word, 1 + (index % (word.length - 2)))
          return query === word ? [] : [{ locale, kind: slip, half: 'tuned', query, targets: [found.url] }]
        }),
      )
      sets.set(`${length}, ${slip}`, set)
    }
  return sets
}
