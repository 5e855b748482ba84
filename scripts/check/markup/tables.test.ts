import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { tableCells } from './tables.ts'

test('a cell too many is named, as it is left out', async () => {
  expect(await found(tableCells, '| a | b |\n| - | - |\n| 1 | 2 | 3 |\n| 1 |\n| a \\| b | 2 |')).toEqual([
    '6:9  This row has 3 cells and its table 2 columns, so the rest of it is not shown. Write \\| for the character itself, or give the first row and the line of - as many cells.',
  ])
})
