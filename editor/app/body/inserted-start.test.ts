import { autocompletion, type CompletionResult, completionStatus, startCompletion } from '@codemirror/autocomplete'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { expect, test } from 'vitest'
import { commands } from './commands.ts'
import { cancelChoice, deleteEscaped, escapeTyped, insertedStarts, keepLink } from './inserted-start.ts'

/**
 * An editor whose text ends with another line. In `marked`, `|` is the cursor, or `<` and `>` enclose the selection.
 */
function editorWith(marked: string, result: CompletionResult | null = null) {
  const list = autocompletion({ override: [() => result] })
  const [anchor = 0, head = anchor + 1] = [...marked.matchAll(/[|<>]/g)].map(({ index }) => index)
  const doc = `${marked.replace(/[|<>]/g, '')}\n\nEinde`
  const selection = { anchor, head: head - 1 }
  let state = EditorState.create({
    doc,
    selection,
    extensions: [markdown({ base: markdownLanguage }), list, insertedStarts],
  })
  const view = {
    get state() {
      return state
    },
    dispatch(...specs: TransactionSpec[]) {
      state = state.update(...specs).state
    },
  }
  // Safe cast: the commands only read the state and dispatch, which needs no DOM.
  return view as Partial<EditorView> as EditorView
}

const type = (view: EditorView, text: string) => {
  if (text) view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' })
}

function marked({ state }: EditorView): string {
  const { from, to, empty } = state.selection.main
  const [open, close] = empty ? ['|', ''] : ['<', '>']
  const text = state.sliceDoc(0, from) + open + state.sliceDoc(from, to) + close + state.sliceDoc(to)
  return text.replace('\n\nEinde', '')
}

test.each([
  ['link', 'Bel |nu', '', 'Bel |nu'],
  ['link', 'Bel |nu of [mail](/mail)', 'zzz', 'Bel zzz|nu of [mail](/mail)'],
  ['link', 'Bel <contact>', '', 'Bel <contact>'],
  ['link', 'Bel <contact>', '/pak', 'Bel [contact](/pak|)'],
  ['link', 'Bel <contact>', 'losse zzz', 'Bel <contact>'],
  ['link', 'Bel <een\ntwee>', '', 'Bel <een\ntwee>'],
  ['link', 'Bel <een\ntwee>', '/pak', 'Bel [een\ntwee](/pak|)'],
  ['link', 'Zie <a [b] c>', '/pak', 'Zie [a [b] c](/pak|)'],
  ['link', '|', 'zzz](/pak)', '[zzz](/pak)|'],
  ['fact', '|', 'zzz', 'zzz|'],
  ['component', '|', '', '|'],
] as const)(
  'the button %s at %j, then %j: Escape leaves no start, and so does another line',
  (name, before, typed, after) => {
    const editor = editorWith(before)
    commands[name](editor)
    type(editor, typed)
    cancelChoice(editor)
    expect(marked(editor)).toBe(after)
    const left = editorWith(before)
    commands[name](left)
    type(left, typed)
    left.dispatch({ selection: { anchor: left.state.doc.length } })
    expect(left.state.doc.toString()).toBe(editor.state.doc.toString())
  },
)

test('a new paragraph leaves no inserted start, and a second press of the button inserts no second one', () => {
  const editor = editorWith('Bel |')
  commands.link(editor)
  commands.link(editor)
  expect(marked(editor)).toBe('Bel [|')
  type(editor, 'ons\n\n')
  expect(marked(editor)).toBe('Bel ons\n\n|')
})

test.each([
  ['[contact](losse zzz|)', true],
  ['[contact](/pak|ketten) en meer', true],
  ['[contact](/pakketten)| en (meer)', false],
  ['[contact](|', false],
])('Enter within the address of a link opens the list, and splits nothing: %s', (text, isKept) => {
  const editor = editorWith(text)
  expect(keepLink(editor)).toBe(isKept)
  expect([marked(editor), completionStatus(editor.state)]).toEqual([text, isKept ? 'pending' : null])
})

test.each(['[|', '[zzz|]', '{zzz|', '[contact](|)'])('what was typed by hand stays after Escape: %s', (text) => {
  const editor = editorWith(text)
  cancelChoice(editor)
  expect(marked(editor)).toBe(text)
})

test.each([
  ['Een {zzz', 'Een \\{zzz'],
  ['<Call', '\\<Call'],
  ['[pak', '[pak'],
  ['\\{zzz', '\\{zzz'],
  ['`{zzz', '`{zzz'],
])('Escape from a list that was opened by typing %j leaves words: %j', (typed, after) => {
  const editor = editorWith(typed.startsWith('`') ? '|`' : '|')
  type(editor, typed)
  escapeTyped(editor)
  expect(editor.state.doc.line(1).text.replace(/`$/, '')).toBe(after)
})

test('Escape right after a word in a cell goes on to the cell, which it leaves with the word', () => {
  const editor = editorWith('Woord|')
  startCompletion(editor)
  expect(completionStatus(editor.state)).toBe('pending')
  expect(cancelChoice(editor)).toBe(false)
  expect([marked(editor), completionStatus(editor.state)]).toEqual(['Woord|', null])
})

test.each([
  ['Een \\{|', 'Een |'],
  ['Een \\*|', 'Een |'],
  ['Een \\{|}', 'Een |'],
  ['Een \\\\{|', 'Een \\\\{|'],
  ['Een {|', 'Een {|'],
  ['Een \\a|', 'Een \\a|'],
])('Backspace in %j removes an escaped character with its backslash', (before, after) => {
  const view = editorWith(before)
  expect(deleteEscaped(view)).toBe(before !== after)
  expect(marked(view)).toBe(after)
})
