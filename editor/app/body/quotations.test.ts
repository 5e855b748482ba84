import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState, type Transaction } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'
import { expect, test } from 'vitest'
import { commands, markdownKeys } from './commands.ts'
import { paragraphs } from './paragraphs.ts'
import { newQuoteParagraph, quotations } from './quotations.ts'

// In the same order as in the editor.
const extensions = [markdown({ base: markdownLanguage, addKeymap: false }), markdownKeys, paragraphs, quotations]

function stateOf(marked: string): EditorState {
  const [before = '', after = ''] = marked.split('|')
  const state = EditorState.create({ doc: before + after, selection: { anchor: before.length }, extensions })
  // On a slow machine, the text may not have been parsed yet.
  ensureSyntaxTree(state, state.doc.length, 10_000)
  return state.update({}).state
}

/** The text and cursor after a series of keys or commands, each applied to the result of the previous one. */
function press(marked: string, ...keys: ('Enter' | 'Backspace' | ((view: EditorView) => boolean))[]): string {
  let shown = marked
  for (const key of keys) {
    const state = stateOf(shown)
    const dispatch = ({ newDoc, newSelection }: Transaction) => {
      const { head } = newSelection.main
      shown = `${newDoc.sliceString(0, head)}|${newDoc.sliceString(head)}`
    }
    // Safe cast: the commands only read the state and dispatch, which needs no DOM.
    const view = { state, dispatch } as Partial<EditorView> as EditorView
    const bindings = state.facet(keymap).flat()
    const commands = typeof key === 'function' ? [key] : bindings.flatMap((one) => (one.key === key && one.run) || [])
    commands.some((run) => run(view))
  }
  return shown
}

test.each([
  ['> Een zin.| Nog een.\n', '> Een zin.\n>\n> |Nog een.\n'],
  ['> Een **twee**|', '> Een **twee**\n>\n> |'],
  ['> Een|\n> twee\n', '> Een\n>\n> |twee\n'],
  ['> Een.\n>\n> |', '> Een.\n\n|'],
  ['> Een.\n>\n> |\n>\n> Twee.\n', '> Een.\n\n|\n\n> Twee.\n'],
  ['Een.\n\n> |\n\nTwee.\n', 'Een.\n\n|\n\nTwee.\n'],
])('Enter in the quotation %j begins a paragraph in it, or ends it: %j', (before, after) => {
  expect(press(before, 'Enter')).toBe(after)
})

test('Enter twice behind a quotation ends it', () => {
  expect(press('> Een.|\n\nTwee.\n', 'Enter', 'Enter')).toBe('> Een.\n\n|\n\nTwee.\n')
})

test.each([
  ['> Een.\n>\n> |', '> Een.|'],
  ['> Een.\n>\n> |\n>\n> Twee.', '> Een.|\n>\n> Twee.'],
  ['> Een.\n> |\n> Twee.', '> Een.|\n> \n> Twee.'],
  ['> Een.\n>\n> |Twee.\n', '> Een. |Twee.\n'],
  ['> Een\n> |twee\n', '> Een |twee\n'],
  ['> |Een.\n>\n> Twee.\n', '|Een.\n\n> Twee.\n'],
  ['> ## Kop\n>\n> |Twee.\n', '> ## Kop\n\n|Twee.\n'],
  ['> |', '|'],
])('Backspace in the quotation %j joins its paragraphs, or ends it: %j', (before, after) => {
  expect(press(before, 'Backspace')).toBe(after)
})

test.each([
  ['> Een.\n>\n> |', '> Een.\n\n|'],
  ['> Een.\n>\n> Tw|ee\n> drie\n>\n> Vier', '> Een.\n\nTw|ee\ndrie\n\n> Vier'],
  ['Een.\n\n> Tw|ee.\n>\n> \n', 'Een.\n\nTw|ee.\n\n\n'],
])('the button quote at %j ends the quotation of the paragraph, without an empty quoted line: %j', (before, after) => {
  expect(press(before, commands.quote)).toBe(after)
})

test.each(['Een.|\n', '> - punt|\n', '> > diep|\n', '```\n> code|\n```\n', '|> Een.\n'])(
  'Enter in %j has nothing to do with quotations',
  (marked) => {
    expect(press(marked, newQuoteParagraph)).toBe(marked)
  },
)
