export type Stem = (word: string) => string

// Keeps as one word: numbers with separators (1.500), inner hyphens, apostrophes and ampersands (e-mail, KPI's, R&D),
// and names with a symbol (C#). The euro sign is a word.
const pattern =
  /€|(?<![\p{L}\p{N}])\p{L}[#+]+|\p{N}+(?:[.,]\p{N}{3})+(?!\p{N})|[\p{L}\p{N}\p{M}]+(?:(?:['’&‑-]|–\u2060)[\p{L}\p{N}\p{M}]+)*/gu

/** Fast path: matches words that need no folding or splitting. */
const asciiWord = /^[a-z0-9]*$/

/** Folds case and accents: Cliënt, CLIENT and client become the same. */
export function fold(text: string): string {
  const small = text === '€' ? 'euro' : text.toLowerCase()
  return asciiWord.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '')
}

/**
 * Words of a text in order. A hyphenated word is joined, and followed by its longer parts: e-mail gives email and mail.
 */
export function tokenize(text: string) {
  const words: { text: string; start: number; end: number }[] = []
  for (const match of text.matchAll(pattern)) {
    const { index: start } = match
    const end = start + match[0].length
    const word = fold(match[0])
    if (asciiWord.test(word)) {
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

/** Returns the stem of a searched word; `undefined` for other words. */
export type KeyOf = (word: string) => string | undefined

export function markMatches(text: string, keyOf: KeyOf) {
  const pieces: { text: string; marked: boolean }[] = []
  let done = 0
  for (const { text: word, start, end } of tokenize(text)) {
    if (start < done || !keyOf(word)) continue
    if (start > done) pieces.push({ text: text.slice(done, start), marked: false })
    pieces.push({ text: text.slice(start, end), marked: true })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false })
  return pieces
}

/** Excerpt of about `length` characters, with as many of the search words as possible. */
export function excerpt(text: string, keyOf: KeyOf, length = 150): string {
  if (text.length <= length) return text
  const hits = tokenize(text).filter((word) => keyOf(word.text))
  const different = (from: number) =>
    new Set(hits.filter(({ start, end }) => start >= from && end <= from + length).map((word) => keyOf(word.text))).size
  const best = hits.reduce((best, hit) => (different(hit.start) > different(best.start) ? hit : best), { start: 0 })
  // Starts at the beginning of the sentence if that is near, otherwise a few words before the match.
  const near = Math.max(0, best.start - 40)
  const sentence = text.slice(near, best.start).search(/(?<=[.?!:;·] )[^.?!:;·]*$/)
  const from = best.start <= 40 ? 0 : sentence >= 0 ? near + sentence : text.indexOf(' ', near) + 1
  const cut = text.slice(from, from + length)
  const end = from + length < text.length ? `${cut.replace(/[\s,;:.·]+\S*$/, '')} …` : cut
  return from > 0 && sentence < 0 ? `… ${end}` : end
}
