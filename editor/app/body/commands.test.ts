import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState, type Transaction } from '@codemirror/state'
import { expect, test } from 'vitest'
import { continueMarkup } from './commands.ts'

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
