import { expect, test } from 'vitest'
import { advised } from '../../../tests/harness/rules.ts'
import { missingSlug } from './missing-slug.ts'

test('an article without a slug is offered one', async () => {
  expect(await advised(missingSlug, 'Tekst.', 'id: 91\ntitle: Wat kost het?')).toEqual([
    '3:1  slug is missing, so the address ends in kosten. Write one, such as slug: wat-kost-het',
  ])
})

test('a teaser has no address, and a file name can be the right one', async () => {
  expect(await advised(missingSlug, '', 'title: Wat kost het?')).toEqual([])
  expect(await advised(missingSlug, 'Tekst.', 'title: Kosten')).toEqual([])
  expect(await advised(missingSlug, 'Tekst.', 'title: Wat kost het?\nslug: prijs')).toEqual([])
})
