import { closeCompletion, completionStatus, pickedCompletion, startCompletion } from '@codemirror/autocomplete'
import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState, type Extension, StateEffect, StateField, type Text } from '@codemirror/state'
import { type Command, EditorView } from '@codemirror/view'

const parseMs = 100

/** Reports the offset at which a button inserted the start of a link, fact or component. */
export const startInserted = StateEffect.define<number>({ map: (offset, changes) => changes.mapPos(offset) })
const blurred = StateEffect.define()

/** Offset of a start that a button inserted; undefined once it is complete or the cursor leaves it. */
const startOffset = StateField.define<number | undefined>({
  create: () => undefined,
  update(start, { changes, effects, newDoc, newSelection }) {
    const inserted = effects.find((effect) => effect.is(startInserted))
    if (inserted) return inserted.value
    if (start === undefined || effects.some((effect) => effect.is(blurred))) return undefined
    const from = changes.mapPos(start, 1)
    return isBehind(newDoc, from, newSelection.main.head) ? from : undefined
  },
})

function isBehind(doc: Text, start: number, head: number): boolean {
  const between = head > start ? doc.sliceString(start, head) : ''
  return /^(?:[[{<][^[\]{}<>\n]*|\[[^[\]]*\]\([^()\n]*)$/.test(between)
}

/**
 * Change that removes an incomplete start but keeps the words of a link; undefined if the start is complete or gone.
 */
function withoutStart(doc: Text, start: number) {
  const [rest = ''] = doc.sliceString(start).split(/\n[ \t]*\n/, 1)
  // A link is incomplete if it has search words instead of an address.
  const [whole, words = ''] = /^\[([^[\]]*)\]\([^()./:@#\n]*\)/.exec(rest) ?? []
  if (whole !== undefined) return { from: start, to: start + whole.length, insert: words }
  const isComplete = /^(?:\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>)/.test(rest)
  return /^[[{<]/.test(rest) && !isComplete ? { from: start, to: start + 1, insert: '' } : undefined
}

/**
 * Escapes the start of a fact or component that was typed by hand, so that it stays plain text. Code needs no escape.
 */
export function escapeTyped({ state, dispatch }: Pick<EditorView, 'state' | 'dispatch'>) {
  const { head } = state.selection.main
  const typed = /(?<!\\)(?:\{[^{}]*|<\w*)$/.exec(state.sliceDoc(state.doc.lineAt(head).from, head))
  if (!typed || /Code/.test(ensureSyntaxTree(state, head, parseMs)?.resolveInner(head, -1).name ?? '')) return
  dispatch({ changes: { from: head - typed[0].length, insert: '\\' }, userEvent: 'input' })
}

/** Closes the completion list, and removes the start that a button inserted. Escapes a start that was typed by hand. */
export const cancelChoice: Command = (view) => {
  const { state } = view
  const status = completionStatus(state)
  closeCompletion(view)
  const start = state.field(startOffset, false)
  const changes = start === undefined ? undefined : withoutStart(state.doc, start)
  // While the list is not shown yet, leave the key to other handlers, such as a cell's.
  if (!changes) {
    if (status === 'active') escapeTyped(view)
    return status === 'active'
  }
  const { from, insert } = changes
  const selection = insert ? { anchor: from, head: from + insert.length } : undefined
  view.dispatch({ changes, selection, userEvent: 'delete' })
  return true
}

/** Removes an escaped character together with its backslash, which the editor hides. */
export const deleteEscaped: Command = (view) => {
  const { doc, selection } = view.state
  const { head, empty } = selection.main
  const before = doc.sliceString(doc.lineAt(head).from, head)
  if (!empty || !/(?<!\\)(?:\\\\)*\\[!-/:-@[-`{-~]$/.test(before)) return false
  // A typed { also has a } behind it.
  const isPair = doc.sliceString(head - 1, head + 1) === '{}'
  view.dispatch({ changes: { from: head - 2, to: isPair ? head + 1 : head }, userEvent: 'delete' })
  return true
}

/** Keeps Enter from splitting the address of a link, and opens the list of pages instead. */
export const keepLink: Command = (view) => {
  const { doc, selection } = view.state
  const { head } = selection.main
  const line = doc.lineAt(head)
  const isInAddress = /\]\([^()]*$/.test(doc.sliceString(line.from, head))
  if (!isInAddress || !/^[^()]*\)/.test(doc.sliceString(head, line.to))) return false
  if (completionStatus(view.state) === null) startCompletion(view)
  return true
}

/** Opens the list again when words after an inserted start are deleted. */
const reopenList = EditorView.updateListener.of(({ view, state, transactions }) => {
  const isDeletion = transactions.some((one) => one.isUserEvent('delete'))
  if (isDeletion && state.field(startOffset) !== undefined && completionStatus(state) === null) startCompletion(view)
})

/** Removes an inserted start once the cursor or the focus leaves it. */
const removeLeft = EditorState.transactionFilter.of((transaction) => {
  const { startState, changes, effects, newDoc, newSelection } = transaction
  const start = startState.field(startOffset)
  if (start === undefined || transaction.annotation(pickedCompletion)) return transaction
  const from = changes.mapPos(start, 1)
  const isLeft = effects.some((effect) => effect.is(blurred)) || !isBehind(newDoc, from, newSelection.main.head)
  const removal = isLeft && withoutStart(newDoc, from)
  return removal ? [transaction, { changes: removal, sequential: true }] : transaction
})

export const insertedStarts: Extension = [
  startOffset,
  removeLeft,
  reopenList,
  // Ignore a switch to another window, where the writer may be copying the address of the link.
  EditorView.focusChangeEffect.of((state, isFocused) => {
    return isFocused || !document.hasFocus() || state.field(startOffset) === undefined ? null : blurred.of(null)
  }),
]
