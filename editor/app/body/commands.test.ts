import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { expect, test } from 'vitest'
import { commands, continueMarkup } from './commands.ts'

test.each(['- Een', '- Een\n- Twee', '1. Een'])(
  'after the list %j, Enter twice ends the list without a line',
  (doc) => {
    const extensions = markdown({ base: markdownLanguage })
    let state = EditorState.create({ doc, selection: { anchor: doc.length }, extensions })
    for (const _ of [1, 2]) {
      const dispatch = (transaction: Transaction) => {
        state = transaction.state
      }
      continueMarkup({ state, dispatch })
    }
    expect(state.doc.toString()).toBe(`${doc}\n`)
  },
)

test.each([
  ['heading', '### Een', '## Een'],
  ['heading3', '## Een', '### Een'],
  ['heading3', '### Een', 'Een'],
  ['numbered', '- Een\n- Twee\n\nDrie', '1. Een\n2. Twee\n\n3. Drie'],
  ['list', '1. Een\n2. Twee', '- Een\n- Twee'],
  ['quote', 'Een\nTwee', '> Een\n> Twee'],
  ['quote', '> Een\n> Twee', 'Een\nTwee'],
] as const)('the button %s makes of %j %j', (name, doc, expected) => {
  const extensions = markdown({ base: markdownLanguage })
  let state = EditorState.create({ doc, selection: { anchor: 0, head: doc.length }, extensions })
  const dispatch = (spec: TransactionSpec) => {
    state = state.update(spec).state
  }
  // The command reads the state and dispatches, which needs no document.
  commands[name]({ state, dispatch } as EditorView)
  expect(state.doc.toString()).toBe(expected)
})
