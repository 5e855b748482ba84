import { EditorState, type TransactionSpec } from '@codemirror/state'
import { expect, test } from 'vitest'
import { headingIds } from './heading-ids.ts'

const doc = 'Vooraf\n\n## Kosten [#costs]\n\nTekst'
const end = doc.indexOf(' [#')
const lineEnd = doc.indexOf('\n\nTekst')

function after(...steps: TransactionSpec[]) {
  const state = EditorState.create({ doc, extensions: headingIds })
  return steps.reduce((now, step) => now.update(step).state, state)
}

test('a cursor at the end of a heading is before its hidden id', () => {
  expect(after({ selection: { anchor: lineEnd } }).selection.main.head).toBe(end)
  expect(after({ selection: { anchor: end - 6, head: lineEnd } }).selection.main.to).toBe(end)
})

test('Enter after the words of a heading begins a line below its id', () => {
  const state = after({ changes: { from: end, insert: '\n' }, selection: { anchor: end + 1 }, userEvent: 'input' })
  expect(state.doc.toString()).toBe(doc.replace('[#costs]', '[#costs]\n'))
  expect(state.selection.main.head).toBe(lineEnd + 1)
})

test('Delete after the words of a heading keeps its id', () => {
  const changes = { from: end, to: lineEnd }
  expect(after({ changes, userEvent: 'delete.forward' }).doc.toString()).toBe(doc)
})

test('removing a selected heading also removes its id', () => {
  const changes = { from: doc.indexOf('##'), to: lineEnd + 1 }
  expect(after({ changes, userEvent: 'delete.selection' }).doc.toString()).toBe('Vooraf\n\n\nTekst')
})

test('a space typed after the words of a heading stays before the cursor', () => {
  const typed = ['n', ' ', 'u'].map((insert, at): TransactionSpec => {
    return { changes: { from: end + at, insert }, selection: { anchor: end + at + 1 }, userEvent: 'input.type' }
  })
  const state = after(...typed)
  expect(state.doc.toString()).toBe(doc.replace(' [#costs]', 'n u [#costs]'))
  expect(state.selection.main.head).toBe(end + 3)
})
