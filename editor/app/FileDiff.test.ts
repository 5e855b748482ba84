import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Overview } from '../protocol.ts'
import { describeFile, describeValue, FileDiff, nameOfField } from './FileDiff.tsx'
import { labelOf } from './labels.ts'
import { rememberOverview } from './names.ts'

const page = `---
id: 4
steps:
  items:
    - title: Stap
      text: >-
        Een lange
        zin.
keywords: [een, twee]
---

Een alinea.

title: dit is geen veld
`
const name = (field: string) => labelOf([field]).name

test('a file is described in words: values follow the names of their fields, and hidden fields are skipped', () => {
  const item = `${name('steps')}, ${name('items')}`
  expect(describeFile('content/nl/pages/a.mdx', page, /^id$/).split('\n\n')).toEqual([
    `${item}, ${name('title')}: Stap`,
    `${item}, ${name('text')}: Een lange zin.`,
    `${name('keywords')}: een`,
    `${name('keywords')}: twee`,
    'Een alinea.',
    'title: dit is geen veld',
    '',
  ])
  const setup = labelOf(['starter', 'setup'], true).name
  expect(describeFile('content/business.yaml', 'starter:\n  setup: 950\n').trim()).toBe(`${setup}: 950`)
  expect(describeFile('a.mdx', 'geen velden\n')).toBe('geen velden\n')
})

test('a file is described without keys, paths and tags', () => {
  const sides = { nl: { title: 'Contact en demo', state: 'published', stale: false } } as const
  rememberOverview({
    entries: [{ key: 'pages/contact', sides, problems: 0 }],
  } as Partial<Overview> as Overview)
  const post = `---
category: zorg
draft: true
image: /images/blog/rooster.svg
---

Eerst.

![Een klok](/images/blog/klok.png)

<CallToAction to="contact" label="Bel &quot;ons&quot;">

Neem je lijst mee.

</CallToAction>

Daarna.
`
  expect(describeFile('content/nl/blog/a.mdx', post).trim().split('\n\n')).toEqual([
    'Categorie: Zorg',
    'Concept: ja',
    'Afbeelding: rooster.svg',
    'Eerst.',
    'Afbeelding: Een klok (klok.png)',
    'Oproep met knop, Naar: Contact en demo, Label: Bel "ons"',
    'Neem je lijst mee.',
    'Daarna.',
  ])
})

test('a paragraph with one of the two tags of a component is described without the tag', () => {
  const opening = '<CallToAction to="contact" label="Bel ons">'
  expect(describeFile('content/nl/blog/a.mdx', `${opening}\n\n`)).toMatch(/^Oproep met knop, .*Label: Bel ons\s*$/)
  expect(describeFile('content/nl/blog/a.mdx', '</CallToAction>\n').trim()).toBe('Einde van: Oproep met knop')
})

test('a change is described without Markdown, and with its language', () => {
  const facts = { nl: {}, en: { 'plan.price': '€ 95' } }
  const help: Overview['help'] = { facts, uses: {}, components: [], pages: { nl: [], en: [] } }
  rememberOverview({ entries: [], help } as Partial<Overview> as Overview)
  const changed = createElement(FileDiff, {
    file: 'content/en/faq/a.mdx',
    before: '**One** for {plan.price}.\n',
    after: '**Two** for {plan.price}.\n',
  })
  expect(renderToStaticMarkup(changed)).toMatch(/>Engels<.*>One<.*>Two<.*> for € 95\.</)
})

test.each([
  ['translates: t1234567\n', '\nTekst.\n', 'Zegt hetzelfde'],
  ['', '\n\nTekst.\n', 'Geen woord is gewijzigd, alleen lege regels of opmaak.'],
])('a change of fields %j and text %j, without a changed word, is described as "%s"', (fields, body, said) => {
  const before = '---\ntitle: A\n---\n\nTekst.\n'
  const after = `---\ntitle: A\n${fields}---\n${body}`
  const shown = renderToStaticMarkup(createElement(FileDiff, { file: 'content/en/faq/a.mdx', before, after }))
  expect(shown).toContain(`<p>${said}</p>`)
})

test('each of two versions is described by its value, and its field by the label of the form', () => {
  const file = 'content/nl/pages/a.mdx'
  const item = "    - title: 'Stap: een'\n      text: Een zin.\n"
  expect(nameOfField(file, ['steps', 'items', 1, 'title'])).toBe(
    ['steps', 'items', 'title']
      .map(name)
      .join(', ')
      .replace(name('items'), `${name('items')} 2`),
  )
  expect(nameOfField(file, ['keywords', 0])).toBe(`${name('keywords')} 1`)
  expect(describeValue(file, ['steps', 'items', 1, 'title'], "      title: 'Stap: een' # kort\n")).toBe('Stap: een')
  expect(describeValue(file, ['keywords'], 'keywords: [een, twee]\n')).toBe('een\ntwee')
  expect(describeValue(file, ['steps', 'items'], item)).toBe(`${name('title')}: Stap: een\n${name('text')}: Een zin.`)
  expect(describeValue(file, ['publishAt'], 'publishAt: 2026-12-01 09:00\n')).toBe('1 december 2026 om 09:00')
  expect(describeValue(file, ['title'], '# Een opmerking.\n')).toBe('# Een opmerking.\n')
  const facts = 'content/business.yaml'
  expect(describeValue(facts, ['contact', 'country', 'nl'], 'nl: !placeholder Nederland')).toBe('Nederland')
  expect(nameOfField(facts, ['starter', 'setup'])).toBe(labelOf(['starter', 'setup'], true).name)
})

test('a word that becomes bold is bold in the new version, and moved paragraphs are labelled as moved', () => {
  const help: Overview['help'] = { facts: { nl: {}, en: {} }, uses: {}, components: [], pages: { nl: [], en: [] } }
  rememberOverview({ entries: [], help } as Partial<Overview> as Overview)
  const shown = (before: string, after: string) =>
    renderToStaticMarkup(createElement(FileDiff, { file: 'content/nl/faq/a.mdx', before, after }))
  const marked = shown('Zorg en de bouw.\n', 'Zorg **en de bouw**.\n')
  expect(marked).toMatch(/>Zorg <.*<del[^/]*\/span>en de bouw<.*<ins class="font-bold [^/]*\/span>en de bouw<.*>\.</)
  expect(marked).not.toContain('*')
  const level = shown('## Kosten\n', '### Kosten\n')
  expect(level).toMatch(/<del[^/]*\/span>Kop<.*<ins[^/]*\/span>Tussenkop<.*Kosten/)
  expect(level).not.toContain('#')
  const [one, two] = ['## Een?\n\nJa.\n\n', '## Twee?\n\nNee.\n\nNooit.\n\n']
  const moved = shown(one + two, two + one)
  expect(moved).toMatch(/>Verplaatst<.*Een\?.*Ja\./s)
  expect(moved).not.toMatch(/<del|<ins/)
})

test('a table is compared by the cells of its rows, and a changed cell is marked', () => {
  const help: Overview['help'] = { facts: { nl: {}, en: {} }, uses: {}, components: [], pages: { nl: [], en: [] } }
  rememberOverview({ entries: [], help } as Partial<Overview> as Overview)
  const table = 'Eerst.\n\n| Pakket | Prijs |\n| :--- | ---: |\n| Klein | tien |\n| Groot |  |\n'
  expect(describeFile('content/nl/faq/a.mdx', table).trim()).toBe('Eerst.\n\nPakket · Prijs\nKlein · tien\nGroot · –')
  const shown = renderToStaticMarkup(
    createElement(FileDiff, {
      file: 'content/nl/faq/a.mdx',
      before: table,
      after: table.replace('tien', '**twaalf**'),
    }),
  )
  expect(shown).toMatch(/Klein · <.*<del[^/]*\/span>tien<.*<ins[^/]*\/span>twaalf<.*Groot · –/s)
  expect(shown).not.toMatch(/\||---|\*/)
})
