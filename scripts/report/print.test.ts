import { expect, test } from 'vitest'
import { printMarkdown, printPlain } from './compare.ts'

const sections = [
  {
    title: 'Links',
    columns: ['', 'link'],
    rows: [
      ['added', '/faq'],
      ['removed', '/contact'],
    ],
    none: '',
  },
  { title: 'Pages', columns: ['file'], rows: [], none: 'No content differs.' },
]

test('a terminal gets columns', () => {
  expect(printPlain(sections)).toBe(`Links
           link
  added    /faq
  removed  /contact

Pages
  No content differs.`)
})

test('a pull request gets tables, below a marker that identifies its comment', () => {
  expect(printMarkdown(sections)).toBe(`<!-- content-report -->

## What this pull request changes

### Links

|  | link |
|---|---|
| added | /faq |
| removed | /contact |

### Pages

No content differs.
`)
})

test("a writer's text cannot become a mention, a picture or a separate cell", () => {
  const rows = [['@everyone | ![x](https://example.org/x.png)\n<b>']]
  const [, table] = printMarkdown([{ title: 'T', columns: ['a'], rows, none: '' }]).split('|---|\n')
  expect(table).toBe('| @\u2060everyone \\| !\\[x\\](https://example.org/x.png) \\<b\\> |\n')
})
