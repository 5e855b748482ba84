import { expect, test } from 'vitest'
import type { Locale } from '../../../site/locales.ts'
import { compileBody } from './compile.ts'

test('footnotes have a heading, and links back, in the language of the page', async () => {
  const text = 'Een feit.[^a]\n\n[^a]: De bron.'
  const html = async (locale: Locale) => (await compileBody('x.mdx', text, locale, {}, {})).body?.html
  expect(await html('nl')).toContain('>Voetnoten')
  expect(await html('nl')).toContain('aria-label="Terug naar de tekst bij voetnoot 1"')
  expect(await html('en')).toContain('>Footnotes')
  expect(await html('en')).toContain('aria-label="Back to the text at footnote 1"')
})
