import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState, type TransactionSpec } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'
import { expect, test } from 'vitest'
import { headingIds } from './heading-ids.ts'
import { headingLines } from './heading-lines.ts'
import { lineMarks } from './line-marks.ts'
import { paragraphs } from './paragraphs.ts'

const extensions = [markdown({ base: markdownLanguage }), headingIds, lineMarks, headingLines, paragraphs]

/** An editor with a text in which `|` marks the cursor. */
function editorWith(marked: string) {
  const doc = marked.replace('|', '')
  let state = EditorState.create({ doc, selection: { anchor: marked.indexOf('|') }, extensions })
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

function shown({ state }: EditorView): string {
  const { head } = state.selection.main
  return `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`
}

const type = (view: EditorView, text: string) =>
  view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' })

/** Moves the cursor, or the end of the selection, to the first character of its line, as the Home key does. */
function pressHome(view: EditorView, isSelecting = false) {
  const { anchor, head } = view.state.selection.main
  const { from } = view.state.doc.lineAt(head)
  view.dispatch({ selection: { anchor: isSelecting ? anchor : from, head: from }, userEvent: 'select' })
}

function press(view: EditorView, key: string, isShifted = false) {
  const bindings = view.state.facet(keymap).flat()
  return bindings.some((one) => one.key === key && (isShifted ? one.shift : one.run)?.(view))
}

test.each([
  ['- check|ing', '- So |checking', '- So |ing'],
  ['1. Een\n2. Try| it', '1. Een\n2. So |Try it', '1. Een\n2. So | it'],
  ['> Een ci|taat', '> So |Een citaat', '> So |taat'],
  ['## Ko|p [#kop]', '## So |Kop [#kop]', '## So |p [#kop]'],
  ['- Een\n  - [ ] ta|ak', '- Een\n  - [ ] So |taak', '- Een\n  - [ ] So |ak'],
  ['Een z|in', 'So |Een zin', 'So |in'],
  ['```\n- co|de\n```', '```\nSo |- code\n```', '```\nSo |de\n```'],
])('in %j, Home goes to the first word, and Shift+Home selects to there', (marked, typed, replaced) => {
  const editor = editorWith(marked)
  pressHome(editor)
  type(editor, 'So ')
  expect(shown(editor)).toBe(typed)
  const selecting = editorWith(marked)
  pressHome(selecting, true)
  type(selecting, 'So ')
  expect(shown(selecting)).toBe(replaced)
})

test.each(['|- punt', '-| punt', '|1. punt', '|> punt', '|## punt'])(
  'what is typed at the cursor that a text opens with, %j, comes behind the mark',
  (marked) => {
    const editor = editorWith(marked)
    type(editor, 'x')
    expect(shown(editor)).toBe(`${marked.replace('|', '').replace('punt', 'x|punt')}`)
  },
)

test('the cursor comes behind the mark from the line above it, and goes back to the end of that line', () => {
  const editor = editorWith('Een|\n\n- punt\n- meer')
  editor.dispatch({ selection: { anchor: 12 } })
  expect(shown(editor)).toBe('Een\n\n- punt\n- |meer')
  expect(press(editor, 'ArrowLeft')).toBe(true)
  expect(shown(editor)).toBe('Een\n\n- punt|\n- meer')
  const selecting = editorWith('- punt\n- |meer')
  expect(press(selecting, 'ArrowLeft', true)).toBe(true)
  const { from, to } = selecting.state.selection.main
  expect(selecting.state.sliceDoc(from, to)).toBe('\n- ')
})

test('Backspace before the words of a heading makes it a paragraph', () => {
  const editor = editorWith('Een\n\n## |Kop [#kop]\n')
  expect(press(editor, 'Backspace')).toBe(true)
  expect(shown(editor)).toBe('Een\n\n|Kop\n')
})

test.each([
  ['', '- ', '- |'],
  ['woord', '> ', '> |woord'],
  ['woord', '## ', '## |woord'],
  ['woord', '- ', '- |woord'],
])('before %j, typing the mark %j still begins a list, quotation or heading', (words, mark, expected) => {
  const editor = editorWith(`|${words}`)
  for (const sign of mark) type(editor, sign)
  expect(shown(editor)).toBe(expected)
})
