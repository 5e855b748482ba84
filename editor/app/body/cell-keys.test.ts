import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { lineBelow } from './cell-keys.ts'
import { grids, selectedIn, tables } from './grid.ts'

const doc = '| Uren | … |\n| --- | --- |\n|  | … en meer |'

test.each([
  ['an arrow key', 0, 0, ''],
  ['an arrow key', 0, 1, '…'],
  ['an arrow key', 1, 0, ''],
  ['an arrow key', 1, 1, ''],
  ['Tab', 0, 0, 'Uren'],
  ['Tab', 0, 1, '…'],
  ['Tab', 1, 0, ''],
  ['Tab', 1, 1, '… en meer'],
])('%s to row %i, column %i selects %j', (key, row, column, selected) => {
  const state = EditorState.create({ doc, extensions: [markdown({ base: markdownLanguage }), tables] })
  const [placed] = state.field(tables)
  const cell = placed && 'rows' in placed.table && placed.table.rows[row]?.cells[column]
  if (!placed || !cell) throw new Error('The table has no such cell.')
  const { anchor, head } = selectedIn(placed, cell, key === 'Tab')
  expect(state.sliceDoc(anchor, head)).toBe(selected)
  expect(head).toBe(placed.from + cell.to)
})

test('leaving a table at the end of the text adds a line below it', () => {
  const state = EditorState.create({ doc, extensions: [markdown({ base: markdownLanguage }), grids('nl')] })
  const { state: after } = state.update(lineBelow(doc.length))
  expect([after.doc.toString(), after.selection.main.head]).toEqual([`${doc}\n\n`, doc.length + 2])
})
