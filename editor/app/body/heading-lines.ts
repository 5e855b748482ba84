import { EditorState, type Extension, Transaction } from '@codemirror/state'
import { anchor as headingId } from '../../text/signs.ts'
import { blockAt, isBlank, isHeading, wordsAt } from './paragraphs.ts'

const headingMark = /^ {0,3}#{1,6}[ \t]+/
const events = ['input.type', 'input.paste', 'delete']

function onlyChange({ changes }: Transaction) {
  const all: { from: number; to: number; insert: string }[] = []
  changes.iterChanges((from, to, _, __, inserted) => all.push({ from, to, insert: inserted.toString() }))
  return all.length === 1 ? all[0] : undefined
}

/** Keeps the mark and the hidden id of a heading if a change to its words begins in the mark. */
const keepReplaced = EditorState.transactionFilter.of((transaction) => {
  const { startState } = transaction
  // Changing the text of a composition would end it.
  if (transaction.isUserEvent('input.type.compose')) return transaction
  if (!events.some((event) => transaction.isUserEvent(event))) return transaction
  const change = onlyChange(transaction)
  if (!change || change.insert.includes('\n')) return transaction
  const line = startState.doc.lineAt(change.from)
  const [mark = ''] = headingMark.exec(line.text) ?? []
  const [id = ''] = headingId.exec(line.text) ?? []
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

/** Keeps a heading if a selection that is deleted or replaced ends before its words. */
const keepNext = EditorState.transactionFilter.of((transaction) => {
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

/** Keeps headings when a selection is deleted or replaced, because their marks and ids are hidden. */
export const headingLines: Extension = [keepReplaced, keepNext]
