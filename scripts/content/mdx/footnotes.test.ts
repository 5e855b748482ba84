import { expect, test } from 'vitest'
import type { Locale } from '../../../site/locales.ts'
import { print } from '../problem.ts'
import type { Collection } from '../schema/entries.ts'
import { compileBody } from './compile.ts'

async function bodyOf(text: string, collection: Collection, locale: Locale = 'nl') {
  const { body } = await compileBody('x.mdx', text, locale, {}, {}, collection)
  if (!body) throw new Error('The text has mistakes.')
  return body
}

test('footnotes have a heading, and links back, in the language of the page', async () => {
  const text = 'Een feit.[^a] Nog een.[^a]\n\n[^a]: De bron.'
  const html = async (locale: Locale) => (await bodyOf(text, 'blog', locale)).html
  expect(await html('nl')).toContain('>Voetnoten')
  expect(await html('nl')).toContain('aria-label="Terug naar de tekst bij voetnoot 1"')
  expect(await html('nl')).toContain('aria-label="Terug naar de tekst bij voetnoot 1-2"')
  expect(await html('en')).toContain('>Footnotes')
  expect(await html('en')).toContain('aria-label="Back to the text at footnote 1"')
})

test('footnote references are not part of a heading, its id or the text', async () => {
  const { headings, text } = await bodyOf('## Vier[^a]\n\nEen feit.[^a]\n\n[^a]: De bron.', 'blog')
  expect(headings).toMatchObject([{ id: 'vier', text: 'Vier' }])
  expect(text).toBe('Vier\nEen feit.\nDe bron.')
})

test.each(['faq', 'legal'] as const)(
  'in %s each part ends with its own footnotes, which meet no others',
  async (name) => {
    const text =
      '## Een [#one]\n\nTekst.[^a]\n\n[^a]: Noot een.\n\n## Twee [#two]\n\nTekst.[^b] Meer.[^a]\n\n[^b]: Noot twee.'
    const { sections, html } = await bodyOf(text, name)
    expect(sections.map((section) => section.text)).toEqual([
      'Tekst.\nNoot een.',
      'Tekst. Meer.\nNoot twee.\nNoot een.',
    ])
    const ids = (html.match(/(?<= id=")[^"]*/g) ?? []).filter((id) => id.includes('-'))
    expect(ids).toEqual([
      ...['user-content-one-fnref-a', 'user-content-one-label', 'user-content-one-fn-a'],
      ...['user-content-two-fnref-b', 'user-content-two-fnref-a', 'user-content-two-label'],
      ...['user-content-two-fn-b', 'user-content-two-fn-a'],
    ])
    for (const [, id] of html.matchAll(/(?:href="#|aria-describedby=")(user-[^"]*)/g)) expect(ids).toContain(id)
    expect(html).not.toMatch(/<h\d[^>]*>Voetnoten/)
  },
)

test('a footnote is below a collapsible heading, not in it', async () => {
  const text = '## Een[^a]\n\nTekst.\n\n[^a]: De bron.'
  const { problems } = await compileBody('x.mdx', text, 'nl', {}, {}, 'faq')
  expect(problems.map(print)).toEqual([
    'x.mdx:1:7  The footnote [^a] is in a heading, and a heading shows only its words. Move the footnote to the text below.',
  ])
})
