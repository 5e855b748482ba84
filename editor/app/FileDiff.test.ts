import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Overview } from '../protocol.ts'
import { describeFile, FileDiff } from './FileDiff.tsx'
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

test('a file is told in words: its values behind the names of their fields, without what is silent', () => {
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

test('a file is told without keys, paths and tags', () => {
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

test('a change is told with its language', () => {
  const changed = createElement(FileDiff, { file: 'content/en/faq/a.mdx', before: 'One.\n', after: 'Two.\n' })
  expect(renderToStaticMarkup(changed)).toMatch(/>Engels<.*One.*Two/)
})
