import { expect, test } from 'vitest'
import {
  type Alignment,
  addColumn,
  addRow,
  alignColumn,
  alignmentOf,
  type Change,
  cellAt,
  fitIntoCell,
  readTable,
  removeColumn,
  removeRow,
} from './table.ts'

const plain = '| Stap | Tijd |\n| --- | ---: |\n| **Een** | |\n| {twee.drie} | 4 |'
/** A table without outer pipes, but with tabs, escaped pipes, right-to-left words and emoji. */
const strange = 'a\t|  👩‍💻  | c\n :-- | --- | -\n  1 | a \\| b\\\\ | مرحبا\n||| x|'

function edited(text: string, changes: readonly Change[]): string {
  return changes
    .toSorted((a, b) => b.from - a.from)
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text)
}

function read(text: string) {
  const table = readTable(text)
  if ('reason' in table) throw new Error(`${table.reason}: ${text}`)
  return table
}

const wordsOf = (text: string) =>
  read(text).rows.map(({ cells }) => cells.map(({ from, to }) => text.slice(from, to)).join('/'))

test('the cells of a table are ranges of its text', () => {
  expect(wordsOf(plain)).toEqual(['Stap/Tijd', '**Een**/', '{twee.drie}/4'])
  expect(wordsOf(strange)).toEqual(['a/👩‍💻/c', '1/a \\| b\\\\/مرحبا', '//x'])
})

test.each([
  ['| a | b |\n| --- | --- |\n| 1 |', { reason: 'tableCells', row: 2, count: 1, header: 2 }],
  ['| a | b |\n| --- | --- |\n| 1 | 2 | 3 |', { reason: 'tableCells', row: 2, count: 3, header: 2 }],
  ['| a | b |\n| --- | --- |\n| 1 | 2 |\nwoorden', { reason: 'tableCells', row: 3, count: 1, header: 2 }],
  ['| a | b |\n| --- | --- |\n| `1|2` | 3 |', { reason: 'tableCells', row: 2, count: 3, header: 2 }],
  ['| `a | b` |\n| --- | --- |\n| 1 | 2 |', { reason: 'tablePipe', row: 1 }],
  ['| a |\n| --- |\n| `1 \\| 2` |', { reason: 'tablePipe', row: 2 }],
  ['| **a | b** |\n| --- | --- |\n| 1 | 2 |', { reason: 'tablePipe', row: 1 }],
  ['| [a | b](/c) |\n| --- | --- |\n| 1 | 2 |', { reason: 'tablePipe', row: 1 }],
  ['| {a | b} |\n| --- | --- |\n| 1 | 2 |', { reason: 'tablePipe', row: 1 }],
  ['| a | b |\n> | --- | --- |\n> | 1 | 2 |', { reason: 'tableInside' }],
])('%j is not read the way it looks', (text, misread) => {
  expect(readTable(text)).toEqual(misread)
})

test('a row is added below another, below the header as the first, and removed again', () => {
  expect(edited(plain, addRow(plain, read(plain), 0))).toBe(plain.replace('---: |\n', '---: |\n|  |  |\n'))
  expect(edited(plain, addRow(plain, read(plain), 2))).toBe(`${plain}\n|  |  |`)
  expect(wordsOf(edited(strange, addRow(strange, read(strange), 1)))).toEqual([
    ...wordsOf(strange).slice(0, 2),
    '//',
    ...wordsOf(strange).slice(2),
  ])
  expect(wordsOf(edited(strange, removeRow(strange, read(strange), 1)))).toEqual(['a/👩‍💻/c', '//x'])
})

test.each([0, 1, 2])('a column is added after column %i and removed again', (column) => {
  const wider = edited(strange, addColumn(strange, read(strange), column))
  const added = wordsOf(strange).map((row) =>
    row
      .split('/')
      .toSpliced(column + 1, 0, '')
      .join('/'),
  )
  expect(wordsOf(wider)).toEqual(added)
  expect(wordsOf(edited(wider, removeColumn(wider, read(wider), column + 1)))).toEqual(wordsOf(strange))
  const narrower = wordsOf(strange).map((row) => row.split('/').toSpliced(column, 1).join('/'))
  expect(wordsOf(edited(strange, removeColumn(strange, read(strange), column)))).toEqual(narrower)
})

test('the last column stays, and so does the header', () => {
  const narrow = '| a |\n| - |\n| 1 |'
  expect(removeColumn(narrow, read(narrow), 0)).toEqual([])
  expect(removeRow(narrow, read(narrow), 0)).toEqual([])
})

test('an alignment changes the colons of its column', () => {
  for (const next of ['left', 'center', 'right', ''] satisfies Alignment[]) {
    const aligned = edited(strange, alignColumn(strange, read(strange), 0, next))
    expect(alignmentOf(aligned, read(aligned), 0)).toBe(next)
    expect(edited(aligned, alignColumn(aligned, read(aligned), 0, 'left'))).toBe(strange)
  }
})

test('an offset gives its cell, and one between cells gives the next', () => {
  expect(cellAt(read(plain), plain.indexOf('4'))).toEqual({ row: 2, column: 1 })
  expect(cellAt(read(plain), 0)).toEqual({ row: 0, column: 0 })
  expect(cellAt(read(plain), plain.indexOf('---'))).toEqual({ row: 0, column: 1 })
  expect(cellAt(read(plain), plain.length)).toEqual({ row: 2, column: 1 })
})

test.each([
  ['een|twee', 'een\\|twee'],
  ['al \\| goed', 'al \\| goed'],
  ['een \\\\| twee', 'een \\\\\\| twee'],
  ['een \n\n twee\r\ndrie\n', 'een twee drie'],
])('%j fits into a cell as %j', (text, fitting) => {
  expect(edited(text, fitIntoCell(text))).toBe(fitting)
})
