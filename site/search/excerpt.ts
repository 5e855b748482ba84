import { wordsOf } from './words.ts'

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
