import { expect, test } from 'vitest'
import { describeFile } from './FileDiff.tsx'
import { labelOf } from './labels.ts'

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
const name = (field: string) => labelOf([field], false, 'nl').name

test('a file is told in words: its values behind the names of their fields, without what is silent', () => {
  const item = `${name('steps')}, ${name('items')}`
  expect(describeFile('content/nl/pages/a.mdx', page, 'nl', /^id$/).split('\n\n')).toEqual([
    `${item}, ${name('title')}: Stap`,
    `${item}, ${name('text')}: Een lange zin.`,
    `${name('keywords')}: een`,
    `${name('keywords')}: twee`,
    'Een alinea.',
    'title: dit is geen veld',
    '',
  ])
  const setup = labelOf(['starter', 'setup'], true, 'nl').name
  expect(describeFile('content/business.yaml', 'starter:\n  setup: 950\n', 'nl').trim()).toBe(`${setup}: 950`)
  expect(describeFile('a.mdx', 'geen velden\n', 'nl')).toBe('geen velden\n')
})
