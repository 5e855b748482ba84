import { ensureSyntaxTree } from '@codemirror/language'
import {
  type ChangeSpec,
  EditorSelection,
  EditorState,
  type Extension,
  type SelectionRange,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state'
import { type Command, EditorView } from '@codemirror/view'
import { factPattern } from '../../text/signs.ts'

const parseMs = 100

/** Makes selected words bold or italic, or plain again. Without a selection, does so for the word of the cursor. */
export function toggleAround(mark: string): Command {
  return (view) => {
    const { state } = view
    let begun: number | undefined
    const changes = state.changeByRange((range) => {
      if (range.empty) {
        const ofWord = toggleWord(state, range.head, mark)
        if (ofWord) return ofWord
        if (!isBetween(state.doc, range.head, mark) && endsHere(state.doc, range.head, mark))
          return pastMark(state.doc, range.head, mark)
        if (!isBetween(state.doc, range.head, mark)) begun = range.head
      }
      return toggleSelected(state, range, mark)
    })
    const effects = begun === undefined ? [] : marksBegun.of({ at: begun + mark.length, mark })
    view.dispatch({ ...changes, effects, userEvent: 'input' })
    return true
  }
}

const isBetween = (doc: Text, at: number, mark: string) =>
  doc.sliceString(at - mark.length, at) === mark && doc.sliceString(at, at + mark.length) === mark

/** Puts marks around a range, or removes them. Leaves spaces at the ends outside, because they would break the marks. */
function toggleSelected(state: EditorState, range: SelectionRange, mark: string) {
  const selected = state.sliceDoc(range.from, range.to)
  const from = range.from + (selected.trim() ? selected.length - selected.trimStart().length : 0)
  const to = range.to - (selected.trim() ? selected.length - selected.trimEnd().length : 0)
  const isMarked = state.sliceDoc(from - mark.length, from) === mark && state.sliceDoc(to, to + mark.length) === mark
  const [insert, width] = isMarked ? ['', mark.length] : [mark, 0]
  const moved = isMarked ? -mark.length : mark.length
  const changes = [
    { from: from - width, to: from, insert },
    { from: to, to: to + width, insert },
  ]
  return { changes, range: EditorSelection.range(from + moved, to + moved) }
}

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** Toggles the word, fact or code around the cursor. Undefined if the cursor is not inside one. */
function toggleWord(state: EditorState, at: number, mark: string) {
  const { from: start, text } = state.doc.lineAt(at)
  const nodes = nodesAt(state, at)
  const isInside = ({ from, to }: { from: number; to: number }) => from < at && to > at
  const code = nodes.find(({ name }) => /^(?:InlineCode|Image)$/.test(name))
  const address = nodes.find(({ name }) => name === 'URL') && nodes.find(({ name }) => name === 'Link')
  const found = [...text.matchAll(factPattern), ...text.matchAll(wordPattern)].map(({ 0: words, index }) => {
    return { from: start + index, to: start + index + words.length }
  })
  const word = code ?? address ?? found.find(isInside)
  if (!word || !isInside(word)) return undefined
  const own = nodes.find(({ name }) => name === (mark === '**' ? 'StrongEmphasis' : 'Emphasis'))
  const changes = own ? withoutMarks(state, own, word, mark) : around(word, mark)
  const range = EditorSelection.cursor(state.changes(changes).mapPos(at))
  return { changes, range }
}

const around = ({ from, to }: { from: number; to: number }, mark: string): ChangeSpec[] => [
  { from, insert: mark },
  { from: to, insert: mark },
]

interface Node {
  name: string
  from: number
  to: number
}

/** Syntax nodes that contain an offset, innermost first. */
function nodesAt(state: EditorState, at: number): Node[] {
  const nodes: Node[] = []
  let node = ensureSyntaxTree(state, at, parseMs)?.resolveInner(at, 1) ?? null
  for (; node; node = node.parent) nodes.push(node)
  return nodes
}

/** Makes one word of a bold part plain. Where marks cannot end next to the word, the whole part becomes plain. */
function withoutMarks(state: EditorState, own: Node, word: { from: number; to: number }, mark: string): ChangeSpec[] {
  const [open, close] = [own.from + mark.length, own.to - mark.length]
  const [before, after] = [state.sliceDoc(open, word.from), state.sliceDoc(word.to, close)]
  const canSplit = /(?:^|\s)$/.test(before) && /^(?:\s|$)/.test(after)
  const ends = [
    { from: own.from, to: open },
    { from: close, to: own.to },
  ]
  if (!canSplit) return ends
  const first = before.trim()
    ? { from: word.from - (before.length - before.trimEnd().length), insert: state.sliceDoc(own.from, open) }
    : ends[0]
  const last = after.trim()
    ? { from: word.to + (after.length - after.trimStart().length), insert: state.sliceDoc(own.from, open) }
    : ends[1]
  return [first, last].filter((one) => one !== undefined)
}

/** True if the mark after the offset closes one that is open in the paragraph. */
function endsHere(doc: Text, offset: number, mark: string): boolean {
  const paragraph =
    doc
      .sliceString(0, offset)
      .split(/\n[ \t]*\n/)
      .at(-1) ?? ''
  const [next = ''] = /^\*+/.exec(doc.sliceString(offset)) ?? []
  // Three asterisks are both bold and italic.
  const isMark = (stars: string) => stars.length === mark.length || stars.length === 3
  const marks = paragraph.match(/(?<!\\)\*+(?!\s)|(?<=\S)(?<!\\)\*+/g) ?? []
  return isMark(next) && marks.filter(isMark).length % 2 === 1
}

/**
 * Moves the cursor past a closing mark. Spaces before the mark are moved after it, because they would stop it from
 * closing.
 */
function pastMark(doc: Text, from: number, mark: string) {
  const [blanks = ''] = /[ \t]*$/.exec(doc.lineAt(from).text.slice(0, from - doc.lineAt(from).from)) ?? []
  const end = from + mark.length
  const changes = blanks ? { from: from - blanks.length, to: end, insert: mark + blanks } : []
  return { changes, range: EditorSelection.cursor(end) }
}

interface Begun {
  /** Offset between the two marks. */
  at: number
  mark: string
}

/** Reports that a button inserted two marks with nothing between them. */
const marksBegun = StateEffect.define<Begun>({ map: (begun, changes) => ({ ...begun, at: changes.mapPos(begun.at) }) })
const blurred = StateEffect.define()

/** Marks that wait for words; undefined once there are some. */
const begunMarks = StateField.define<Begun | undefined>({
  create: () => undefined,
  update(begun, { changes, effects, newDoc }) {
    const inserted = effects.find((effect) => effect.is(marksBegun))
    if (inserted) return inserted.value
    const next = begun && { ...begun, at: changes.mapPos(begun.at) }
    return next && isBetween(newDoc, next.at, next.mark) ? next : undefined
  },
})

/** Removes marks with nothing between them once the cursor or the focus leaves them. */
const removeLeft = EditorState.transactionFilter.of((transaction) => {
  const { startState, changes, effects, newDoc, newSelection } = transaction
  const begun = startState.field(begunMarks)
  if (!begun || effects.some((effect) => effect.is(marksBegun))) return transaction
  const at = changes.mapPos(begun.at)
  const isLeft = effects.some((effect) => effect.is(blurred)) || newSelection.main.head !== at
  if (!isLeft || !isBetween(newDoc, at, begun.mark)) return transaction
  const { length } = begun.mark
  return [transaction, { changes: { from: at - length, to: at + length }, sequential: true }]
})

/** Leaves no empty marks behind in the text. */
export const emphasis: Extension = [
  begunMarks,
  removeLeft,
  EditorView.focusChangeEffect.of((state, isFocused) =>
    isFocused || !document.hasFocus() || !state.field(begunMarks) ? null : blurred.of(null),
  ),
]
