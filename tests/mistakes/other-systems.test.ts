import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translate } from '../../scripts/content/problem.ts'
import type { Locale } from '../../site/locales.ts'
import { examineWith, post, repository } from '../harness/content.ts'

/** Rows of the table in a guide: other systems' notations, and their equivalents here. */
function rowsOf(guide: string, locale: Locale) {
  const text = readFileSync(join(repository, guide), 'utf8')
  const [, rows = ''] = /^\| (?:Elsewhere|Elders) .*\n.*\n((?:\|.*\n)+)/m.exec(text) ?? []
  return rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [elsewhere = [], here = []] = row.split(' | ').map((cell) => cell.match(/(?<=`)[^`]+(?=`(?: |$|,))/g) ?? [])
      return elsewhere.filter((written) => written.trim()).map((written) => ({ locale, written, here }))
    })
}

const rows = [...rowsOf('CONTRIBUTING.md', 'en'), ...rowsOf('CONTRIBUTING.nl.md', 'nl')]

test('the guides have the same notations in both languages', () => {
  const [en, nl] = (['en', 'nl'] as const).map((one) => rows.filter(({ locale }) => locale === one))
  expect(en?.length).toBeGreaterThan(20)
  expect(en?.map(({ written }) => written)).toEqual(nl?.map(({ written }) => written))
})

test.each(rows)('the check and the guide agree on $written, in $locale', async ({ written, here, locale }) => {
  const { problems, advice } = await examineWith(post({}, `## Kop\n\nEen tekst.\n\n${written}\n\nMeer tekst.`))
  const said = [...problems, ...advice].map(({ message }) => translate(message, locale)).join('\n')
  const expected = here.length > 0 ? here : [locale === 'en' ? 'remove ' : 'haal ']
  // The title in <Callout title="…"> and the name of a picture depend on the notation.
  for (const one of expected.flatMap((notation) => notation.split(/…|picture\.jpg/)))
    expect(said.toLowerCase()).toContain(one.toLowerCase())
})
