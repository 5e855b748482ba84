import { EditorState, type Extension, Transaction } from '@codemirror/state'
import { onlyChange } from './line-marks.ts'
import { blockAt, isBlank, isHeading, wordsAt } from './paragraphs.ts'

/**
 * Keeps the # of a heading when a deleted or replaced selection ends just before its text. The # is hidden, so it looks
 * unselected.
 */
export const headingLines: Extension = EditorState.transactionFilter.of((transaction) => {
  const { startState: state } = transaction
  const userEvent = transaction.annotation(Transaction.userEvent)
  if (state.selection.main.empty || !/^(?:delete|input(?!\.type\.compose))/.test(userEvent ?? '')) return transaction
  const change = onlyChange(transaction)
  if (!change) return transaction
  const { from, to, insert } = change
  const [line, heading] = [state.doc.lineAt(from), state.doc.lineAt(to)]
  const words = wordsAt(state, heading.to).anchor
  const isAtHeading = line.number < heading.number && to <= words && isHeading(blockAt(state, heading.to)?.name)
  if (!isAtHeading) return transaction
  const isWhole = isBlank(line) || from <= wordsAt(state, from).anchor
  const start = isWhole ? line.from : from
  const left = state.sliceDoc(0, start)
  const text = insert.trimEnd() === '' ? '' : insert
  const lineEnds = /(?:^|\n?\n?)$/.exec(left + text)?.[0].length ?? 0
  const gap = left + text === '' ? '' : '\n'.repeat(2 - lineEnds)
  const isGone = text === '' && (left === '' || left.endsWith('\n'))
  const anchor = start + text.length + (isGone ? gap.length + words - heading.from : 0)
  const changes = { from: start, to: heading.from, insert: text + gap }
  return { changes, selection: { anchor }, scrollIntoView: true, userEvent }
})
