import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { tableCells, tablePasted, tableRows, tableShape } from './tables.ts'

test('a cell too many is named, as it is left out', async () => {
  expect(await found(tableCells, '| a | b |\n| - | - |\n| 1 | 2 | 3 |\n| 1 |\n| a \\| b | 2 |')).toEqual([
    '6:9  This row has 3 cells and its table 2 columns, so the rest of it is not shown. Write \\| for the character itself, or give the first row and the line of - as many cells.',
  ])
})

test('a table that is shown as text says what its second line is to be', async () => {
  expect(await found(tableShape, '| a | b | c |\n| - | - |\n| 1 | 2 | 3 |')).toEqual([
    '5:1  This table is shown as text: its first row has 3 cells and the line of - below it 2. Write | --- | --- | --- |  [| - | - | → | --- | --- | --- |]',
  ])
  expect(await found(tableShape, '> | a | b |\n> | 1 | 2 |')).toEqual([
    '4:3  This table is shown as text: no line of - stands below its first row. Write | --- | --- | there.',
  ])
  expect(await found(tableShape, '| a | b |\n| — | — |\n| 1 | 2 |')).toEqual([
    '5:1  This table is shown as text: the line below its first row is not made of -. Write | --- | --- |  [| — | — | → | --- | --- |]',
  ])
  expect(await found(tableShape, '| a | b |\n| - | - |\n| 1 | 2 |\n\n| 3 | 4 |\n| 5 | 6 |')).toEqual([
    '8:1  An empty line stands between this row and the table above it. Take it out.',
  ])
  expect(await found(tableShape, '| a | b |\n| - | - |\n| 1 | 2 |\n\nEen | twee\n')).toEqual([])
})

const table = '| Taak | Minuten |\n| --- | --- |\n| Bellen | 5 |'

test('a line directly below a table becomes a row of it', async () => {
  expect(await found(tableRows, `${table}\nDaarna weet je het.`)).toEqual([
    '7:1  "Daarna weet je het." becomes a row of the table above it. Leave a line empty above it, or write | before and after it.',
  ])
  expect(await found(tableRows, `${table}\n\nDaarna weet je het.\n\nA | B\n--- | ---\n1 | 2`)).toEqual([])
})

test('a table has more than its first row', async () => {
  expect(await found(tableRows, '| Taak | Minuten |\n| --- | --- |')).toEqual([
    '4:1  Below the first row of this table stands none. Write one, or leave the table out.',
  ])
})

test.each(['Taak\tMinuten\nBellen\t5\nZoeken\t12', 'Taak | Minuten\nBellen | 5'])(
  'lines of cells that are no table are shown as one: %j',
  async (body) => {
    expect(await found(tablePasted, body)).toEqual([
      '4:1  These lines are shown as one: they are no table. Write | before, between and after the cells of each, and | --- | --- | below the first.',
    ])
  },
)

test('one line with cells, lines that are broken and lines without pass', async () => {
  for (const body of ['A | B', 'A | B\\\nC | D', 'Een regel\nen nog een', 'Kies A | B\nof C.', table])
    expect(await found(tablePasted, body)).toEqual([])
})
