import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { tableCells, tableRows } from './tables.ts'

test('a cell too many is named, as it is left out', async () => {
  expect(await found(tableCells, '| a | b |\n| - | - |\n| 1 | 2 | 3 |\n| 1 |\n| a \\| b | 2 |')).toEqual([
    '6:9  This row has 3 cells and its table 2 columns, so the rest of it is not shown. Write \\| for the character itself, or give the first row and the line of - as many cells.',
  ])
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
