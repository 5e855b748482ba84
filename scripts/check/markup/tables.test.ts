import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { tableCells, tableEnd } from './tables.ts'

test('a cell too many is named, as it is left out', async () => {
  expect(await found(tableCells, '| a | b |\n| - | - |\n| 1 | 2 | 3 |\n| 1 |\n| a \\| b | 2 |')).toEqual([
    '6:9  This row has 3 cells and its table 2 columns, so the rest of it is not shown. Write \\| for the character itself, or give the first row and the line of - as many cells.',
  ])
})

test('a text directly below a table is named, as it becomes a row', async () => {
  const line = (words: string) =>
    `The line "${words}" becomes a row of the table above it. Leave a line empty before it, or write | between its cells.`
  expect(
    await found(tableEnd, '| a | b |\n| - | - |\n| 1 | 2 |\nTekst.\n\n> a | b\n> --- | ---\n> Meer `tekst`.'),
  ).toEqual([`7:1  ${line('Tekst.')}`, `11:3  ${line('Meer `tekst`.')}`])
  expect(await found(tableEnd, '| a | b |\n| - | - |\n| 1 |\n| 2 | 3\n\nTekst.\n\n| a |\n| - |\nb')).toEqual([])
})
