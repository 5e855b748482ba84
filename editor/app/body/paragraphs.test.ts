import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState, type StateCommand, type Transaction } from '@codemirror/state'
import { expect, test } from 'vitest'
import { headingIds } from './heading-ids.ts'
import { breakLine, joinBackward, joinForward, newParagraph, paragraphs, wordsAt } from './paragraphs.ts'

const extensions = [markdown({ base: markdownLanguage }), headingIds, paragraphs]

function stateOf(marked: string): EditorState {
  const [before = '', after = ''] = marked.split('|')
  return EditorState.create({ doc: before + after, selection: { anchor: before.length }, extensions })
}

function shown(state: EditorState): string {
  const { head } = state.selection.main
  return `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`
}

/** The text after a command; undefined if the command does not handle the key. */
function press(command: StateCommand, marked: string): string | undefined {
  let state = stateOf(marked)
  const dispatch = (transaction: Transaction) => {
    state = transaction.state
  }
  return command({ state, dispatch }) ? shown(state) : undefined
}

test.each([
  ['Een zin.| Nog een.\n', 'Een zin.\n\n|Nog een.\n'],
  ['Een.|\n\nTwee.\n', 'Een.\n\n|\n\nTwee.\n'],
  ['Een.\n\n|\n\nTwee.\n', 'Een.\n\n|\n\nTwee.\n'],
  ['Een.\n|\nTwee.\n', 'Een.\n\n|\n\nTwee.\n'],
  ['Een\n|twee\n', 'Een\n\n|twee\n'],
  ['## Kop| [#kop]\n\nTekst', '## Kop [#kop]\n\n|\n\nTekst'],
  ['## Kop| en meer [#kop]\n', '## Kop [#kop]\n\n|en meer\n'],
  ['Een\n\n## |\n', 'Een\n\n|\n'],
])('Enter at %j begins a paragraph: %j', (before, after) => {
  expect(press(newParagraph, before)).toBe(after)
})

test.each([
  '```\ncode|\n```\n',
  '- punt|\n',
  '> citaat|\n',
  '<Callout>|\n',

  '{/* a| */}',
])('Enter in %j works as in plain Markdown', (marked) => {
  expect(press(newParagraph, marked)).toBe(undefined)
})

test.each([
  ['Een.\n\n|Twee.\n', 'Een. |Twee.\n'],
  ['Een\n|twee\n', 'Een |twee\n'],
  ['Een.\n\n\n\n|Twee.\n', 'Een.\n\n|Twee.\n'],
  ['Een.\n\n|\n\nTwee.\n', 'Een.|\n\nTwee.\n'],
  ['Een.\n|\nTwee.\n', 'Een.|\n\nTwee.\n'],
  ['- punt\n\n|Twee.\n', '- punt |Twee.\n'],
  ['## Kop [#kop]\n\n|\n\nTwee', '## Kop| [#kop]\n\nTwee'],
])('Backspace at %j joins in one press: %j', (before, after) => {
  expect(press(joinBackward, before)).toBe(after)
})

test('Delete at the end of a paragraph joins the next one', () => {
  expect(press(joinForward, 'Een.|\n\nTwee.\n')).toBe('Een.| Twee.\n')
  expect(press(joinForward, 'Een.|\n\n## Kop\n')).toBe(undefined)
})

test('Shift+Enter breaks the line within a paragraph', () => {
  expect(press(breakLine, 'Een|twee')).toBe('Een\\\n|twee')
  expect(press(breakLine, '## Kop|')).toBe('## Kop|')
})

test.each([
  ['Een.\n|\nTwee.\n', 'x', 'Een.\n\nx|\n\nTwee.\n'],
  ['Een.\n\n|\n## Kop\n', 'x', 'Een.\n\nx|\n\n## Kop\n'],
  ['Een.\n\n|\n- punt\n', 'x', 'Een.\n\nx|\n\n- punt\n'],
  ['Een.\n\n|\n- punt\n', '- ', 'Een.\n\n- |\n- punt\n'],
  ['- punt\n|', 'x', '- punt\n\nx|'],
  ['- punt\n|', '- ', '- punt\n- |'],
  ['- punt\n|', '> ', '- punt\n\n> |'],
  ['> citaat\n|', '> ', '> citaat\n> |'],
  ['Een.\n|\nTwee.\n', '- ', 'Een.\n\n- |\n\nTwee.\n'],
  ['Een\\\n|', 'x', 'Een\\\nx|'],
  ['Een.\n\n|\n\nTwee.\n', 'x', 'Een.\n\nx|\n\nTwee.\n'],
  ['```\na\n|\nb\n```', 'x', '```\na\nx|\nb\n```'],
])('at %j, typing %j keeps it separate from other blocks: %j', (before, insert, after) => {
  const state = stateOf(before)
  const { head } = state.selection.main
  const typed = {
    changes: { from: head, insert },
    selection: { anchor: head + insert.length },
    userEvent: 'input.type',
  }
  expect(shown(state.update(typed).state)).toBe(after)
})

test.each(['Slot', '| meer'])('%j on the line below a table does not become a row', (insert) => {
  // Two spaces at the end of a row do not make a hard break.
  const table = '| Een | Twee |\n| --- | --- |\n| 1 | 2 |  '
  const typedAt = (doc: string) => {
    const changes = { from: doc.length, insert }
    return EditorState.create({ doc, extensions }).update({ changes, userEvent: 'input.paste' }).newDoc.toString()
  }
  expect(typedAt(`${table}\n`)).toBe(`${table}\n\n${insert}`)
  expect(typedAt(`${table}\n\n`)).toBe(`${table}\n\n${insert}`)
})

test.each([
  ['Een zin.| Nog een.\n\nTwee', 'Een zin. Nog een.'],
  ['## K|op [#kop]\n', 'Kop'],
  ['- pu|nt\n- meer', 'punt'],
])('three clicks at %j select the words, without the end of the line', (marked, words) => {
  const state = stateOf(marked)
  const { anchor, head } = wordsAt(state, state.selection.main.head)
  expect(state.sliceDoc(anchor, head)).toBe(words)
})
