import { expect, test } from 'vitest'
import { ownIds } from '../../../site/ids.ts'
import { translate } from '../problem.ts'
import type { Collection } from '../schema/entries.ts'
import { compileBody } from './compile.ts'

async function idsIn(text: string, collection?: Collection): Promise<string[]> {
  const { body, problems } = await compileBody('x.mdx', text, 'nl', { 'a.b': 'Twee' }, {}, collection)
  return body?.headings.map(({ id }) => id) ?? problems.map(({ line, message }) => `${line}  ${translate(message)}`)
}

test('an id consists of the words of its heading, as on GitHub', async () => {
  const headings = ['Wat *kost* `x_y` & meer?', '5 tips', '🚀 Start', 'Einde –', "'s Ochtends", 'In 2-4 weken']
  const ids = ['wat-kost-x_y--meer', '5-tips', '-start', 'einde-', 's-ochtends', 'in-2-4-weken']
  expect(await idsIn(headings.map((heading) => `## ${heading}`).join('\n\n'))).toEqual(ids)
})

test('an id contains no facts, because they change', async () => {
  const headings = ['Vanaf {a.b} per maand', '{a.b} workflows', 'Wat kost {a.b}?', '{a.b}', 'Wat {a.b} kost [#costs]']
  const ids = ['vanaf-per-maand', 'workflows', 'wat-kost', 'section', 'costs']
  expect(await idsIn(headings.map((heading) => `## ${heading}`).join('\n\n'))).toEqual(ids)
})

test('an id is never empty', async () => {
  expect(await idsIn('## 🚀\n\n## ?\n\n## …')).toEqual(['section', 'section-1', 'section-2'])
})

test('an accent after its letter gives the same id', async () => {
  expect(await idsIn('## Café één'.normalize('NFD'))).toEqual(['café-één'.normalize('NFC')])
})

test('no id occurs twice, and an id that a writer set stays', async () => {
  expect(await idsIn('## Kosten\n\n## Kosten\n\n## Prijs [#kosten-1]\n\n## Tijd [#kosten]')).toEqual([
    'kosten-2',
    'kosten-3',
    'kosten-1',
    'kosten',
  ])
})

test.each(['blog', 'legal', 'faq', 'pages'] as const)(
  'in %s, no id is that of another part of the page',
  async (name) => {
    const ids = ownIds[name]
    expect(ids).toContain('main')
    for (const id of ids) {
      expect(await idsIn(`## ${id}`, name)).toEqual([`${id}-1`])
      expect(await idsIn(`## Kop [#${id}]`, name)).toEqual([
        `1  The id "${id}" is already used by another part of the page. Write another id, as in ## Kop [#${id}-2]`,
      ])
    }
  },
)

test("a heading's id in an answer includes that of its question, because a page shows many answers", async () => {
  const text = '## Wat kost het? [#costs]\n\n### Voorbeeld\n\n### Som [#sum-of-it]\n\n## Hoe?\n\n### Voorbeeld'
  expect(await idsIn(text, 'faq')).toEqual(['costs', 'costs-voorbeeld', 'sum-of-it', 'hoe', 'hoe-voorbeeld'])
})

test('a link to a heading is written as its id', async () => {
  const text = `## Café\n\n[a](${'#café'.normalize('NFD')}) [b](/faq#cafe%CC%81) [c](https://a.example/#%41)`
  const { body } = await compileBody('x.mdx', text, 'nl', {}, {})
  expect(body?.html.match(/href="[^"]*"/g)).toEqual([
    ...['href="#café"', 'href="#caf%C3%A9"', 'href="/faq#caf%C3%A9"'],
    'href="https://a.example/#%41"',
  ])
})

test('a line break in a heading becomes a space, also in the heading that a message proposes', async () => {
  expect(await idsIn('<h1>Zardoz (1974),<br>van Boorman</h1>\n\n## Een kop<br>met meer')).toEqual([
    '1  <br> is not a component of this site. Write a space instead.',
    '3  <br> is not a component of this site. Write a space instead.',
    '1  <h1> is not a component of this site. Remove it if it repeats the title, which the page shows above its text. Otherwise write this heading: ## Zardoz (1974), van Boorman',
  ])
})
