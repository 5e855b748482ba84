import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { headingOrder } from './heading-order.ts'

test('the headings of a text begin with ## and go down one level at a time', async () => {
  expect(await found(headingOrder, '\n## Een\n\n### Twee\n\n#### Drie\n\n## Vier')).toEqual([])
  expect(await found(headingOrder, '\n## Een\n\n#### Drie')).toEqual([
    '7:1  This heading has 4 # and the one above it has 2. Write ###.',
  ])
  expect(await found(headingOrder, '\n### Eerst')).toEqual(['5:1  The first heading has 3 #. Write ##.'])
})

test('the heading of the page is its title, also where a line of signs makes one', async () => {
  expect(await found(headingOrder, '\n# Kosten')).toEqual([
    '5:1  A heading with one # is that of the page, which title gives. Write ##.  [#  → ## ]',
  ])
  expect(await found(headingOrder, '\n> De\n> kosten\n>  ======  ')).toEqual([
    '5:3  A heading above a line of = is that of the page, which title gives. Write ------.  [====== → ------]',
  ])
})

test('a line of = is not corrected where one of - would stand below a text by accident', async () => {
  expect(await found(headingOrder, '\nDat is alles.\n===')).toEqual([
    '5:1  A heading above a line of = is that of the page, which title gives. Write ---.',
  ])
})

test('what follows a heading of the page is judged as it will be', async () => {
  expect(await found(headingOrder, '\n# Een\n\n### Twee\n\n##### Vier')).toEqual([
    expect.stringContaining('5:1  A heading with one # is that of the page'),
    '9:1  This heading has 5 # and the one above it has 3. Write ####.',
  ])
})
