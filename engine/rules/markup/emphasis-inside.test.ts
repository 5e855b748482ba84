import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { emphasisInside } from './emphasis-inside.ts'

test('signs inside words that made something of what stands between are named', async () => {
  expect(await found(emphasisInside, 'Dat is 5*3 en 4*2 uur.')).toEqual([
    '4:9  "*3 en 4*" is read as words that stand out. Write \\* for the sign itself, or × for times.',
  ])
})

test('a part of a word, and words, may stand out', async () => {
  expect(await found(emphasisInside, 'On*gelooflijk*e *twee woorden*, 5*3 en 5 * 3 * 2, **vet en** meer.')).toEqual([])
})
