import { expect, test } from 'vitest'
import type { Changes, Key } from '../../protocol.ts'
import { neededBy, pairsOfNewAddress } from './new-address.ts'

const post = (slug: string) => `---\ntitle: Een bericht\nslug: ${slug}\n---\n\nTekst.\n`
const changed = (key: Key, before: string | null, after: string | null): Changes['texts'][number] => {
  return { key, files: [{ file: `content/nl/${key}.mdx`, before, after }] }
}
const linking = (address: string) => `---\ntitle: Een vraag\n---\n\n[Lees](${address}).\n`

test.each([
  ['a text with the new address', post('new'), '/blog/old', '/blog/new', true],
  ['a text with the new address and an anchor', post('new'), '/blog/old#kop', '/blog/new#kop', true],
  ['a text with a link to another post', post('new'), '/blog/old-2', '/blog/new', false],
  ['a text with the whole address', post('new'), 'https://example.com/blog/old', '/blog/new', true],
  ['a text that keeps its link', post('new'), '/blog/old', '/blog/old', false],
  ['a post that keeps its address', `${post('old')}Meer.\n`, '/blog/old', '/blog/other', false],
])('%s', (_, after, was, is, arePaired) => {
  const texts = [changed('blog/a', post('old'), after), changed('faq/b', linking(was), `${linking(is)}Meer.\n`)]
  expect(pairsOfNewAddress(texts)).toEqual(arePaired ? [['blog/a', 'faq/b']] : [])
})

test('a new post, and a post that had the name of its file', () => {
  const text = changed('faq/b', linking('/blog/a'), linking('/blog/new'))
  expect(pairsOfNewAddress([changed('blog/a', null, post('new')), text])).toEqual([])
  const unnamed = post('x').replace('slug: x\n', '')
  expect(pairsOfNewAddress([changed('blog/a', unnamed, post('new')), text])).toEqual([['blog/a', 'faq/b']])
})

test('of a pair with one text ticked, the other must be ticked too', () => {
  const pairs: [Key, Key][] = [['blog/a', 'faq/b']]
  expect(neededBy('faq/b', pairs, ['blog/a'])).toBe('blog/a')
  expect(neededBy('blog/a', pairs, ['faq/b'])).toBe('faq/b')
  expect(neededBy('faq/b', pairs, ['blog/a', 'faq/b'])).toBe(undefined)
  expect(neededBy('faq/b', pairs, ['faq/c'])).toBe(undefined)
})
