import { diff } from './merge.ts'

/** A piece of two versions of a text: what both say, or what each says, with the one that was not touched left out. */
export type Piece = { same: string } | { mine: string; theirs: string; choose?: 'mine' | 'theirs' }

/** Compares two texts that began as `base`, paragraph by paragraph, and the lines of the fields one by one. */
export function compareTexts(base: string, mine: string, theirs: string): Piece[] {
  const before = new Set(unitsOf(base))
  const isOld = (units: string[]) => units.every((unit) => before.has(unit)) && base.includes(units.join(''))
  return diff(unitsOf(mine), unitsOf(theirs)).map(({ common, buffer1 = [], buffer2 = [] }) => {
    if (common) return { same: common.join('') }
    const [isMineOld, isTheirsOld] = [isOld(buffer1), isOld(buffer2)]
    const choose = isMineOld === isTheirsOld ? undefined : isMineOld ? 'theirs' : 'mine'
    return { mine: buffer1.join(''), theirs: buffer2.join(''), choose }
  })
}

/** A paragraph, or the line of a field, as it was and as it is; empty where there is none. */
export interface Changed {
  before: string
  after: string
}

/** Lists the paragraphs and fields that differ from an earlier text, one by one where they can be told apart. */
export function changedParagraphs(before: string, after: string): Changed[] {
  return diff(unitsOf(before), unitsOf(after)).flatMap(({ buffer1: old = [], buffer2: now = [] }) =>
    old.length === now.length
      ? old.map((text, at) => ({ before: text, after: now[at] ?? '' }))
      : [{ before: old.join(''), after: now.join('') }],
  )
}

/** Compares two paragraphs word by word: the words of both, and those of the old or the new one alone. */
export function compareWords(before: string, after: string) {
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+|\s+|./gu) ?? []
  const spans = diff(wordsOf(before), wordsOf(after)).flatMap(({ common = [], buffer1 = [], buffer2 = [] }) => [
    { text: common.join(''), kind: 'same' as const },
    { text: buffer1.join(''), kind: 'gone' as const },
    { text: buffer2.join(''), kind: 'new' as const },
  ])
  return spans.filter(({ text }) => text !== '')
}

type Choice = 'mine' | 'theirs' | 'both'

/** Puts the pieces together again; a piece without a choice stays as it is in mine. */
export function joinPieces(pieces: readonly Piece[], choices: readonly (Choice | undefined)[]): string {
  const chosen = pieces.map((piece, at) => {
    if ('same' in piece) return piece.same
    const choice = choices[at] ?? 'mine'
    return choice === 'both' ? apart(piece.mine) + piece.theirs : piece[choice]
  })
  return chosen.join('')
}

/** Ends a text so that another can follow as a paragraph of its own. */
function apart(text: string): string {
  return text === '' || /\n\r?\n$/.test(text) || /^\S+:.*\r?\n$/.test(text) ? text : `${text.replace(/\r?\n$/, '')}\n\n`
}

/** Splits a text in the lines of its fields and its paragraphs, each with the empty lines behind it. */
export function unitsOf(text: string): string[] {
  const head = /^\ufeff?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[0] ?? ''
  const lines = head.match(/[^\n]*\n|[^\n]+$/g) ?? []
  const body = text.slice(head.length)
  return [...lines, ...(body.match(/(?:[^\n]*\S[^\n]*(?:\n|$))+(?:[^\S\n]*(?:\n|$))*|^\s+/g) ?? [])]
}
