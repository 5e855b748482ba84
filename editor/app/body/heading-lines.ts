import { EditorState } from '@codemirror/state'
import { anchor } from '../../text/signs.ts'

const headingMark = /^ {0,3}#{1,6}[ \t]+/
const events = ['input.type', 'input.paste', 'delete']

/** Keeps the mark and the hidden id of a heading if its words are replaced or deleted from before them. */
export const headingLines = EditorState.transactionFilter.of((transaction) => {
  const { startState, changes } = transaction
  // Another text than that of a composition would end it.
  if (transaction.isUserEvent('input.type.compose')) return transaction
  if (!events.some((event) => transaction.isUserEvent(event))) return transaction
  const all: { from: number; to: number; insert: string }[] = []
  changes.iterChanges((from, to, _, __, inserted) => all.push({ from, to, insert: inserted.toString() }))
  const [change, ...others] = all
  if (!change || others.length > 0 || change.insert.includes('\n')) return transaction
  const line = startState.doc.lineAt(change.from)
  const [mark = ''] = headingMark.exec(line.text) ?? []
  const [id = ''] = anchor.exec(line.text) ?? []
  const [start, end] = [line.from + mark.length, line.to - id.length]
  if (mark === '' || change.from >= start || change.to <= start || change.to > line.to) return transaction
  const from = headingMark.test(change.insert) ? change.from : start
  return {
    changes: { from, to: Math.max(from, Math.min(change.to, end)), insert: change.insert },
    selection: { anchor: from + change.insert.length },
    scrollIntoView: true,
    userEvent: transaction.isUserEvent('delete') ? 'delete' : 'input.type',
  }
})
