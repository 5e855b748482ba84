import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import { EditorSelection, EditorState, type Extension, Prec, type Transaction } from '@codemirror/state'
import { type Command, keymap } from '@codemirror/view'
import { anchor as headingId } from '../../text/signs.ts'

const parseMs = 100
/** Matches everything before the text of a line: indentation, and markers of lists, quotations and headings. */
const lineMark = /^(?:[ \t]*(?:>|#{1,6}[ \t]|[-*+][ \t](?:[ \t]*\[[ xX]\][ \t])?|\d+[.)][ \t]))*[ \t]*/
const marked = /^(?:Blockquote|BulletList|OrderedList|ATXHeading\d)$/
const verbatim = /^(?:FencedCode|CodeBlock|HTMLBlock|CommentBlock|Table)$/

/** Offset of the words of a line, after the marks of its list, quotation or heading. */
export function startOfWords(state: EditorState, offset: number): number {
  const { from, text } = state.doc.lineAt(offset)
  const place = from + text.length - text.trimStart().length
  const tree = ensureSyntaxTree(state, place, parseMs) ?? syntaxTree(state)
  const names: string[] = []
  for (let node = tree.resolveInner(place, 1); node.parent; node = node.parent) names.push(node.name)
  const hasMark = names.some((name) => marked.test(name)) && !names.some((name) => verbatim.test(name))
  return from + (hasMark ? (lineMark.exec(text)?.[0].length ?? 0) : 0)
}

/**
 * Moves the cursor out of the marks of a line, to its words. Does the same for the end of a selection within the line.
 */
const keepBehind = EditorState.transactionFilter.of((transaction) => {
  const { startState: state, docChanged, selection } = transaction
  if (docChanged || !selection) return transaction
  const ranges = selection.ranges.map((range) => {
    const { empty, anchor, head, goalColumn } = range
    const start = startOfWords(state, head)
    const isWithin = anchor >= start && anchor <= state.doc.lineAt(head).to
    if (head >= start || !(empty || isWithin)) return range
    return empty ? EditorSelection.cursor(start, 1, undefined, goalColumn) : EditorSelection.range(anchor, start)
  })
  const kept = EditorSelection.create(ranges, selection.mainIndex)
  return kept.eq(selection) ? transaction : [transaction, { selection: kept, sequential: true }]
})

/** The only change of a transaction; undefined if there are none or several. */
export function onlyChange({ changes }: Transaction) {
  const all: { from: number; to: number; insert: string }[] = []
  changes.iterChanges((from, to, _, __, inserted) => all.push({ from, to, insert: inserted.toString() }))
  return all.length === 1 ? all[0] : undefined
}

const events = ['input.type', 'input.paste', 'delete']
const isMark = (text: string) => lineMark.exec(text)?.[0].trim() !== ''

/** Keeps a line's markers, and a heading's id, when an edit to the line's text starts inside the markers. */
const keepMarks = EditorState.transactionFilter.of((transaction) => {
  const { startState } = transaction
  // Changing text that is being composed would end the composition.
  if (transaction.isUserEvent('input.type.compose')) return transaction
  if (!events.some((event) => transaction.isUserEvent(event))) return transaction
  const change = onlyChange(transaction)
  if (!change || change.insert.includes('\n')) return transaction
  const line = startState.doc.lineAt(change.from)
  const start = startOfWords(startState, change.from)
  const isInMarks = change.from < change.to && change.to <= start
  if (change.from >= start || isInMarks || change.to > line.to) return transaction
  const [id = ''] = line.text.trimStart().startsWith('#') ? (headingId.exec(line.text) ?? []) : []
  const from = isMark(change.insert) ? change.from : start
  return {
    changes: { from, to: Math.max(from, Math.min(change.to, line.to - id.length)), insert: change.insert },
    selection: { anchor: from + change.insert.length },
    scrollIntoView: true,
    userEvent: transaction.isUserEvent('delete') ? 'delete' : 'input.type',
  }
})

/** Moves the cursor from the first word of a line to the end of the line above. */
const lineAbove =
  (isSelecting: boolean): Command =>
  ({ state, dispatch }) => {
    const { anchor, head, empty } = state.selection.main
    const { from } = state.doc.lineAt(head)
    if (head !== startOfWords(state, head) || head === from || from === 0 || !(empty || isSelecting)) return false
    const selection = { anchor: isSelecting ? anchor : from - 1, head: from - 1 }
    dispatch({ selection, userEvent: 'select', scrollIntoView: true })
    return true
  }

/** Turns a heading into a paragraph when Backspace is pressed at the start of its text. */
const removeHeading: Command = ({ state, dispatch }) => {
  const { head, empty } = state.selection.main
  const { from, to, text } = state.doc.lineAt(head)
  if (!empty || head === from || head !== startOfWords(state, head) || !/^ {0,3}#/.test(text)) return false
  const [id = ''] = headingId.exec(text) ?? []
  const changes = [
    { from, to: head },
    { from: Math.max(head, to - id.length), to },
  ]
  dispatch({ changes, userEvent: 'delete.backward', scrollIntoView: true })
  return true
}

const left = ['ArrowLeft', 'Ctrl-ArrowLeft', 'Alt-ArrowLeft']

/** Keeps the cursor after the marks of lists, quotations and headings, because the marks are hidden or drawn. */
export const lineMarks: Extension = [
  keepBehind,
  keepMarks,
  Prec.high(
    keymap.of([
      ...left.map((key) => ({ key, run: lineAbove(false), shift: lineAbove(true) })),
      ...['Backspace', 'Mod-Backspace'].map((key) => ({ key, run: removeHeading })),
    ]),
  ),
]
