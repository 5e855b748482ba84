import { EditorSelection, EditorState, type Extension, Prec, type Text, type Transaction } from '@codemirror/state'
import { type Command, keymap } from '@codemirror/view'
import { anchor } from '../../text/signs.ts'

/** The range of a heading's hidden id; undefined if the line at the offset has none. */
function idAt(doc: Text, offset: number) {
  const { text, to } = doc.lineAt(offset)
  const [id] = /^ {0,3}#{1,6}[ \t]+\S/.test(text) ? (anchor.exec(text) ?? []) : []
  return id === undefined ? undefined : { from: to - id.length, to }
}

/** Keeps the cursor before a hidden id, where the words of the heading end. */
function beforeId({ newSelection, newDoc }: Transaction) {
  const ranges = newSelection.ranges.map((range) => {
    const id = idAt(newDoc, range.head)
    if (!id || range.head <= id.from || !(range.empty || range.from > newDoc.lineAt(range.from).from)) return range
    return EditorSelection.range(Math.min(range.anchor, id.from), id.from)
  })
  return EditorSelection.create(ranges, newSelection.mainIndex)
}

const keepIds = EditorState.transactionFilter.of((transaction) => {
  const { startState, docChanged, selection, changes } = transaction
  if (transaction.isUserEvent('undo') || transaction.isUserEvent('redo')) return transaction
  let moved: { from: number; insert: string } | undefined
  let isLost = false
  changes.iterChanges((from, to, _, __, inserted) => {
    const id = idAt(startState.doc, from)
    if (!id || from < id.from || to > id.to) return
    // Move a new line below the id. Ignore Delete at the end of the words, which would remove the id.
    if (from === to && from < id.to && inserted.lines > 1) moved = { from: id.to, insert: inserted.toString() }
    if (transaction.isUserEvent('delete.forward') && from === id.from && to === id.to) isLost = true
  })
  if (isLost) return []
  if (moved) {
    const { from, insert } = moved
    return { changes: moved, selection: { anchor: from + insert.length }, scrollIntoView: true, userEvent: 'input' }
  }
  if (!docChanged && !selection) return transaction
  const kept = beforeId(transaction)
  return kept.eq(transaction.newSelection) ? transaction : [transaction, { selection: kept, sequential: true }]
})

const pastId: Command = ({ state, dispatch }) => {
  const { head, empty } = state.selection.main
  const id = empty ? idAt(state.doc, head) : undefined
  if (head !== id?.from) return false
  dispatch({ selection: { anchor: Math.min(id.to + 1, state.doc.length) }, userEvent: 'select', scrollIntoView: true })
  return true
}

const keys = ['ArrowRight', 'Ctrl-ArrowRight', 'Alt-ArrowRight'].map((key) => ({ key, run: pastId }))

/** Protects the hidden ids of headings while the writer types. */
export const headingIds: Extension = [keepIds, Prec.high(keymap.of(keys))]
