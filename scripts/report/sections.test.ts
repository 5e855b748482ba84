import { expect, test } from 'vitest'
import { compareBytes } from './bytes.ts'
import { printMarkdown, printPlain } from './sections.ts'

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

test('a pull request gets tables, below a mark by which its comment is found again', () => {
  expect(printMarkdown(sections)).toBe(`<!-- content-report -->

## What this changes

### Links

|  | link |
|---|---|
| added | /faq |
| removed | /contact |

### Pages

No content differs.
`)
})

test('what a writer wrote cannot be a mention, a picture or a cell of its own', () => {
  const rows = [['@everyone | ![x](https://example.org/x.png)\n<b>']]
  const [, table] = printMarkdown([{ title: 'T', columns: ['a'], rows, none: '' }]).split('|---|\n')
  expect(table).toBe('| @\u2060everyone \\| !\\[x\\](https://example.org/x.png) \\<b\\> |\n')
})

test('bytes are compared page by page, and as a whole', () => {
  const file = (path: string, bytes: number) => ({ path, bytes, sha256: '' })
  const before = { files: [file('faq.html', 100), file('old.html', 50), file('a.js', 10), file('same.html', 5)] }
  const after = { files: [file('faq.html', 130), file('new.html', 60), file('a.js', 10), file('same.html', 5)] }
  expect(compareBytes(before, after).rows).toEqual([
    ['faq.html', '100', '130', '+30'],
    ['new.html', 'new', '60', '+60'],
    ['old.html', '50', 'gone', '-50'],
    ['whole site', '165', '205', '+40'],
  ])
  expect(compareBytes({ ...before, base: '/sub/' }, { ...after, base: '/' })).toMatchObject({
    rows: [],
    none: 'The other build is for /sub/ and this one for /, which differs in every link: run BASE=/sub/ npm run build first.',
  })
  expect(compareBytes(undefined, after).none).toBe(
    'Only the content was compared. --base <build.json> compares sizes too.',
  )
  expect(compareBytes(before, undefined).none).toBe('There is no build here: run npm run build first.')
})
