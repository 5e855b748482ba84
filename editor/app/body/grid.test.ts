import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { grids } from './grid.ts'

const table = '| Een | Twee |\n| --- | --- |\n| 1 | 2 |'

function typed(doc: string, from: number, insert: string) {
  const state = EditorState.create({ doc, extensions: [markdown({ base: markdownLanguage }), grids('nl')] })
  return state.update({ changes: { from, insert }, userEvent: 'input.paste' }).state.doc.toString()
}

test('text put into a cell that has no editor keeps the table whole', () => {
  expect(typed(table, table.indexOf('1') + 1, 'a|b\nc')).toBe(table.replace('1', '1a\\|b c'))
})
