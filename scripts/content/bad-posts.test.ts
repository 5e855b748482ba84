import { describe, expect, test } from 'vitest'
import { entry, post, problemsIn } from '../../tests/harness/content.ts'

const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]

describe('ids and slugs', () => {
  test('an id is used once in a language', async () => {
    expect(await problemsIn(post({ id: '1', date: '2027-01-01' }))).toEqual(
      at(
        '2:5',
        'id "1" is also used by content/nl/blog/five-reasons.mdx. Write id: 92 in the one that is new, in every language.',
      ),
    )
  })

  test('of two posts it is the newer one that is to change', async () => {
    expect(await problemsIn(post({ id: '1', date: '2020-01-01' }))).toEqual([
      'content/nl/blog/five-reasons.mdx:2:5  id "1" is also used by content/nl/blog/kosten.mdx. Write id: 92 in the one that is new, in every language.',
    ])
  })

  test('a slug is used once in a language', async () => {
    expect(await problemsIn(post({ slug: 'five-reasons' }))).toEqual([])
    expect(await problemsIn(post({ slug: 'intake-care-team', date: '2027-01-01' }))).toEqual(
      at(
        '11:7',
        'slug "intake-care-team" is also used by content/nl/blog/intake-care-team.mdx. Choose another for the one that is new.',
      ),
    )
  })

  test.each([
    ['contact', 'site/routes.ts'],
    ['flows', 'site/routes.ts'],
    ['zorg', 'site/categories.ts'],
    ['pagina', 'site/routes.ts'],
  ])('a slug is not the address of something else: %s', async (slug, owner) => {
    expect(await problemsIn(post({ slug }))).toEqual(at('11:7', `slug "${slug}" is taken by ${owner}. Choose another.`))
  })

  test('a file name that makes such a slug is refused too', async () => {
    expect(
      await problemsIn({ 'nl/blog/zorg.mdx': entry(), 'en/blog/zorg.mdx': entry({ category: 'technical' }) }),
    ).toEqual(['content/nl/blog/zorg.mdx:1:1  slug "zorg" is taken by site/categories.ts. Choose another.'])
  })

  test('a slug is written as addresses are', async () => {
    expect(await problemsIn(post({ slug: 'Wat Kost' }))).toEqual(
      at(
        '11:7',
        'slug "Wat Kost" cannot be used here. Write small letters, digits and single hyphens, like wat-kost-automatisering.',
      ),
    )
  })
})

describe('twins', () => {
  test('a page has its words in every language', async () => {
    expect(await problemsIn({ 'en/pages/about.mdx': null })).toEqual([
      'content/en/pages/about.mdx:1:1  The file is missing. Write it as the twin of content/nl/pages/about.mdx.',
    ])
    expect(await problemsIn({ 'en/legal/terms.mdx': null, 'nl/legal/terms.mdx': null })).toEqual([
      'content/en/legal/terms.mdx:1:1  The file is missing. Write it.',
      'content/nl/legal/terms.mdx:1:1  The file is missing. Write it.',
    ])
  })

  test('so does everything a writer adds', async () => {
    expect(await problemsIn({ 'nl/blog/kosten.mdx': entry() })).toEqual(
      at('1:1', 'The twin content/en/blog/kosten.mdx is missing. Translate this file to it, with the same file name.'),
    )
  })
})
