import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { nameSpare } from './name-spare.ts'

test('an address by a name that nearly stands in the text is named', async () => {
  expect(await found(nameSpare, 'Zie [elke dag].\n\n[elke dg]: /pakketten')).toEqual([
    '6:1  No link is called [elke dg]. Did you mean [elke dag]?',
  ])
  expect(await found(nameSpare, 'Zie [elke dag] en [sic].\n\n[elke dag]: /pakketten\n\n[//]: # "weg"')).toEqual([])
})
