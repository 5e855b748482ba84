import { diff3Merge, diffComm } from 'node-diff3'
import { fileParts } from './parts.ts'

/** Three-way merge by line, as in git; undefined on a conflict. */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  const regions = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true })
  return regions.every(({ ok }) => ok) ? regions.flatMap(({ ok = [] }) => ok).join('') : undefined
}

/** A common piece of two versions, or both alternatives; an unchanged side is left out. */
type Piece = { same: string } | Choices

export interface Choices {
  mine: string
  theirs: string
  choose?: 'mine' | 'theirs'
  /** A field can have one value only. */
  isField: boolean
}

/** Compares two descendants of `base` by paragraph, and by line in the fields. */
export function compareTexts(file: string, base: string, mine: string, theirs: string): Piece[] {
  const headIn = (text: string) => text.slice(0, fileParts(file, text)?.body ?? 0)
  const unitsIn = (text: string) => [...linesOf(headIn(text)), ...paragraphsOf(text.slice(headIn(text).length))]
  const before = new Set(unitsIn(base))
  const fields = new Set([mine, theirs].flatMap((text) => linesOf(headIn(text))))
  const isOld = (units: string[]) => units.every((unit) => before.has(unit)) && base.includes(units.join(''))
  return diffComm(unitsIn(mine), unitsIn(theirs)).map(({ common, buffer1 = [], buffer2 = [] }) => {
    if (common) return { same: common.join('') }
    const [isMineOld, isTheirsOld] = [isOld(buffer1), isOld(buffer2)]
    const choose = isMineOld === isTheirsOld ? undefined : isMineOld ? 'theirs' : 'mine'
    const isField = [...buffer1, ...buffer2].some((unit) => fields.has(unit))
    return { mine: buffer1.join(''), theirs: buffer2.join(''), choose, isField }
  })
}

/** A paragraph before and after; empty if missing. */
export type Changed = ReturnType<typeof changedParagraphs>[number]

/** Lists changed paragraphs, one by one if possible. */
export function changedParagraphs(before: string, after: string) {
  return diffComm(paragraphsOf(before), paragraphsOf(after)).flatMap(({ buffer1: old = [], buffer2: now = [] }) =>
    old.length === now.length
      ? old.map((text, at) => ({ before: text, after: now[at] ?? '' }))
      : [{ before: old.join(''), after: now.join('') }],
  )
}

export function compareWords(before: string, after: string) {
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+|\s+|./gu) ?? []
  const spans = diffComm(wordsOf(before), wordsOf(after)).flatMap(({ common = [], buffer1 = [], buffer2 = [] }) => [
    { text: common.join(''), kind: 'same' as const },
    { text: buffer1.join(''), kind: 'gone' as const },
    { text: buffer2.join(''), kind: 'new' as const },
  ])
  return spans.filter(({ text }) => text !== '')
}

type Choice = 'mine' | 'theirs' | 'both'

/** Joins the pieces; without a choice, mine is kept. */
export function joinPieces(pieces: readonly Piece[], choices: readonly (Choice | undefined)[]): string {
  const chosen = pieces.map((piece, at) => {
    if ('same' in piece) return piece.same
    const choice = choices[at] ?? 'mine'
    // An empty line separates two paragraphs.
    return choice === 'both' ? piece.mine.replace(/([^\n])\n?$/, '$1\n\n') + piece.theirs : piece[choice]
  })
  return chosen.join('')
}

/** Splits a text into paragraphs, each with its trailing empty lines. */
function paragraphsOf(text: string): string[] {
  return text.match(/(?:[^\n]*\S[^\n]*(?:\n|$))+(?:[^\S\n]*(?:\n|$))*|^\s+/g) ?? []
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
