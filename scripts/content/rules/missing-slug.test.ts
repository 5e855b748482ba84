import { expect, test } from 'vitest'
import { missingSlug } from './missing-slug.ts'
import { found } from './testing.ts'

test('an article without a slug is offered one', async () => {
  expect(await found(missingSlug, '\nTekst.', 'title: Wat kost het?')).toEqual([
    '2:1  slug is missing, so the address ends in kosten. Write slug: wat-kost-het  [title: → slug: wat-kost-het\ntitle:]',
  ])
})

test('a teaser has no address, and a file name can be the right one', async () => {
  expect(await found(missingSlug, '', 'title: Wat kost het?')).toEqual([])
  expect(await found(missingSlug, '\nTekst.', 'title: Kosten')).toEqual([])
  expect(await found(missingSlug, '\nTekst.', 'title: Wat kost het?\nslug: prijs')).toEqual([])
})
