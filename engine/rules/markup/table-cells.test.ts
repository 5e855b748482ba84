import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { tableCells } from './table-cells.ts'
import { tableShape } from './table-shape.ts'

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
