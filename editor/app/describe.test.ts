import { expect, test } from 'vitest'
import { changedParagraphs } from '../text/paragraphs.ts'
import { describeFile } from './describe.ts'

const page = `---
title: Een titel # voor ons
steps:
  items:
    - title: Stap
      text: >-
        Een lange
        zin.
keywords: [een, twee]
id: 4
---

Een alinea.

title: dit is geen veld
`

test('a file is told in words: its values behind the names of their fields, without what is silent', () => {
  expect(describeFile('content/nl/pages/a.mdx', page, 'nl', /^id$/)).toBe(
    [
      'Titel: Een titel',
      'Stappen, Onderdelen, Titel: Stap',
      'Stappen, Onderdelen, Tekst: Een lange zin.',
      'Trefwoorden: een',
      'Trefwoorden: twee',
      'Een alinea.',
      'title: dit is geen veld',
      '',
    ].join('\n\n'),
  )
  const next = page.replace('Stap\n', 'Stap één\n').replace('    - title', '    - title: Eerst\n    - title')
  expect(changedParagraphs(describeFile('a.mdx', page, 'en'), describeFile('a.mdx', next, 'en'))).toEqual([
    {
      before: 'Steps, Items, Title: Stap\n\n',
      after: 'Steps, Items, Title: Eerst\n\nSteps, Items, Title: Stap één\n\n',
    },
  ])
  // A paragraph that follows changes nothing in the one before it.
  const more = `${page}\nMeer.\n`
  expect(changedParagraphs(describeFile('a.mdx', page, 'nl'), describeFile('a.mdx', more, 'nl'))).toEqual([
    { before: '', after: 'Meer.\n\n' },
  ])
  expect(describeFile('content/business.yaml', 'starter:\n  setup: 950 euro\n', 'nl')).toBe(
    'Eenmalig: 950 euro\n\n\n\n',
  )
  expect(describeFile('a.mdx', 'geen velden\r\n', 'nl')).toBe('geen velden\n')
})
