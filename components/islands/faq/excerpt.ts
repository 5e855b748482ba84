import { findMatches } from './highlight.ts'

export interface Excerpt {
  before: string
  match: string
  after: string
}

/** Maximum number of characters shown on each side of a match. */
const maxSide = 110

/** The first sentence with `part` in an answer; undefined if there is none. Ignores matches that span paragraphs. */
export function excerptOf(answer: Element | null | undefined, part: string): Excerpt | undefined {
  for (const block of answer?.querySelectorAll('p, li, td, th, h3, h4, h5, h6') ?? []) {
    const text = block.textContent ?? ''
    const [match] = findMatches(part, text)
    if (match) return sentenceAround(text, match)
  }
}

/** Sentence around a match in a text, cut between words if it is long. */
export function sentenceAround(text: string, [from, to]: readonly [from: number, to: number]): Excerpt {
  const begin = Math.max(0, ...[...text.slice(0, from).matchAll(/[.!?]\s+/g)].map((end) => end.index + end[0].length))
  const end = /[.!?](?=\s|$)/.exec(text.slice(to))
  const before = text.slice(begin, from).trimStart()
  const after = text.slice(to, end ? to + end.index + 1 : undefined).trimEnd()
  return {
    before: before.length > maxSide ? before.slice(-maxSide).replace(/^\S*\s/, '… ') : before,
    match: text.slice(from, to),
    after: after.length > maxSide ? after.slice(0, maxSide).replace(/\s\S*$/, ' …') : after,
  }
}
