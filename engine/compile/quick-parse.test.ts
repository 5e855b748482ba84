import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { examples, markdownExamples } from '../../components/mdx/examples.ts'
import { listFiles } from '../../system/files.ts'
import { parseQuickly } from './quick-parse.ts'

const remark = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter)

/** What a tree says, its order of keys and what only a program of its own uses left out. */
const plain = (tree: unknown) =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === 'data' || value === null ? undefined : value)))

const content = join(import.meta.dirname, '../../content')
const texts = {
  ...Object.fromEntries(
    listFiles(content)
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => [file, readFileSync(join(content, file), 'utf8')]),
  ),
  ...examples,
  ...markdownExamples,
  'properties over several lines':
    'Een.\n\n<Figure\n  src="/images/a.svg"\n  alt="Een lijn, met\n  een knik"\n  caption=\'Zo\'\n/>\n\nTwee <Callout title="x">drie</Callout>.\n',
}

test.each(Object.entries(texts))('%s: the same tree as that of remark, with every place', (_, text) => {
  expect(plain(parseQuickly(text))).toEqual(plain(remark.parse(text)))
})

test('what it reads otherwise is left to remark: a { that nothing closes, and a fact that it takes for text', () => {
  for (const text of ['[`]`{`', '[a `]` b] {starter.monthly} `c`']) expect(() => parseQuickly(text)).toThrow()
})
