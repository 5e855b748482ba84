import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { tablePasted, tableRows } from './table-rows.ts'

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
