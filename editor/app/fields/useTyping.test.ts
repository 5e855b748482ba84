import { expect, test } from 'vitest'
import { removeAt, setValue } from '../../text/edit-fields.ts'
import { keepAddress } from './useTyping.ts'

test('a slug that changes leaves the old address of what is online, and none that never was', () => {
  const file = 'content/nl/blog/a.mdx'
  const text = '---\ntitle: A\nslug: oud\n---\n\nTekst\n'
  const next = text.replace('slug: oud', 'slug: nieuw')
  expect(keepAddress(file, text, next)).toEqual({
    text: next.replace('---\n\n', 'aliases: [oud]\n---\n\n'),
    kept: 'oud',
  })
  expect(keepAddress(file, text.replace('slug: oud\n', ''), next).kept).toBe('a')
  expect(keepAddress(file, text, text.replace('Tekst', 'Meer')).kept).toBe('')
  expect(keepAddress(file, text.replace('slug', 'draft: true\nslug'), next).kept).toBeUndefined()
  expect(keepAddress(file, null, next).kept).toBeUndefined()
  const before = text.replace('oud\n', 'oud\naliases: [ouder] # van vroeger\n')
  for (const online of [
    text,
    before,
    before.replace('[ouder', '[oudst, ouder'),
    text.replace('slug: oud', 'aliases: []'),
  ])
    for (const way of [['nieuw'], ['nieuw', 'nieuwer'], ['ouder'], ['oudst'], ['nieuw', 'oudst']]) {
      let now = online
      for (const slug of [...way, /slug: (.*)/.exec(online)?.[1] ?? '']) {
        const typed = setValue(file, now, ['slug'], slug)
        now = keepAddress(file, online, slug ? typed : removeAt(file, typed, ['slug'])).text
        expect(now).not.toMatch(/aliases: .*nieuw/)
      }
      expect(now).toBe(online)
    }
  expect(keepAddress('content/nl/faq/a.mdx', text, next).kept).toBeUndefined()
})
