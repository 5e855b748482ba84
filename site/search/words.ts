/** Brings a word to its key: what its forms have in common. */
export type Stem = (word: string) => string

/** A word of a text, and where it stands in it. */
export interface Word {
  /** Small letters, without accents. */
  text: string
  start: number
  end: number
}

// A number with its separators is one word (1.500), and so is a word with a hyphen, an apostrophe or an ampersand in it
// (e-mail, KPI's, R&D), and a letter with a sign that makes a name of it (C#). The sign of the euro is the word for it.
const pattern =
  /€|(?<![\p{L}\p{N}])\p{L}[#+]+|\p{N}+(?:[.,]\p{N}{3})+(?!\p{N})|[\p{L}\p{N}\p{M}]+(?:(?:['’&‑-]|–\u2060)[\p{L}\p{N}\p{M}]+)*/gu

/** What most words are: nothing in them has to be folded or parted. */
const plain = /^[a-z0-9]*$/

/** Folds case and accents: Cliënt, CLIENT and client are one word. */
export function fold(text: string): string {
  const small = text === '€' ? 'euro' : text.toLowerCase()
  return plain.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '')
}

/** The words of a text in their order. One with a hyphen counts as a whole and in its parts: e-mail, email, mail. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(pattern)) {
    const { index: start } = match
    const end = start + match[0].length
    const word = fold(match[0])
    if (plain.test(word)) {
      words.push({ text: word, start, end })
      continue
    }
    const folded = word.replace(/['’]s?/g, '')
    const parts = folded.split(/[&‑-]|–\u2060/)
    words.push({ text: parts.join('').replace(/[.,]/g, ''), start, end })
    if (parts.length > 1) for (const part of parts) if (part.length > 2) words.push({ text: part, start, end })
  }
  return words
}
