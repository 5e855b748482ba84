import { expect, test } from 'vitest'
import { ownIds } from '../../../site/ids.ts'
import { translate } from '../problem.ts'
import type { Collection } from '../schema/entries.ts'
import { compileBody } from './compile.ts'

async function idsIn(text: string, collection?: Collection): Promise<string[]> {
  const { body, problems } = await compileBody('x.mdx', text, 'nl', { 'a.b': 'Twee' }, {}, collection)
  return body?.headings.map(({ id }) => id) ?? problems.map(({ line, message }) => `${line}  ${translate(message)}`)
}

test('an id is the words of its heading, as facts and code have them', async () => {
  expect(await idsIn('## Wat *kost* `x_y` & {a.b}?\n\n## 5 tips')).toEqual(['wat-kost-x_y--twee', '5-tips'])
})

test('an id is never empty, and neither begins nor ends with a hyphen', async () => {
  expect(await idsIn('## 🚀\n\n## ?\n\n## …\n\n## ⚠️ 1️⃣')).toEqual(['section', 'section-1', 'section-2', '1'])
  expect(await idsIn('## 🚀 Start\n\n## Einde –')).toEqual(['start', 'einde'])
})

test('an accent behind its letter makes the same id', async () => {
  expect(await idsIn('## Café één'.normalize('NFD'))).toEqual(['café-één'.normalize('NFC')])
})

test('no id stands twice, and an id that a writer gave stays', async () => {
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
        `1  The anchor "${id}" is that of another part of the page. Write another, like ## Kop [#${id}-2]`,
      ])
    }
  },
)

test('a heading of an answer is named after its question, as a page shows many', async () => {
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
