import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { listYear } from './list-year.ts'

test('a sentence that begins with a year is no list', async () => {
  expect(await found(listYear, '2025. Dat was een goed jaar.')).toEqual([
    '4:1  "2025." begins a list. Write 2025\\. for a sentence.  [2025. → 2025\\.]',
  ])
  expect(await found(listYear, '2025\\. Dat was een goed jaar.\n\n10. Tien\n11. Elf\n\n- Punt')).toEqual([])
})
