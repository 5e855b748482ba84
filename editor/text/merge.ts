import { diffComm } from 'node-diff3'
import { linesOf, mapSides, mergeLines, type Sides } from './align.ts'
import { headOf } from './fields.ts'
import { type Choice, chosenText, compareFields, type Piece, pieceOf } from './merge-fields.ts'
import { fileParts } from './parts.ts'

/** Three-way merge of a file: by field above the body, and by line in the body. Undefined on a conflict. */
export function mergeTexts(file: string, ...texts: Sides<string>): string | undefined {
  const compared = compareHeads(file, texts)
  if (!compared) return mergeLines(texts)
  const { pieces, bodies } = compared
  const body = mergeLines(bodies)
  if (body === undefined || pieces.some((piece) => !('same' in piece || piece.choose))) return undefined
  const merged = joinPieces(pieces, suggestedIn(pieces)) + body
  return headOf(file, merged) && merged
}

/**
 * Compares two descendants of `base`: by field, and by paragraph in the body. Unreadable fields are compared by line.
 */
export function compareTexts(file: string, ...texts: Sides<string>): Piece[] {
  const compared = compareHeads(file, texts)
  if (compared) return [...compared.pieces, ...compareBodies(compared.bodies)]
  const headIn = (text: string) => text.slice(0, fileParts(file, text)?.body ?? 0)
  const fields = new Set(texts.slice(1).flatMap((text) => linesOf(headIn(text))))
  const unitsIn = (text: string) => [...linesOf(headIn(text)), ...paragraphsOf(text.slice(headIn(text).length))]
  return compareUnits(texts, unitsIn, (unit) => fields.has(unit))
}

/** Choices that need no decision from the writer. */
export const suggestedIn = (pieces: readonly Piece[]) =>
  pieces.map((piece) => ('same' in piece ? undefined : piece.choose))

/** Pieces up to the body; undefined if the fields of a version are unreadable. */
function compareHeads(file: string, texts: Sides<string>) {
  const [base, mine, theirs] = mapSides(texts, (text) => ({
    text,
    parts: fileParts(file, text),
    head: headOf(file, text),
  }))
  // A missing file is empty.
  if (!mine.text || !theirs.text || !mine.head || !theirs.head || (base.text !== '' && !base.head)) return undefined
  const fields = compareFields([base.head, mine.head, theirs.head])
  if (!fields) return undefined
  const sides = [base, mine, theirs] as const
  const openings = mapSides(sides, ({ text, parts }) => text.slice(0, parts?.from ?? 0))
  const ends = mapSides(sides, ({ text, parts }) => text.slice(parts?.to, parts?.body))
  const bodies = mapSides(sides, ({ text, parts }) => text.slice(parts?.body))
  return { pieces: [pieceOf(openings), ...fields, pieceOf(ends)], bodies }
}

function compareBodies(bodies: Sides<string>): Piece[] {
  const pieces = compareUnits(bodies, paragraphsOf)
  const isAsked = pieces.some((piece) => !('same' in piece || piece.choose))
  return isAsked && mergeLines(bodies) !== undefined ? [pieceOf(bodies)] : pieces
}

/** Compares units of text. `isField` is true if only one version of a unit can stay. */
function compareUnits(
  [base, mine, theirs]: Sides<string>,
  unitsIn: (text: string) => string[],
  isField: (unit: string) => boolean = () => false,
): Piece[] {
  const [before, ofMine, ofTheirs] = mapSides([base, mine, theirs], (text) => new Set(unitsIn(text)))
  const isOld = (units: string[]) => units.every((unit) => before.has(unit)) && base.includes(units.join(''))
  // True if this side kept an old unit that the other changed. If both still have the unit, it was only moved.
  const isLeft = ([unit = '']: string[], others: Set<string>) => before.has(unit) && !others.has(unit)
  return diffComm(unitsIn(mine), unitsIn(theirs)).flatMap(({ common, buffer1 = [], buffer2 = [] }): Piece[] => {
    if (common) return [{ same: common.join('') }]
    const chooseAll = changedSide(isOld(buffer1), isOld(buffer2))
    const pairs = inPairs(buffer1, buffer2)
    return pairs.map(([own, other]) => {
      const chooseOne = pairs.length > 1 ? changedSide(isLeft(own, ofTheirs), isLeft(other, ofMine)) : undefined
      const texts = { mine: own.join(''), theirs: other.join('') }
      // Separate the two paragraphs with an empty line.
      const joined = texts.mine.replace(/([^\n])\n?$/, '$1\n\n') + texts.theirs
      const both = [...own, ...other].some(isField) ? undefined : joined
      return { ...texts, both, choose: chooseAll ?? chooseOne }
    })
  })
}

function changedSide(isMineOld: boolean, isTheirsOld: boolean): Choice | undefined {
  if (isMineOld === isTheirsOld) return undefined
  return isMineOld ? 'theirs' : 'mine'
}

type Pair = [own: string[], other: string[]]

/** Pairs changed units one by one if both sides have the same number of them; otherwise, all at once. */
const inPairs = (own: string[], other: string[]): Pair[] =>
  own.length === other.length ? own.map((unit, at) => [[unit], other.slice(at, at + 1)]) : [[own, other]]

/** A paragraph before and after; empty if missing. */
export type Changed = ReturnType<typeof changedParagraphs>[number]

/** Lists changed paragraphs, one by one if possible. */
export function changedParagraphs(before: string, after: string) {
  return diffComm(paragraphsOf(before), paragraphsOf(after)).flatMap(({ buffer1: old = [], buffer2: now = [] }) =>
    inPairs(old, now).map(([own, other]) => ({ before: own.join(''), after: other.join('') })),
  )
}

/** Joins the removal and the addition of the same paragraph into one change. Its sides are equal, so it counts as a move. */
export function joinMoves(changes: readonly Changed[]): Changed[] {
  const gone = new Set(changes.flatMap(({ before, after }) => (after === '' ? before : [])))
  const added = new Set(changes.flatMap(({ before, after }) => (before === '' ? after : [])))
  return changes.flatMap((changed) => {
    const { before, after } = changed
    if (after === '' && added.has(before)) return []
    return before === '' && gone.has(after) ? { before: after, after } : changed
  })
}

/** Compares two texts by word. Adjacent changed words are one change. */
export function compareWords(before: string, after: string) {
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+|\s+|./gu) ?? []
  const runs = [{ same: '', gone: '', new: '' }]
  for (const { common = [], buffer1 = [], buffer2 = [] } of diffComm(wordsOf(before), wordsOf(after))) {
    const [same, gone, added] = [common.join(''), buffer1.join(''), buffer2.join('')]
    const last = runs.at(-1)
    const isWithin = same.trim() === '' && last && last.gone !== '' && last.new !== ''
    if (!isWithin) runs.push({ same, gone, new: added })
    else {
      last.gone += same + gone
      last.new += same + added
    }
  }
  const kinds = ['same', 'gone', 'new'] as const
  return runs.flatMap((run) => kinds.map((kind) => ({ text: run[kind], kind }))).filter(({ text }) => text !== '')
}

/** Joins the pieces with their choices; without a choice, keeps `mine`. */
export function joinPieces(pieces: readonly Piece[], choices: readonly (Choice | undefined)[]): string {
  return pieces.map((piece, at) => chosenText(piece, choices[at])).join('')
}

/** Splits a text into paragraphs, each with its trailing empty lines. */
function paragraphsOf(text: string): string[] {
  return text.match(/(?:[^\n]*\S[^\n]*(?:\n|$))+(?:[^\S\n]*(?:\n|$))*|^\s+/g) ?? []
}
