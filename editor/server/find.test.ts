import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examineWith, post } from '../../tests/harness/content.ts'
import { findInTexts } from './find.ts'

test('an address on the site, even an old one, finds the text of its page; any other is a search', async () => {
  const examined = await examineWith(post({ slug: 'nieuw', aliases: '[oud]' }, 'Een zin.'))
  const entry = examined.entries.find(({ fields }) => fields.slug === 'nieuw')
  const page = entry && examined.site.pageOf(entry)
  const find = (address: string) => findInTexts('/none', examined, address).map(({ file }) => file)
  const { url = '' } = page ?? {}
  for (const address of [url, `${url}/`, `${url}?a=1#b`, url.replace('nieuw', 'oud')])
    expect(find(` https://site.example${address} `)).toEqual([entry?.file])
  for (const address of ['https://site.example/none', 'https://site.example/%E0%A4%A', 'https://[', url])
    expect(find(address)).toEqual([])
})

test('a search finds words that a writer reads, without the codes and the signs of tables', async () => {
  const root = mkdtempSync(join(tmpdir(), 'find-'))
  const folder = join(root, 'content/nl/blog')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'kosten.mdx'),
    '---\ntitle: Kosten\nimage: /images/blog/offerte.svg\ntranslates: t3e4a425\n# Een noot van de makers\nitems:\n  - { from: "Zieke collega", does: "Vraagt {x}" }\nkeywords: [rooster, dienst]\n---\n\n<CallToAction to="contact" label="Bel &quot;ons&quot;">\n\n| Stap | Tijd |\n| --- | --- |\n',
  )
  const examined = await examineWith(post({ slug: 'kosten' }, 'Een zin.'))
  const find = (query: string) => findInTexts(root, examined, query).map(({ line }) => line)
  expect([...find('e4a'), ...find('offerte'), ...find('makers')]).toEqual([])
  expect(find('tijd')).toEqual(['Stap · Tijd'])
  expect(find('zieke')).toEqual(['Zieke collega · Vraagt {x}'])
  expect(find('dienst')).toEqual(['rooster · dienst'])
  expect(find('bel')).toEqual(['Bel "ons"'])
})
