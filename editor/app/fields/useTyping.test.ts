import { expect, test } from 'vitest'
import { keepAddress } from './useTyping.ts'

test('a slug that changes leaves the old address of what was published, once', () => {
  const file = 'content/nl/blog/a.mdx'
  const text = '---\ntitle: A\nslug: oud\n---\n\nTekst\n'
  const next = text.replace('slug: oud', 'slug: nieuw')
  expect(keepAddress(file, text, next)).toEqual({
    text: next.replace('---\n\n', 'aliases: [oud]\n---\n\n'),
    kept: 'oud',
  })
  expect(keepAddress(file, text.replace('slug: oud\n', ''), next).kept).toBe('a')
  expect(keepAddress(file, text, text.replace('Tekst', 'Meer')).kept).toBeUndefined()
  expect(keepAddress(file, text.replace('slug', 'draft: true\nslug'), next).kept).toBeUndefined()
  expect(keepAddress(file, null, next).kept).toBeUndefined()
  expect(keepAddress('content/nl/faq/a.mdx', text, next).kept).toBeUndefined()
})
