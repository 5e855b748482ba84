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

/** The key of a word that was searched for; nothing for any other. */
export type KeyOf = (word: string) => string | undefined

/** A piece of a text: a word that was searched for, or what stands between. */
export interface Piece {
  text: string
  marked: boolean
}

/** Cuts a text at the words that were searched for. */
export function mark(text: string, keyOf: KeyOf): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { text: word, start, end } of wordsOf(text)) {
    if (start < done || !keyOf(word)) continue
    if (start > done) pieces.push({ text: text.slice(done, start), marked: false })
    pieces.push({ text: text.slice(start, end), marked: true })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false })
  return pieces
}

/** The part of a text, of about `length` characters, in which most of the words stand that were searched for. */
export function excerpt(text: string, keyOf: KeyOf, length = 150): string {
  if (text.length <= length) return text
  const hits = wordsOf(text).filter((word) => keyOf(word.text))
  const different = (from: number) =>
    new Set(hits.filter(({ start, end }) => start >= from && end <= from + length).map((word) => keyOf(word.text))).size
  const best = hits.reduce((best, hit) => (different(hit.start) > different(best.start) ? hit : best), { start: 0 })
  // From the beginning of the sentence when the word is near it, else from a few words before.
  const near = Math.max(0, best.start - 40)
  const sentence = text.slice(near, best.start).search(/(?<=[.?!:;·] )[^.?!:;·]*$/)
  const from = best.start <= 40 ? 0 : sentence >= 0 ? near + sentence : text.indexOf(' ', near) + 1
  const cut = text.slice(from, from + length)
  const end = from + length < text.length ? `${cut.replace(/[\s,;:.·]+\S*$/, '')} …` : cut
  return from > 0 && sentence < 0 ? `… ${end}` : end
}
